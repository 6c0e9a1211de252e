// Runs the program, or one of its threads. A worker belongs to the page's pool: it runs one
// thread after another, each in an instance of its own over the one shared memory.

import { Call, Refusal, Ring, errno, fileType } from "./system.js";

let call; // the block through which the files are asked
let bell; // rings for the worker that owns the files
let input; // standard input
let counters; // shared: the next thread's number, the turn of the next piece of output
let args = [];
let environment = [];
let module;
let memory;

/** Unwinds the program's stack when it ends: nothing of it may run on. */
class End extends Error {}

// ---- The program's memory

let seenBytes = new Uint8Array(0);
let seenView = new DataView(new ArrayBuffer(0));

/** Another thread may have made the memory larger since we looked. */
function look(end) {
  if (end > seenBytes.length || seenBytes.buffer !== memory.buffer) {
    if (end > memory.buffer.byteLength) memory.grow(0);
    seenBytes = new Uint8Array(memory.buffer);
    seenView = new DataView(memory.buffer);
  }
}

function bytesAt(pointer, length) {
  const at = pointer >>> 0;
  look(at + (length >>> 0));
  return seenBytes.subarray(at, at + (length >>> 0));
}

function viewAt(pointer, length) {
  look((pointer >>> 0) + length);
  return seenView;
}

const setU8 = (pointer, value) => viewAt(pointer, 1).setUint8(pointer >>> 0, value);
const setU16 = (pointer, value) => viewAt(pointer, 2).setUint16(pointer >>> 0, value, true);
const setU32 = (pointer, value) => viewAt(pointer, 4).setUint32(pointer >>> 0, value, true);
const setU64 = (pointer, value) => viewAt(pointer, 8).setBigUint64(pointer >>> 0, BigInt(value), true);
const getU8 = (pointer) => viewAt(pointer, 1).getUint8(pointer >>> 0);
const getU16 = (pointer) => viewAt(pointer, 2).getUint16(pointer >>> 0, true);
const getU32 = (pointer) => viewAt(pointer, 4).getUint32(pointer >>> 0, true);
const getU64 = (pointer) => viewAt(pointer, 8).getBigUint64(pointer >>> 0, true);

/** The pieces of memory that a read or a write goes over. */
function pieces(list, count) {
  const found = [];
  for (let i = 0; i < count; i += 1) {
    found.push(bytesAt(getU32(list + 8 * i), getU32(list + 8 * i + 4)));
  }
  return found;
}

/** Copies pieces into one array, as many bytes as it has room for. */
function gather(list, target) {
  let length = 0;
  for (const piece of list) {
    const part = piece.subarray(0, target.length - length);
    target.set(part, length);
    length += part.length;
  }
  return length;
}

const total = (list) => list.reduce((sum, piece) => sum + piece.length, 0);

// ---- Files

/** Puts paths into the data of a question, and answers how long they are together. */
function paths(...list) {
  let length = 0;
  for (const [pointer, size] of list) {
    if (length + size > Call.DATA) throw new Refusal(errno.nameTooLong);
    call.data.set(bytesAt(pointer, size), length);
    length += size;
  }
  return length;
}

const ask = (operation, numbers, length) => call.ask(bell, operation, numbers, length);
const isStream = (fd) => fd >= 0 && fd <= 2;

function refuseStream(fd) {
  if (isStream(fd)) throw new Refusal(errno.notSeekable);
}

function readFile(fd, list, count, at, out) {
  const targets = pieces(list, count);
  const length = ask("read", [fd, Math.min(total(targets), Call.DATA), at]);
  let from = 0;
  for (const target of targets) {
    const part = call.data.subarray(from, Math.min(from + target.length, length));
    target.set(part);
    from += part.length;
  }
  setU32(out, length);
}

function writeFile(fd, list, count, at, out) {
  const length = gather(pieces(list, count), call.data);
  ask("write", [fd, at], length);
  setU32(out, call.number(0));
}

/** The answer to `stat`: type, number, size, and when read, written and changed. */
function putStat(out) {
  const [type, number, size, read, written, changed] = call.numbers;
  putStatOf(out, Number(type), number, size, read, written, changed);
}

function putStatOf(out, type, number, size, read, written, changed) {
  bytesAt(out, 64).fill(0);
  setU64(out + 8, number);
  setU8(out + 16, type);
  setU64(out + 24, 1);
  setU64(out + 32, size);
  setU64(out + 40, read);
  setU64(out + 48, written);
  setU64(out + 56, changed);
}

// ---- Streams

let errorBytes = [];
const utf8 = new TextDecoder();

function readInput(list, count, out) {
  const targets = pieces(list, count);
  let length = 0;
  if (total(targets) > 0) {
    input.wait();
    for (const target of targets) length += input.take(target);
  }
  setU32(out, length);
}

function writeOutput(list, count, out) {
  const parts = pieces(list, count);
  const length = total(parts);
  const copy = new Uint8Array(length);
  gather(parts, copy);
  // Messages of two workers may overtake each other; the turn lets the page put them in order.
  const turn = Atomics.add(counters, 1, 1);
  postMessage({ out: copy, turn }, [copy.buffer]);
  setU32(out, length);
}

function writeErrors(list, count, out) {
  const parts = pieces(list, count);
  for (const part of parts) {
    for (const byte of part) {
      if (byte === 10) flushErrors();
      else errorBytes.push(byte);
    }
  }
  setU32(out, total(parts));
}

function flushErrors() {
  postMessage({ line: utf8.decode(new Uint8Array(errorBytes)) });
  errorBytes = [];
}

// ---- Time

const microseconds = () => Math.round((performance.timeOrigin + performance.now()) * 1000);

/** Nanoseconds. The monotonic clock counts from a moment that all workers share. */
function clock(id) {
  if (id === 0) return BigInt(Date.now()) * 1000000n;
  return BigInt(microseconds()) * 1000n;
}

const nobody = new Int32Array(new SharedArrayBuffer(4));
const pause = (milliseconds) => Atomics.wait(nobody, 0, 0, Math.max(0, milliseconds));

function poll(subscriptions, events, count, out) {
  const CLOCK = 0;
  const READ = 1;
  const waits = [];
  const ready = [];
  let onInput = null;
  for (let i = 0; i < count; i += 1) {
    const at = subscriptions + 48 * i;
    const event = { data: getU64(at), type: getU8(at + 8) };
    if (event.type === CLOCK) {
      const id = getU32(at + 16);
      let left = getU64(at + 24);
      if (getU16(at + 40) & 1) left = left > clock(id) ? left - clock(id) : 0n;
      waits.push({ event, left: Number(left) / 1e6 });
    } else if (event.type === READ && getU32(at + 16) === 0) {
      onInput = event;
    } else {
      ready.push(event);
    }
  }
  const least = waits.reduce((time, wait) => Math.min(time, wait.left), Infinity);
  if (ready.length > 0) {
    if (onInput && input.used > 0) ready.push(onInput);
  } else {
    if (onInput) {
      if (input.wait(least)) ready.push(onInput);
    } else {
      pause(least);
    }
    if (ready.length === 0) {
      ready.push(...waits.filter((wait) => wait.left <= least).map((wait) => wait.event));
    }
  }
  ready.forEach((event, i) => {
    const at = events + 32 * i;
    bytesAt(at, 32).fill(0);
    setU64(at, event.data);
    setU8(at + 10, event.type);
  });
  setU32(out, ready.length);
}

// ---- Texts handed to the program at its start

const encoder = new TextEncoder();

function sizes(texts, countOut, lengthOut) {
  setU32(countOut, texts.length);
  setU32(lengthOut, texts.reduce((sum, text) => sum + encoder.encode(text).length + 1, 0));
}

function putTexts(texts, list, at) {
  texts.forEach((text, i) => {
    const bytes = encoder.encode(`${text}\0`);
    bytesAt(at, bytes.length).set(bytes);
    setU32(list + 4 * i, at);
    at += bytes.length;
  });
}

// ---- WASI, preview 1

const ALL_RIGHTS = (1n << 30n) - 1n;
const notImplemented = () => errno.notImplemented;
const notSupported = () => errno.notSupported;

const wasi = {
  args_sizes_get: (count, length) => sizes(args, count, length),
  args_get: (list, texts) => putTexts(args, list, texts),
  environ_sizes_get: (count, length) => sizes(environment, count, length),
  environ_get: (list, texts) => putTexts(environment, list, texts),

  clock_res_get: (id, out) => setU64(out, id === 0 ? 1000000n : 5000n),
  clock_time_get: (id, precision, out) => setU64(out, clock(id)),
  poll_oneoff: poll,
  sched_yield() {},

  random_get(pointer, length) {
    const target = bytesAt(pointer, length);
    // The browser neither fills shared memory nor more than this at a time.
    for (let at = 0; at < target.length; at += 65536) {
      const some = new Uint8Array(Math.min(65536, target.length - at));
      target.set(crypto.getRandomValues(some), at);
    }
  },

  proc_exit(code) {
    if (errorBytes.length > 0) flushErrors();
    postMessage({ ended: code });
    throw new End();
  },
  proc_raise: notImplemented,

  fd_prestat_get(fd, out) {
    if (fd !== 3) return errno.badDescriptor;
    setU8(out, 0);
    setU32(out + 4, 1);
  },
  fd_prestat_dir_name(fd, pointer, length) {
    if (fd !== 3) return errno.badDescriptor;
    if (length < 1) return errno.nameTooLong;
    setU8(pointer, "/".charCodeAt(0));
  },

  fd_read(fd, list, count, out) {
    if (fd === 0) readInput(list, count, out);
    else if (isStream(fd)) return errno.badDescriptor;
    else readFile(fd, list, count, -1, out);
  },
  fd_write(fd, list, count, out) {
    if (fd === 1) writeOutput(list, count, out);
    else if (fd === 2) writeErrors(list, count, out);
    else if (fd === 0) return errno.badDescriptor;
    else writeFile(fd, list, count, -1, out);
  },
  fd_pread(fd, list, count, at, out) {
    refuseStream(fd);
    if (at < 0n) return errno.invalid;
    readFile(fd, list, count, at, out);
  },
  fd_pwrite(fd, list, count, at, out) {
    refuseStream(fd);
    if (at < 0n) return errno.invalid;
    writeFile(fd, list, count, at, out);
  },
  fd_seek(fd, by, from, out) {
    refuseStream(fd);
    ask("seek", [fd, by, from]);
    setU64(out, call.numbers[0]);
  },
  fd_tell: (fd, out) => wasi.fd_seek(fd, 0n, 1, out),
  fd_close(fd) {
    if (!isStream(fd)) ask("close", [fd]);
  },
  fd_renumber(from, to) {
    if (isStream(from) || isStream(to)) return errno.notSupported;
    ask("renumber", [from, to]);
  },
  fd_sync(fd) {
    if (!isStream(fd)) ask("sync", [fd]);
  },
  fd_datasync: (fd) => wasi.fd_sync(fd),
  fd_advise(fd) {
    refuseStream(fd);
    ask("stat", [fd]);
  },
  fd_allocate(fd, at, length) {
    refuseStream(fd);
    ask("allocate", [fd, at, length]);
  },
  fd_fdstat_get(fd, out) {
    let type = fileType.device;
    let flags = 0;
    if (!isStream(fd)) {
      ask("describe", [fd]);
      type = call.number(0);
      flags = call.number(1);
    }
    bytesAt(out, 24).fill(0);
    setU8(out, type);
    setU16(out + 2, flags);
    // A stream that could seek or tell would be taken for a file.
    setU64(out + 8, isStream(fd) ? ALL_RIGHTS & ~(4n | 32n) : ALL_RIGHTS);
    setU64(out + 16, ALL_RIGHTS);
  },
  fd_fdstat_set_flags(fd, flags) {
    if (!isStream(fd)) ask("setFlags", [fd, flags]);
  },
  fd_fdstat_set_rights() {},
  fd_filestat_get(fd, out) {
    if (isStream(fd)) {
      putStatOf(out, fileType.device, 0, 0, 0, 0, 0);
    } else {
      ask("stat", [fd]);
      putStat(out);
    }
  },
  fd_filestat_set_size(fd, size) {
    refuseStream(fd);
    ask("resize", [fd, size]);
  },
  fd_filestat_set_times(fd, read, written, which) {
    refuseStream(fd);
    ask("setTimes", [fd, read, written, which]);
  },
  fd_readdir(fd, pointer, length, cookie, out) {
    if (isStream(fd)) return errno.notFolder;
    const found = ask("list", [fd, cookie, Math.min(length >>> 0, Call.DATA)]);
    bytesAt(pointer, found).set(call.data.subarray(0, found));
    setU32(out, found);
  },

  path_open(fd, follow, path, length, how, rights, inheriting, flags, out) {
    ask("open", [fd, how, rights, flags], paths([path, length]));
    setU32(out, call.number(0));
  },
  path_filestat_get(fd, follow, path, length, out) {
    ask("statPath", [fd], paths([path, length]));
    putStat(out);
  },
  path_filestat_set_times(fd, follow, path, length, read, written, which) {
    ask("setTimesPath", [fd, read, written, which], paths([path, length]));
  },
  path_create_directory(fd, path, length) {
    ask("makeFolder", [fd], paths([path, length]));
  },
  path_remove_directory(fd, path, length) {
    ask("removeFolder", [fd], paths([path, length]));
  },
  path_unlink_file(fd, path, length) {
    ask("removeFile", [fd], paths([path, length]));
  },
  path_rename(fd, path, length, newFd, newPath, newLength) {
    ask("rename", [fd, newFd, length], paths([path, length], [newPath, newLength]));
  },
  path_link(fd, follow, path, length, newFd, newPath, newLength) {
    ask("link", [fd, newFd, length], paths([path, length], [newPath, newLength]));
  },
  path_symlink: notSupported,
  path_readlink(fd, path, length) {
    // There are no links: what is there is not one, what is not there is not found.
    ask("statPath", [fd], paths([path, length]));
    return errno.invalid;
  },

  sock_accept: notImplemented,
  sock_recv: notImplemented,
  sock_send: notImplemented,
  sock_shutdown: notImplemented,
};

/** A function without an answer succeeded; one that throws a refusal answers its number. */
function answering(work) {
  return (...given) => {
    try {
      return work(...given) ?? errno.success;
    } catch (error) {
      if (error instanceof Refusal) return error.number;
      throw error;
    }
  };
}

const functions = Object.fromEntries(
  Object.entries(wasi).map(([name, work]) => [name, answering(work)]),
);

function spawn(arg) {
  const thread = Atomics.add(counters, 0, 1);
  postMessage({ spawn: thread, arg });
  return thread;
}

// ---- The worker's life

function run(thread, arg) {
  errorBytes = [];
  try {
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: functions,
      wasi: { "thread-spawn": spawn },
      env: { memory },
    });
    if (thread === 0) {
      instance.exports._start();
      wasi.proc_exit(0);
    } else {
      instance.exports.wasi_thread_start(thread, arg);
      if (errorBytes.length > 0) flushErrors();
      postMessage({ free: true });
    }
  } catch (error) {
    if (error instanceof End) return;
    if (errorBytes.length > 0) flushErrors();
    postMessage({ fault: String(error?.stack || error) });
  }
}

onmessage = ({ data }) => {
  if (data.begin) {
    ({ bell, args, environment } = data.begin);
    call = new Call(data.begin.call);
    input = new Ring(data.begin.input);
    counters = new Int32Array(data.begin.counters);
    // A port may need our event loop until both its ends know each other, and a thread
    // never returns to the loop: so hear from the other end before the first one runs.
    bell.onmessage = () => postMessage({ ready: true });
    bell.postMessage("hello");
  } else if (data.run) {
    ({ module, memory } = data.run);
    run(data.run.thread, data.run.arg);
  }
};
