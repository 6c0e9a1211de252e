// What the canvas shows, once more as elements that screen readers understand. They lie
// invisibly where the program painted them, and pass on what is done to them.

const ROLES = {
  button: "button",
  checkbox: "checkbox",
  radio: "radio",
  slider: "slider",
  textbox: "textbox",
  link: "link",
  heading: "heading",
  text: null,
  tab: "tab",
  menuitem: "menuitem",
  listitem: "listitem",
  image: "img",
  progressbar: "progressbar",
};

const CAN_FOCUS = new Set(["button", "checkbox", "radio", "slider", "textbox", "link", "tab", "menuitem"]);

export class Mirror {
  constructor(section, label, send) {
    this.section = section;
    this.send = send;
    this.shown = new Map(); // id -> { element, role, state }
    this.focused = null;
    section.setAttribute("aria-label", label);
  }

  show({ focus, nodes }) {
    this.section.hidden = false;
    const left = new Set(this.shown.keys());
    nodes.forEach((node, i) => {
      left.delete(node.id);
      const element = this.update(node);
      const there = this.section.children[i] ?? null;
      // Moving an element takes the focus from it: only those that are out of order.
      if (there !== element) this.section.insertBefore(element, there);
    });
    for (const id of left) this.remove(id);
    if (focus !== this.focused) {
      this.focused = focus ?? null;
      this.follow();
    }
  }

  remove(id) {
    this.shown.get(id).element.remove();
    this.shown.delete(id);
  }

  /** Brings one element up to date; an unchanged one is not touched, lest it be read again. */
  update(node) {
    const before = this.shown.get(node.id);
    if (before && before.role !== node.role) this.remove(node.id);
    const shown = before?.role === node.role ? before : this.make(node);
    const state = JSON.stringify(node);
    if (shown.state !== state) {
      shown.state = state;
      describe(shown.element, node);
    }
    return shown.element;
  }

  make({ id, role }) {
    const element = document.createElement(role === "textbox" ? "input" : "div");
    if (ROLES[role] && role !== "textbox") element.setAttribute("role", ROLES[role]);
    if (role === "heading") element.setAttribute("aria-level", "2");
    if (CAN_FOCUS.has(role)) element.tabIndex = -1;
    element.addEventListener("click", () => this.send({ act: id, what: "click" }));
    element.addEventListener("focus", () => {
      if (!this.following) this.send({ act: id, what: "focus" });
    });
    if (role === "textbox") this.listenToText(element, id);
    const shown = { element, role, state: "" };
    this.shown.set(id, shown);
    return shown;
  }

  /**
   * What is typed goes to the program as it would without the mirror, and comes back as the
   * new value. Only what cannot be held back, such as dictation, is sent as a whole value.
   */
  listenToText(element, id) {
    const type = (text) => { if (text) this.send({ text }); };
    element.addEventListener("beforeinput", (event) => {
      if (!event.cancelable) return;
      event.preventDefault();
      if (event.inputType.startsWith("insert")) type(event.data);
    });
    const whole = () => this.send({ act: id, what: "value", value: element.value });
    element.addEventListener("input", (event) => { if (!event.isComposing) whole(); });
    element.addEventListener("compositionend", whole);
  }

  /** The focus of the page goes where the program's is, so that it is read out. */
  follow() {
    const element = this.shown.get(this.focused)?.element;
    if (!element || element.tabIndex !== -1 || !document.hasFocus()) return;
    if (document.activeElement?.closest(".control")) return;
    this.following = true;
    element.focus({ preventScroll: true });
    this.following = false;
  }
}

function set(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

function describe(element, { role, name, value, on, disabled, at: [left, top, right, bottom] }) {
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.max(1, right - left)}px`,
    height: `${Math.max(1, bottom - top)}px`,
  });
  set(element, "aria-disabled", disabled ? true : null);
  if (role === "textbox") {
    set(element, "aria-label", name);
    if (element.value !== (value ?? "")) element.value = value ?? "";
    return;
  }
  if (role === "image" || role === "slider" || role === "progressbar") {
    set(element, "aria-label", name);
  } else {
    const text = role === "text" || role === "listitem" ? [name, value].filter(Boolean).join(" ") : name;
    if (element.textContent !== text) element.textContent = text;
  }
  if (role === "slider" || role === "progressbar") {
    const number = Number.parseFloat(value);
    set(element, "aria-valuenow", Number.isNaN(number) ? null : number);
    set(element, "aria-valuetext", value);
  }
  if (role === "checkbox" || role === "radio") set(element, "aria-checked", on ?? false);
  if (role === "tab") set(element, "aria-selected", on ?? false);
  if (role === "button") set(element, "aria-pressed", on);
  if (role === "menuitem" && on !== null && on !== undefined) {
    set(element, "role", "menuitemcheckbox");
    set(element, "aria-checked", on);
  }
}
