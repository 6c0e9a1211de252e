// What the program's workers and the worker that owns the files have to agree on:
// the error numbers of WASI, and the piece of shared memory a question travels through.

export const errno = {
  success: 0,
  access: 2,
  badDescriptor: 8,
  busy: 10,
  exists: 20,
  tooBig: 22,
  invalid: 28,
  io: 29,
  isFolder: 31,
  nameTooLong: 37,
  notFound: 44,
  noSpace: 51,
  notImplemented: 52,
  notFolder: 54,
  notEmpty: 55,
  notSupported: 58,
  overflow: 61,
  notPermitted: 63,
  notSeekable: 70,
};

/** Thrown by whatever cannot be done; the program gets the number. */
export class Refusal extends Error {
  constructor(number) {
    super(`errno ${number}`);
    this.number = number;
  }
}

export const fileType = { device: 2, folder: 3, file: 4 };

/** The order is the number a question carries. */
export const operations = [
  "open", "close", "read", "write", "seek", "describe", "setFlags", "renumber", "sync",
  "stat", "statPath", "setTimes", "setTimesPath", "resize", "allocate", "list",
  "makeFolder", "removeFolder", "removeFile", "rename", "link",
];

const IDLE = 0;
const ASKED = 1;

/**
 * One question at a time, from one worker. Each worker has a block of its own, so that a
 * thread which waits for the disk does not hold up the others.
 */
export class Call {
  static DATA = 1 << 20;
  static SIZE = 128 + Call.DATA;

  constructor(buffer) {
    this.words = new Int32Array(buffer, 0, 4); // state, operation, error, length of the data
    this.numbers = new BigInt64Array(buffer, 16, 14);
    this.data = new Uint8Array(buffer, 128);
  }

  /** Asks, and blocks until the answer is there. Answers the number of bytes in `data`. */
  ask(bell, operation, numbers, length = 0) {
    numbers.forEach((number, i) => { this.numbers[i] = BigInt(number); });
    this.words[1] = operations.indexOf(operation);
    this.words[3] = length;
    Atomics.store(this.words, 0, ASKED);
    bell.postMessage(null);
    while (Atomics.load(this.words, 0) === ASKED) Atomics.wait(this.words, 0, ASKED);
    if (this.words[2] !== errno.success) throw new Refusal(this.words[2]);
    return this.words[3];
  }

  /** The other side of `ask`. */
  answer(error, numbers = [], length = 0) {
    numbers.forEach((number, i) => { this.numbers[i] = BigInt(number); });
    this.words[2] = error;
    this.words[3] = length;
    Atomics.store(this.words, 0, IDLE);
    Atomics.notify(this.words, 0);
  }

  get operation() { return operations[this.words[1]]; }
  get length() { return this.words[3]; }
  number(i) { return Number(this.numbers[i]); }
}

/** The bytes of standard input: the page writes, the program reads and may wait. */
export class Ring {
  static DATA = 1 << 20;
  static SIZE = 8 + Ring.DATA;

  constructor(buffer) {
    this.words = new Int32Array(buffer, 0, 2); // bytes written and bytes read, ever
    this.data = new Uint8Array(buffer, 8);
  }

  get used() {
    return (Atomics.load(this.words, 0) - Atomics.load(this.words, 1)) >>> 0;
  }

  /** Puts in as much as there is room for, and answers how much that was. */
  put(bytes) {
    const count = Math.min(bytes.length, Ring.DATA - this.used);
    const at = (Atomics.load(this.words, 0) >>> 0) % Ring.DATA;
    const first = Math.min(count, Ring.DATA - at);
    this.data.set(bytes.subarray(0, first), at);
    this.data.set(bytes.subarray(first, count), 0);
    Atomics.add(this.words, 0, count);
    Atomics.notify(this.words, 0);
    return count;
  }

  /** Blocks until there is something to read; false if nothing came in that many milliseconds. */
  wait(milliseconds = Infinity) {
    const end = performance.now() + milliseconds;
    while (this.used === 0) {
      const left = end - performance.now();
      if (!(left > 0)) return false;
      // The page may have written since `used` was asked: then the words differ and this
      // returns at once.
      Atomics.wait(this.words, 0, Atomics.load(this.words, 1), left);
    }
    return true;
  }

  /** Takes up to as many bytes as fit into `target`, and answers how many. */
  take(target) {
    const count = Math.min(target.length, this.used);
    const at = (Atomics.load(this.words, 1) >>> 0) % Ring.DATA;
    const first = Math.min(count, Ring.DATA - at);
    target.set(this.data.subarray(at, at + first), 0);
    target.set(this.data.subarray(0, count - first), first);
    Atomics.add(this.words, 1, count);
    return count;
  }
}
