// Turns what happens on the page into events for the program.

const BUTTONS = [
  [1, "primary"],
  [2, "secondary"],
  [4, "middle"],
  [8, "back"],
  [16, "forward"],
];

const onMac = /mac|iphone|ipad/i.test(navigator.userAgentData?.platform ?? navigator.platform);

/** Keys that would scroll the page, leave it, or move the focus away. */
const OURS = new Set([
  "Tab", "Enter", "Escape", "Backspace", "Delete", "Alt", "Home", "End", "PageUp", "PageDown",
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown",
  "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11",
]);

/** With Ctrl (on a Mac, Cmd) held these stay the browser's; Ctrl+F5 loads the page anew. */
const BROWSERS = new Set(["c", "x", "v", "w", "t", "Tab", "F4", "F5", "F11", "F12"]);
if (onMac) for (const key of ["q", "h", "m"]) BROWSERS.add(key);

/** AltGr is reported as Ctrl and Alt together, which the person does not mean. */
function mods(event) {
  const typed = !onMac && event.getModifierState?.("AltGraph");
  const commands = onMac ? event.metaKey : event.ctrlKey && !typed;
  return (event.altKey && !typed ? 1 : 0) | (event.ctrlKey && !typed ? 2 : 0)
    | (event.shiftKey ? 4 : 0) | (event.metaKey ? 8 : 0) | (commands ? 16 : 0);
}

const ALT = 1, CTRL = 2, META = 8;

/** The page's own buttons and the texts in its mirror handle their keys themselves. */
const isControl = (target) => target instanceof Element && target.closest(".control") !== null;
const isText = (target) => target instanceof Element && target.matches("textarea, input");

export class Input {
  constructor(canvas, textarea, send) {
    this.canvas = canvas;
    this.textarea = textarea;
    this.sendNow = send;
    this.held = 0;
    this.finger = null; // the first finger, which also acts as a mouse
    this.moved = new Map(); // what moved since the last refresh of the screen
    this.touching = false;
    this.typing = null;
    this.copyKey = -Infinity;
    this.pressed = new Map();
    this.listenToPointers();
    this.listenToKeys();
    this.listenToClipboard();
    addEventListener("focus", () => {
      this.focus();
      this.send({ focus: true });
    });
    addEventListener("blur", () => this.send({ focus: false }));
  }

  /** Everything else must not overtake the moves that came before it. */
  send(event) {
    this.sendMoves();
    this.sendNow(event);
  }

  sendMoves() {
    for (const event of this.moved.values()) this.sendNow(event);
    this.moved.clear();
  }

  /** Of many moves between two refreshes of the screen only the last one counts. */
  move(name, event) {
    this.moved.set(name, event);
    this.planned ??= requestAnimationFrame(() => {
      this.planned = undefined;
      this.sendMoves();
    });
  }

  /** Keeps the keyboard with the textarea, but does not call up one on the screen. */
  focus() {
    if (isControl(document.activeElement)) return;
    if (this.touching && !this.typing) this.textarea.blur();
    else this.textarea.focus({ preventScroll: true });
  }

  /** The program says where text is edited, if it is. */
  setTyping(rectangle) {
    const began = !this.typing && rectangle;
    const ended = this.typing && !rectangle;
    this.typing = rectangle;
    const [x, y, width, height] = rectangle ?? [0, 0, 1, 16];
    Object.assign(this.textarea.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${Math.max(1, width)}px`,
      height: `${Math.max(1, height)}px`,
    });
    if (this.touching && (began || ended)) this.focus();
  }

  // ---- Mouse, pen and fingers

  listenToPointers() {
    const { canvas } = this;
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerleave"]) {
      canvas.addEventListener(type, (event) => this.pointer(event));
    }
    // The browser's answers to these are scrolling by the middle button, going back, a menu.
    for (const type of ["mousedown", "mouseup", "auxclick", "contextmenu", "dragstart"]) {
      canvas.addEventListener(type, (event) => event.preventDefault());
    }
    for (const type of ["gesturestart", "gesturechange"]) {
      document.addEventListener(type, (event) => event.preventDefault());
    }
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      // A notch of a wheel is a line, as it is in a window, however far a browser would
      // scroll its pages by it; fingers on a pad move by as much as they do.
      const notches = [event.wheelDeltaX / 120, event.wheelDeltaY / 120];
      const isWheel = notches.every(Number.isInteger);
      this.send({
        wheel: isWheel ? notches : [-event.deltaX, -event.deltaY],
        unit: isWheel ? "line" : ["point", "line", "page"][event.deltaMode],
        at: this.at(event),
        mods: mods(event),
      });
    }, { passive: false });
  }

  at(event) {
    const { left, top } = this.canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  pointer(event) {
    const touch = event.pointerType === "touch";
    this.touching = touch;
    if (event.type === "pointerdown") this.press(event);
    if (touch) this.touch(event);
    if (touch && event.pointerId !== this.finger) return;
    const at = this.at(event);
    if (event.type === "pointerleave") {
      if (!touch) this.send({ gone: true });
      return;
    }
    this.move("pointer", { pointer: at, mods: mods(event) });
    // What was taken away was not let go of: nothing is to be clicked or dropped there.
    if (event.type === "pointercancel") this.send({ gone: true });
    this.buttons(event, at);
    if (touch && (event.type === "pointerup" || event.type === "pointercancel")) {
      this.finger = null;
      this.send({ gone: true });
    }
    if (event.type === "pointerup") this.focus();
  }

  press(event) {
    try {
      this.canvas.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already.
    }
    this.focus();
    if (event.pointerType === "touch" && this.finger === null) this.finger = event.pointerId;
  }

  /** A second button reports as a move: go by which buttons are held, not by the event. */
  buttons(event, at) {
    const held = event.type === "pointercancel" ? 0 : event.buttons;
    for (const [bit, button] of BUTTONS) {
      if ((held ^ this.held) & bit) {
        this.send({ button, at, down: (held & bit) !== 0, mods: mods(event) });
      }
    }
    this.held = held;
  }

  touch(event) {
    const phase = {
      pointerdown: "start",
      pointermove: "move",
      pointerup: "end",
      pointercancel: "cancel",
    }[event.type];
    if (!phase) return;
    const told = { touch: event.pointerId, phase, at: this.at(event) };
    if (phase === "move") this.move(`touch ${event.pointerId}`, told);
    else this.send(told);
  }

  // ---- Keys and text

  listenToKeys() {
    const { textarea } = this;
    for (const type of ["keydown", "keyup"]) {
      addEventListener(type, (event) => this.key(event, type === "keydown"));
    }
    textarea.addEventListener("input", (event) => {
      if (!event.isComposing) this.sendText();
    });
    textarea.addEventListener("compositionend", () => this.sendText());
  }

  sendText() {
    const text = this.textarea.value;
    this.textarea.value = "";
    if (text !== "") this.send({ text });
  }

  key(event, down) {
    // An input method at work uses the keys for itself.
    if (isControl(event.target) || event.isComposing || event.keyCode === 229) return;
    const held = mods(event);
    const { key, code, repeat } = event;
    const command = held & (CTRL | META);
    const name = key.length === 1 ? key.toLowerCase() : key;
    // These are told as what they do, not as keys.
    const clipboard = command && ["c", "x", "v"].includes(name);
    if (!clipboard) this.send({ key, code, down, repeat, mods: held });
    this.follow(event, down);
    const types = key.length === 1 && !command && !(held & ALT && !onMac);

    if (down && command && (name === "c" || name === "x")) this.copy(name === "c" ? "copy" : "cut");
    if (down && types && !isText(event.target)) {
      // Nothing has the focus that would turn the key into text.
      this.send({ text: key });
      event.preventDefault();
    } else if (command) {
      // With Shift these are the browser's tools.
      const tools = event.shiftKey && ["i", "j", "n"].includes(name);
      if (!BROWSERS.has(name) && !tools) event.preventDefault();
    } else if (OURS.has(key) || (held & ALT && !onMac)) {
      event.preventDefault();
    }
  }

  /** A Mac does not tell of keys that are let go while Cmd is held. */
  follow({ key, code }, down) {
    if (!onMac) return;
    if (down && key !== "Meta") this.pressed.set(code, key);
    else this.pressed.delete(code);
    if (key !== "Meta" || down) return;
    for (const [other, name] of this.pressed) {
      this.send({ key: name, code: other, down: false, repeat: false, mods: 0 });
    }
    this.pressed.clear();
  }

  // ---- Clipboard

  listenToClipboard() {
    for (const type of ["copy", "cut"]) {
      document.addEventListener(type, (event) => {
        if (isControl(event.target) || this.writing) return;
        event.preventDefault();
        // The key has told it already; from the browser's menu it is news.
        if (performance.now() - this.copyKey > 200) this.send({ [type]: true });
      });
    }
    document.addEventListener("paste", (event) => {
      if (isControl(event.target)) return;
      event.preventDefault();
      const paste = event.clipboardData.getData("text/plain");
      if (paste !== "") this.send({ paste });
    });
  }

  /** Not every browser reports copying while nothing is selected, so the key counts too. */
  copy(what) {
    this.copyKey = performance.now();
    this.send({ [what]: true });
  }

  /** Answers whether the text is there now. */
  async setClipboard(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      this.writing = true;
      this.textarea.value = text;
      this.textarea.focus({ preventScroll: true });
      this.textarea.select();
      const copied = document.execCommand("copy");
      this.textarea.value = "";
      this.writing = false;
      return copied;
    }
  }
}
