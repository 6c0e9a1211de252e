// The program's workers as the page sees them: the pool, the files, the events going in and
// the messages coming out.

import { Call, Ring } from "./system.js";

const THREADS_AT_START = 5; // the program itself and four more
const MOST_PAGES = 16384; // of 64 KiB: one GiB
const LINES_KEPT = 50;

/** Cuts the program's output into messages, however it arrives. */
class Messages {
  constructor(receive) {
    this.receive = receive;
    this.chunks = [];
    this.have = 0;
    this.want = 8;
    this.turn = 0;
    this.early = new Map();
  }

  add(turn, bytes) {
    this.early.set(turn, bytes);
    while (this.early.has(this.turn)) {
      const next = this.early.get(this.turn);
      this.early.delete(this.turn);
      this.turn = (this.turn + 1) | 0; // wraps like the counter it follows
      this.append(next);
    }
  }

  append(bytes) {
    this.chunks.push(bytes);
    this.have += bytes.length;
    if (this.have < this.want) return;
    let rest = this.chunks.length === 1 ? this.chunks[0] : join(this.chunks, this.have);
    const whole = [];
    for (;;) {
      this.want = 8;
      if (rest.length < 8) break;
      const view = new DataView(rest.buffer, rest.byteOffset, 8);
      const body = 8 + view.getUint32(0, true);
      this.want = body + view.getUint32(4, true);
      if (rest.length < this.want) break;
      whole.push([rest.subarray(8, body), rest.subarray(body, this.want)]);
      rest = rest.subarray(this.want);
    }
    this.chunks = rest.length > 0 ? [rest] : [];
    this.have = rest.length;
    for (const [header, body] of whole) {
      this.receive(JSON.parse(new TextDecoder().decode(header)), body);
    }
  }
}

function join(chunks, length) {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Some devices do not grant as much address space as the program may ask for. */
function makeMemory({ initial, maximum }) {
  for (let most = Math.min(maximum, MOST_PAGES); ; most = Math.max(initial, most >> 1)) {
    try {
      return new WebAssembly.Memory({ initial, maximum: most, shared: true });
    } catch (error) {
      if (most <= initial) throw error;
    }
  }
}

export class Machine {
  /** `on` has: message(header, body), ended(code), fault(text, lines), kept(), notKept(why). */
  constructor(on, args, environment) {
    this.on = on;
    this.settings = { args, environment };
    this.input = new SharedArrayBuffer(Ring.SIZE);
    this.ring = new Ring(this.input);
    this.waiting = []; // what did not fit into the ring
    this.counters = new SharedArrayBuffer(8);
    new Int32Array(this.counters)[0] = 1; // the first thread's number
    this.workers = new Set();
    this.idle = [];
    this.lines = [];
    this.over = false;
    this.replies = new Map();
    this.lastWish = 0;
    this.messages = new Messages((header, body) => on.message(header, body));
  }

  /** Loads the files and makes the workers ready. */
  async prepare(databaseName) {
    this.files = new Worker(new URL("files.js", import.meta.url), { type: "module" });
    const loaded = new Promise((resolve, reject) => {
      this.files.onerror = (event) => {
        reject(new Error(event.message));
        this.fault(event.message || "files.js");
      };
      this.files.onmessage = ({ data }) => {
        if (data.notKept) this.on.notKept(data.notKept);
        if (data.loaded) resolve();
        if (data.kept) this.on.kept();
        if (data.reply) this.fulfil(data);
      };
    });
    this.files.postMessage({ load: databaseName });
    const pool = Array.from({ length: THREADS_AT_START }, () => this.makeWorker());
    await Promise.all([loaded, ...pool]);
    this.idle.push(...await Promise.all(pool));
  }

  start(module, limits) {
    this.code = { module, memory: makeMemory(limits) };
    this.run(0, 0);
  }

  /** A worker that is ready to run a thread. */
  makeWorker() {
    const worker = new Worker(new URL("program.js", import.meta.url), { type: "module" });
    this.workers.add(worker);
    const call = new SharedArrayBuffer(Call.SIZE);
    const { port1, port2 } = new MessageChannel();
    this.files.postMessage({ port: port1, call }, [port1]);
    const { input, counters } = this;
    const begin = { bell: port2, call, input, counters, ...this.settings };
    worker.postMessage({ begin }, [port2]);
    return new Promise((resolve, reject) => {
      worker.onerror = (event) => {
        reject(new Error(event.message));
        this.fault(event.message || "program.js");
      };
      worker.onmessage = ({ data }) => {
        if (data.ready) resolve(worker);
        else if (!this.over) this.hear(worker, data);
      };
    });
  }

  hear(worker, data) {
    if (data.out) this.addOutput(data);
    else if (data.line !== undefined) this.note(data.line);
    else if (data.spawn) this.run(data.spawn, data.arg);
    else if (data.free) this.idle.push(worker);
    else if (data.ended !== undefined) this.end(data.ended);
    else if (data.fault) this.fault(data.fault);
  }

  /** What the page cannot do with a message it would not do with the next one either. */
  addOutput({ turn, out }) {
    try {
      this.messages.add(turn, out);
    } catch (error) {
      this.fault(String(error?.stack || error));
    }
  }

  async run(thread, arg) {
    try {
      const worker = this.idle.pop() ?? await this.makeWorker();
      worker.postMessage({ run: { thread, arg, ...this.code } });
    } catch (error) {
      this.fault(String(error));
    }
  }

  note(line) {
    console.error(line);
    this.lines.push(line);
    if (this.lines.length > LINES_KEPT) this.lines.shift();
  }

  /** One event for the program. */
  send(event) {
    if (this.over) return;
    this.waiting.push(new TextEncoder().encode(`${JSON.stringify(event)}\n`));
    this.pump();
  }

  pump() {
    while (this.waiting.length > 0) {
      const count = this.ring.put(this.waiting[0]);
      if (count < this.waiting[0].length) {
        this.waiting[0] = this.waiting[0].subarray(count);
        this.later ??= requestAnimationFrame(() => {
          this.later = undefined;
          this.pump();
        });
        return;
      }
      this.waiting.shift();
    }
  }

  wish(wish, details, moved = []) {
    this.lastWish += 1;
    const number = this.lastWish;
    this.files.postMessage({ wish, number, ...details }, moved);
    return new Promise((resolve, reject) => { this.replies.set(number, { resolve, reject }); });
  }

  fulfil({ reply, value, error }) {
    const { resolve, reject } = this.replies.get(reply);
    this.replies.delete(reply);
    if (error) reject(new Error(error));
    else resolve(value);
  }

  put(path, bytes) { return this.wish("put", { path, bytes }, [bytes.buffer]); }

  take(path) { return this.wish("take", { path }); }

  /** Ends every thread, and waits until all closed files are stored. */
  async stop() {
    this.over = true;
    for (const worker of this.workers) worker.terminate();
    const stored = this.wish("finish", {}).catch(() => {});
    // If it was the files that failed, nothing answers.
    await Promise.race([stored, new Promise((resolve) => { setTimeout(resolve, 5000); })]);
  }

  async end(code) {
    if (this.over) return;
    if (code !== 0) {
      this.fault(`exit ${code}`);
      return;
    }
    await this.stop();
    this.on.ended();
  }

  async fault(text) {
    if (this.over) return;
    console.error(text);
    await this.stop();
    this.on.fault(text, this.lines);
  }
}
