// The page: checks that the program can run here, starts it, and does for it what only a
// page can do.

import { Input } from "./input.js";
import { loadProgram } from "./load.js";
import { Machine } from "./machine.js";
import { Mirror } from "./mirror.js";
import { Painter } from "./painter.js";
import { language, say } from "./words.js";

const NAME = "hells-gate";
/** Of the lock and of the database: two pages of one host have nothing in common. */
const KEEPING = `${NAME} ${new URL(".", document.baseURI).pathname}`;

const find = (selector) => document.querySelector(selector);
const canvas = find("#canvas");
const textarea = find("#typing");
const notice = find("#notice");
const strip = find("#strip");
const aloud = find("#aloud");

// ---- Messages to the person

function button(label, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", action);
  return made;
}

/** Shows a message. `over` leaves the game visible behind it. */
function tell({ title = "", text = "", details = "", progress = false, over = false, buttons = [] }) {
  notice.hidden = false;
  notice.classList.toggle("over", over);
  find("#notice h1").textContent = title;
  find("#notice p").textContent = text;
  find("#notice pre").textContent = details;
  find("#notice pre").hidden = details === "";
  find("#notice progress").hidden = !progress;
  find("#notice .buttons").replaceChildren(...buttons);
  buttons[0]?.focus();
}

function showProgress(share) {
  const bar = find("#notice progress");
  if (share === null) bar.removeAttribute("value");
  else bar.value = share;
}

/** One line at the edge, which the game goes on under. */
function remark(text) {
  find("#strip span").textContent = text;
  strip.hidden = false;
}

const reload = () => location.reload();

function cannot(text, details = "") {
  tell({ title: say.cannotTitle, text, details, buttons: [button(say.tryAgain, reload)] });
}

// ---- What has to be there before anything is loaded

/** Answers whether the page may share memory; if not yet, it reloads and never answers. */
async function isolate() {
  const MARK = "isolating";
  const registered = navigator.serviceWorker?.register(new URL("isolate.js", document.baseURI))
    .catch((error) => { console.error(error); });
  if (crossOriginIsolated) return true;
  if (!registered || !(await registered)) return false;
  // Once, or the page would reload for ever where it does not help.
  const last = Number(sessionStorage.getItem(MARK)) || 0;
  if (Date.now() - last < 10000) return false;
  sessionStorage.setItem(MARK, Date.now());
  await navigator.serviceWorker.ready;
  reload();
  return new Promise(() => {});
}

let release = () => {};

/** Held as long as the program runs: two programs would overwrite each other's files. */
function take(options) {
  return new Promise((resolve, reject) => {
    navigator.locks.request(KEEPING, options, (granted) => {
      resolve(granted !== null);
      return granted && new Promise((done) => { release = done; });
    }).catch(reject);
  });
}

/** Waits until no other tab has the program open, and says so meanwhile. */
async function lock() {
  // A page that is just being reloaded may still hold it for a moment.
  for (let tries = 0; tries < 4; tries += 1) {
    if (await take({ ifAvailable: true })) return;
    await new Promise((resolve) => { setTimeout(resolve, 250); });
  }
  tell({ title: say.elsewhereTitle, text: say.elsewhere });
  await take({});
  tell({ text: say.loading, progress: true });
}

// ---- The program's wishes

let machine;
let painter;
let input;
let mirror;

const send = (event) => machine.send(event);

/**
 * Some things a browser does only right after a key or a click. If the program asks for one
 * at another time, the person is asked to press a button.
 */
function withPress({ title, label, action, cancelled = () => {} }) {
  const done = (next) => () => {
    notice.hidden = true;
    next();
    input.focus();
  };
  tell({
    title,
    over: true,
    buttons: [button(label, done(action)), button(say.cancel, done(cancelled))],
  });
}

/** A name that is safe in the tree and still recognisable. */
function safeName(name) {
  const plain = name.normalize("NFC").replace(/[/\\\u0000-\u001f\u007f]|\p{Surrogate}/gu, "_");
  const signs = [...plain];
  const short = signs.length > 80 ? [...signs.slice(0, 40), ...signs.slice(-40)].join("") : plain;
  return /^\.*$/.test(short) ? "file" : short;
}

let files = 0;

/** Each in a folder of its own: two that have one name are two. */
async function putFile(file) {
  files += 1;
  const path = `/files/${files}/${safeName(file.name)}`;
  await machine.put(path, new Uint8Array(await file.arrayBuffer()));
  return path;
}

let picker = null;

function ask({ title, ending }) {
  if (picker) answerAsk(null);
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.className = "control";
  chooser.hidden = true;
  if (ending) chooser.accept = `.${ending}`;
  // One that was given up for another has nothing more to say.
  const answer = (file) => { if (picker === chooser) answerAsk(file); };
  chooser.addEventListener("change", () => answer(chooser.files[0] ?? null));
  chooser.addEventListener("cancel", () => answer(null));
  document.body.append(chooser);
  picker = chooser;
  try {
    chooser.showPicker();
  } catch {
    withPress({
      title: title ?? "",
      label: say.choose,
      action: () => chooser.click(),
      cancelled: () => answerAsk(null),
    });
  }
}

async function answerAsk(file) {
  picker?.remove();
  picker = null;
  try {
    send({ picked: file && await putFile(file) });
  } catch (error) {
    console.error(error);
    remark(say.notTaken);
    send({ picked: null });
  }
}

async function offer({ path, name }) {
  try {
    const blob = new Blob([await machine.take(path)], { type: "application/octet-stream" });
    const address = URL.createObjectURL(blob);
    const link = document.createElement("a");
    Object.assign(link, { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  } catch (error) {
    console.error(error);
    remark(say.notGiven);
  }
}

async function fullscreen(wanted) {
  try {
    if (!wanted) {
      if (document.fullscreenElement) await document.exitFullscreen();
      return;
    }
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    // Escape belongs to the game then; held down, it still leaves.
    await navigator.keyboard?.lock?.(["Escape"]);
  } catch (error) {
    console.warn("full screen was refused", error);
  }
}

async function copy(text) {
  if (!await input.setClipboard(text)) remark(say.notCopied);
}

let seenCursor = "";

function receive(message, body) {
  if (message.frame) {
    painter.take(message.frame, body);
    notice.hidden ||= !find("#notice progress").hidden;
    const { cursor } = message.frame;
    if (cursor && cursor !== seenCursor) {
      seenCursor = cursor;
      canvas.style.cursor = cursor;
    }
  }
  if (message.title !== undefined) document.title = message.title;
  if (message.copied !== undefined) copy(message.copied);
  if (message.typing !== undefined) input.setTyping(message.typing);
  if (message.ask) ask(message.ask);
  if (message.offer) offer(message.offer);
  if (message.fullscreen !== undefined) fullscreen(message.fullscreen);
  if (message.tree) mirror.show(message.tree);
}

// ---- What the page tells the program

function listenToWindow() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let told = "";
  const tellSize = () => {
    const { width, height } = canvas.getBoundingClientRect();
    const scale = devicePixelRatio;
    const event = { size: [width, height], scale, dark: dark.matches };
    if (JSON.stringify(event) === told) return;
    told = JSON.stringify(event);
    painter.resize(Math.round(width * scale), Math.round(height * scale));
    input.send(event);
  };
  // Moving to another screen changes the scale, but not always the size.
  const watchScale = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
      tellSize();
      watchScale();
    }, { once: true });
  };
  tellSize();
  watchScale();
  dark.addEventListener("change", tellSize);
  new ResizeObserver(tellSize).observe(canvas);

  document.addEventListener("fullscreenchange", () => {
    input.send({ full: document.fullscreenElement !== null });
  });
  document.addEventListener("visibilitychange", () => input.send({ hidden: document.hidden }));
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", async (event) => {
    event.preventDefault();
    for (const file of [...event.dataTransfer.files]) {
      try {
        input.send({ dropped: await putFile(file) });
      } catch (error) {
        console.error(error); // a folder, for one, cannot be read
        remark(say.notTaken);
      }
    }
  });
  addEventListener("pagehide", () => input.send({ hidden: true }));
  // The program is begun in a tab that has the keyboard, or in one that has not.
  input.send({ focus: document.hasFocus() });
  input.send({ hidden: document.hidden });
  offerToRead();
}

/** The first Tab goes to the offer to have the page read, the next one on to the program. */
function offerToRead() {
  addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || aloud.hidden || offered) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (document.activeElement === aloud) {
      offered = true;
      aloud.blur();
      input.focus();
    } else {
      aloud.focus();
    }
  }, { capture: true });
  aloud.textContent = say.aloud;
  aloud.hidden = false;
  aloud.addEventListener("click", () => {
    aloud.hidden = true;
    input.focus();
    input.send({ speak: true });
  });
}

let offered = false;

async function persist() {
  if (await navigator.storage?.persisted?.()) return;
  await navigator.storage?.persist?.();
}

// ---- The end

function finish() {
  aloud.hidden = true;
  find("#mirror").hidden = true;
  textarea.disabled = true;
  strip.hidden = true;
  if (document.fullscreenElement) document.exitFullscreen();
}

let kept = true;

function tellEnded() {
  finish();
  release();
  tell({
    title: say.endedTitle,
    text: kept ? say.ended : "",
    buttons: [button(say.startAgain, reload)],
  });
}

/** Where in the program it happened: names are enough, the console has the rest. */
function shorten(fault) {
  return fault.split("\n").slice(0, 12).map((line) => line.replace(/ \(wasm:.*\)$/, "")).join("\n");
}

function tellStopped(fault, lines) {
  finish();
  tell({
    title: say.stoppedTitle,
    text: kept ? say.stopped : "",
    details: [shorten(fault), "", ...lines].join("\n"),
    buttons: [button(say.reload, reload)],
  });
  const details = find("#notice pre");
  details.scrollTop = details.scrollHeight; // the last lines say most
}

// ---- The start

function settings() {
  const cores = navigator.hardwareConcurrency ?? 2;
  return [
    "HELLS_GATE_HOME=/home",
    "HOME=/home",
    `LANG=${navigator.language}`,
    `HELLS_GATE_THREADS=${Math.max(1, Math.min(cores - 1, 6))}`,
    `HELLS_GATE_MINUTES_EAST=${-new Date().getTimezoneOffset()}`,
  ];
}

async function start() {
  document.documentElement.lang = language;
  find("#strip button").textContent = say.close;
  find("#strip button").addEventListener("click", () => { strip.hidden = true; });
  textarea.setAttribute("aria-label", say.screen);
  tell({ text: say.loading, progress: true });

  if (!isSecureContext) return cannot(say.cannotSecure);
  if (!navigator.locks || !globalThis.WebAssembly?.compileStreaming) return cannot(say.cannotBrowser);
  if (!await isolate()) return cannot(say.cannotIsolate);
  try {
    await lock();
  } catch (error) {
    return cannot(say.cannotKeep, String(error));
  }

  machine = new Machine({
    message: receive,
    ended: tellEnded,
    fault: tellStopped,
    kept: persist,
    notKept: () => {
      kept = false;
      remark(say.notKept);
    },
  }, [NAME], settings());

  try {
    painter = new Painter(canvas, {
      restored: () => send({ restored: true }),
      painted: () => send({ painted: true }),
    });
  } catch (error) {
    return cannot(say.cannotGraphics, String(error));
  }

  let program;
  try {
    [program] = await Promise.all([loadProgram(showProgress), machine.prepare(KEEPING)]);
  } catch (error) {
    return cannot(say.cannotLoad, String(error));
  }
  input = new Input(canvas, textarea, send);
  mirror = new Mirror(find("#mirror"), say.screen, (event) => input.send(event));
  listenToWindow();
  input.focus();
  return machine.start(program.module, program.limits);
}

// The browser may bring back, instead of loading it, a page it had put aside: the one from
// before the reload in `isolate`, for one. Nothing in it runs any more.
addEventListener("pageshow", (event) => {
  if (event.persisted) reload();
});

start().catch((error) => {
  console.error(error);
  cannot(say.cannotBrowser, String(error));
});
