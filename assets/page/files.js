// Owns the program's files: a tree in memory, written through to the browser's database.
// It has the one table of open files, because a thread may use a file another one opened.

import { Call, Refusal, errno, fileType } from "./system.js";

const NOT_KEPT = ["/files", "/tmp"];
const AT_START = ["/home", "/files", "/tmp"];

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const now = () => BigInt(Date.now()) * 1000000n;
const refuse = (number) => { throw new Refusal(number); };

// ---- The tree

let lastNumber = 0;

class Node {
  constructor(type) {
    this.type = type;
    this.number = ++lastNumber;
    this.parent = null; // none: the root, or removed
    this.name = "";
    this.read = this.written = this.changed = now();
    if (type === fileType.folder) this.children = new Map();
    else { this.bytes = new Uint8Array(0); this.size = 0; } // `bytes` has room to grow
  }

  get isFolder() { return this.type === fileType.folder; }

  get path() {
    if (this === root) return "/";
    return `${this.parent === root ? "" : this.parent.path}/${this.name}`;
  }

  get inTree() {
    return this === root || (this.parent !== null && this.parent.inTree);
  }

  get content() { return this.bytes.subarray(0, this.size); }

  resize(size) {
    if (size > this.bytes.length) {
      if (size > 0x7fffffff) refuse(errno.tooBig);
      let larger;
      try {
        larger = new Uint8Array(Math.max(size, Math.min(this.bytes.length * 2, 1 << 28)));
      } catch {
        refuse(errno.noSpace);
      }
      larger.set(this.content);
      this.bytes = larger;
    } else if (size < this.size) {
      this.bytes.fill(0, size, this.size);
    }
    this.size = size;
  }

  touch() { this.written = this.changed = now(); }

  add(name, node) {
    node.parent = this;
    node.name = name;
    this.children.set(name, node);
    this.touch();
  }

  remove(node) {
    this.children.delete(node.name);
    node.parent = null;
    this.touch();
  }
}

const root = new Node(fileType.folder);

/** Where a path leads: the folder, the name in it, and what is there, if anything. */
function locate(from, path) {
  if (path === "") refuse(errno.notFound);
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  const mustBeFolder = /(^|\/)\.{0,2}$/.test(path);
  let folder = path.startsWith("/") ? root : from;
  let node = folder;
  let name = null;
  parts.forEach((part, i) => {
    if (!node) refuse(errno.notFound);
    if (!node.isFolder) refuse(errno.notFolder);
    if (encoder.encode(part).length > 255) refuse(errno.nameTooLong);
    if (part === "..") {
      node = node.parent ?? root;
      folder = node;
      name = null;
    } else {
      folder = node;
      name = part;
      node = node.children.get(part);
    }
  });
  if (node && mustBeFolder && !node.isFolder) refuse(errno.notFolder);
  return { folder, name, node, mustBeFolder };
}

function existing(from, path) {
  return locate(from, path).node ?? refuse(errno.notFound);
}

/** The program relies on these; they stay. */
function refuseFixed(node) {
  if (node === root || AT_START.includes(node.path)) refuse(errno.busy);
}

// ---- Keeping: changes wait here until a transaction has taken them

let database = null;
let changes = new Map(); // path -> what to store, or null to delete
let writing = null;
let strict = false;
let toldOfKept = false;

const isKept = (path) =>
  path !== "/" && !NOT_KEPT.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** A copy, so that what is written later does not get in before its time. */
function record(node) {
  const times = { read: node.read, written: node.written };
  return node.isFolder ? { folder: true, ...times } : { bytes: node.content.slice(), ...times };
}

function changed(node) {
  if (!database || !node.inTree || !isKept(node.path)) return;
  changes.set(node.path, record(node));
  keepQuietly();
}

function changedWithin(node) {
  changed(node);
  if (node.isFolder) node.children.forEach(changedWithin);
}

function gone(node, path) {
  if (node.isFolder) node.children.forEach((child) => gone(child, `${path}/${child.name}`));
  if (isKept(path)) changes.set(path, null);
  keepQuietly();
}

/** Writes whatever waits. The promise is fulfilled when all of it is stored. */
function keep() {
  if (!database) changes.clear();
  if (changes.size === 0) return writing ?? Promise.resolve();
  // What comes while a transaction runs goes into the next one.
  writing ??= Promise.resolve().then(writeAll).finally(() => { writing = null; });
  return writing;
}

async function writeAll() {
  while (changes.size > 0) {
    const taken = changes;
    changes = new Map();
    try {
      await write(taken);
    } catch (error) {
      // Try again with the next change, unless that change replaces this one.
      changes = new Map([...taken, ...changes]);
      console.error("files could not be kept", error);
      postMessage({ notKept: String(error?.name || error) });
      throw new Refusal(error?.name === "QuotaExceededError" ? errno.noSpace : errno.io);
    }
    if (!toldOfKept && [...taken.values()].some((stored) => stored?.bytes)) {
      toldOfKept = true;
      postMessage({ kept: true });
    }
  }
  strict = false;
}

function write(taken) {
  return new Promise((resolve, reject) => {
    const durability = strict ? "strict" : "default";
    const transaction = database.transaction("files", "readwrite", { durability });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    const store = transaction.objectStore("files");
    for (const [path, stored] of taken) {
      if (stored) store.put(stored, path);
      else store.delete(path);
    }
  });
}

/** A change that nobody waits for must not count as an unhandled failure: it was reported. */
function keepQuietly() {
  keep().catch(() => {});
}

// ---- Open files

const descriptors = new Map([[3, { node: root, position: 0, flags: 0, reads: true, writes: false }]]);
const APPEND = 1;

const descriptor = (fd) => descriptors.get(fd) ?? refuse(errno.badDescriptor);

function folderOf(fd) {
  const { node } = descriptor(fd);
  return node.isFolder ? node : refuse(errno.notFolder);
}

function writable(fd) {
  const open = descriptor(fd);
  if (open.node.isFolder) refuse(errno.isFolder);
  if (!open.writes) refuse(errno.badDescriptor);
  return open;
}

function wrote(open) {
  open.node.touch();
  open.wrote = true;
}

function release(open) {
  if (open.wrote) changed(open.node);
  open.wrote = false;
}

function stat(node) {
  const size = node.isFolder ? 0 : node.size;
  return [node.type, node.number, size, node.read, node.written, node.changed];
}

function setTimes(node, read, written, which) {
  const READ = 1, READ_NOW = 2, WRITTEN = 4, WRITTEN_NOW = 8;
  if ((which & READ && which & READ_NOW) || (which & WRITTEN && which & WRITTEN_NOW)) {
    refuse(errno.invalid);
  }
  if (which & READ) node.read = read;
  if (which & READ_NOW) node.read = now();
  if (which & WRITTEN) node.written = written;
  if (which & WRITTEN_NOW) node.written = now();
  node.changed = now();
  if (node !== root) changed(node);
}

/** The entries of a folder as the program wants them: 24 bytes, then the name. */
function listing(node) {
  const entries = [[".", node], ["..", node.parent ?? root], ...node.children];
  return entries.map(([name, child], i) => {
    const text = encoder.encode(name);
    const entry = new Uint8Array(24 + text.length);
    const view = new DataView(entry.buffer);
    view.setBigUint64(0, BigInt(i + 1), true);
    view.setBigUint64(8, BigInt(child.number), true);
    view.setUint32(16, text.length, true);
    view.setUint8(20, child.type);
    entry.set(text, 24);
    return entry;
  });
}

// ---- What the program asks for. Each answers { numbers, length }, or nothing.

const work = {
  open(call, path) {
    const CREATE = 1, FOLDER = 2, EXCLUSIVE = 4, TRUNCATE = 8;
    const READS = 1n << 1n, WRITES = 1n << 6n;
    const how = call.number(1);
    const rights = call.numbers[2];
    const flags = call.number(3);
    const place = locate(folderOf(call.number(0)), path);
    let { node } = place;
    const reads = (rights & READS) !== 0n;
    let writes = (rights & WRITES) !== 0n;
    let created = false;
    if (node) {
      if (how & CREATE && how & EXCLUSIVE) refuse(errno.exists);
      if (how & FOLDER && !node.isFolder) refuse(errno.notFolder);
      // A folder opened with every right there is is not meant to be written to.
      if (node.isFolder && (how & TRUNCATE || (writes && !(how & FOLDER)))) refuse(errno.isFolder);
      if (node.isFolder) writes = false;
    } else {
      if (!(how & CREATE)) refuse(errno.notFound);
      if (how & FOLDER) refuse(errno.invalid);
      if (place.mustBeFolder) refuse(errno.isFolder);
      if (!place.folder.inTree) refuse(errno.notFound);
      node = new Node(fileType.file);
      place.folder.add(place.name, node);
      created = true;
    }
    const open = { node, position: 0, flags, reads, writes, wrote: created };
    if (how & TRUNCATE && !created) {
      node.resize(0);
      wrote(open);
    }
    let fd = 4;
    while (descriptors.has(fd)) fd += 1;
    descriptors.set(fd, open);
    return { numbers: [fd] };
  },

  close(call) {
    const fd = call.number(0);
    release(descriptor(fd));
    descriptors.delete(fd);
  },

  renumber(call) {
    const [from, to] = [call.number(0), call.number(1)];
    const open = descriptor(from);
    const replaced = descriptor(to);
    if (from === to) return;
    release(replaced);
    descriptors.set(to, open);
    descriptors.delete(from);
  },

  read(call) {
    const open = descriptor(call.number(0));
    if (open.node.isFolder) refuse(errno.isFolder);
    if (!open.reads) refuse(errno.badDescriptor);
    const given = call.number(2);
    const at = given < 0 ? open.position : given;
    const part = open.node.content.subarray(at, at + call.number(1));
    call.data.set(part);
    if (given < 0) open.position += part.length;
    return { length: part.length };
  },

  write(call) {
    const open = writable(call.number(0));
    const { node } = open;
    const given = call.number(1);
    let at = given < 0 ? open.position : given;
    if (open.flags & APPEND) at = node.size;
    const { length } = call;
    if (length > 0) {
      if (at + length > node.size) node.resize(at + length);
      node.bytes.set(call.data.subarray(0, length), at);
    }
    if (given < 0) open.position = at + length;
    wrote(open);
    return { numbers: [length] };
  },

  seek(call) {
    const open = descriptor(call.number(0));
    const by = call.number(1);
    const from = [0, open.position, open.node.isFolder ? 0 : open.node.size][call.number(2)];
    if (from === undefined || from + by < 0) refuse(errno.invalid);
    open.position = from + by;
    return { numbers: [open.position] };
  },

  describe(call) {
    const open = descriptor(call.number(0));
    return { numbers: [open.node.type, open.flags] };
  },

  setFlags(call) {
    descriptor(call.number(0)).flags = call.number(1);
  },

  async sync(call) {
    const open = descriptor(call.number(0));
    release(open);
    strict = true;
    await keep();
  },

  stat: (call) => ({ numbers: stat(descriptor(call.number(0)).node) }),

  statPath: (call, path) => ({ numbers: stat(existing(folderOf(call.number(0)), path)) }),

  setTimes(call) {
    const { node } = descriptor(call.number(0));
    setTimes(node, call.numbers[1], call.numbers[2], call.number(3));
  },

  setTimesPath(call, path) {
    const node = existing(folderOf(call.number(0)), path);
    setTimes(node, call.numbers[1], call.numbers[2], call.number(3));
  },

  resize(call) {
    const open = writable(call.number(0));
    if (call.number(1) < 0) refuse(errno.invalid);
    open.node.resize(call.number(1));
    wrote(open);
  },

  allocate(call) {
    const open = writable(call.number(0));
    const [at, length] = [call.number(1), call.number(2)];
    if (at < 0 || length <= 0) refuse(errno.invalid);
    if (at + length > open.node.size) {
      open.node.resize(at + length);
      wrote(open);
    }
  },

  list(call) {
    const open = descriptor(call.number(0));
    if (!open.node.isFolder) refuse(errno.notFolder);
    const cookie = call.number(1);
    const room = call.number(2);
    // Read from a copy: the program may remove entries while it goes through them.
    if (cookie === 0 || !open.listing) open.listing = listing(open.node);
    let length = 0;
    for (const entry of open.listing.slice(cookie)) {
      if (length >= room) break;
      // A cut entry at the end tells the program to come again with this one.
      const part = entry.subarray(0, room - length);
      call.data.set(part, length);
      length += part.length;
    }
    return { length };
  },

  makeFolder(call, path) {
    const place = locate(folderOf(call.number(0)), path);
    if (place.node) refuse(errno.exists);
    if (!place.folder.inTree) refuse(errno.notFound);
    const node = new Node(fileType.folder);
    place.folder.add(place.name, node);
    changed(node);
  },

  removeFolder(call, path) {
    const node = existing(folderOf(call.number(0)), path);
    if (!node.isFolder) refuse(errno.notFolder);
    refuseFixed(node);
    if (node.children.size > 0) refuse(errno.notEmpty);
    gone(node, node.path);
    node.parent.remove(node);
  },

  removeFile(call, path) {
    const node = existing(folderOf(call.number(0)), path);
    if (node.isFolder) refuse(errno.isFolder);
    gone(node, node.path);
    node.parent.remove(node);
  },

  rename(call, path, newPath) {
    const node = existing(folderOf(call.number(0)), path);
    const place = locate(folderOf(call.number(1)), newPath);
    const other = place.node;
    refuseFixed(node);
    if (node === other) return;
    if (other) {
      refuseFixed(other);
      if (node.isFolder && !other.isFolder) refuse(errno.notFolder);
      if (!node.isFolder && other.isFolder) refuse(errno.isFolder);
      if (other.isFolder && other.children.size > 0) refuse(errno.notEmpty);
    } else if (place.mustBeFolder && !node.isFolder) {
      refuse(errno.notFolder);
    }
    if (!place.folder.inTree) refuse(errno.notFound);
    for (let above = place.folder; above; above = above.parent) {
      if (above === node) refuse(errno.invalid);
    }
    gone(node, node.path);
    node.parent.remove(node);
    if (other) place.folder.remove(other);
    place.folder.add(place.name, node);
    changedWithin(node);
  },

  /** A copy stands in for a link: it serves the one use there is, not overwriting a file. */
  link(call, path, newPath) {
    const node = existing(folderOf(call.number(0)), path);
    const place = locate(folderOf(call.number(1)), newPath);
    if (node.isFolder) refuse(errno.notPermitted);
    if (place.node) refuse(errno.exists);
    if (place.mustBeFolder || !place.folder.inTree) refuse(errno.notFound);
    place.folder.add(place.name, copyOf(node));
    changed(place.folder.children.get(place.name));
  },
};

function copyOf(node) {
  const copy = new Node(fileType.file);
  copy.bytes = node.content.slice();
  copy.size = node.size;
  copy.written = node.written;
  return copy;
}

const TWO_PATHS = ["rename", "link"];

/** The paths a question came with: two of them are told apart by the length of the first. */
function pathsOf(call) {
  const bytes = call.data.slice(0, call.length);
  if (!TWO_PATHS.includes(call.operation)) return [decoder.decode(bytes)];
  const cut = call.number(2);
  return [decoder.decode(bytes.subarray(0, cut)), decoder.decode(bytes.subarray(cut))];
}

async function answer(call) {
  try {
    const { operation } = call;
    const given = operation === "write" ? [] : pathsOf(call);
    const result = work[operation](call, ...given);
    // Only what waits for the database takes a turn of the event loop.
    const { numbers, length } = (result instanceof Promise ? await result : result) ?? {};
    call.answer(errno.success, numbers, length);
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    call.answer(error instanceof Refusal ? error.number : errno.io);
  }
}

// ---- The page's own wishes

/** Puts a file there that the person picked or dropped. */
function put(path, bytes) {
  const end = path.lastIndexOf("/");
  const folder = folderAt(path.slice(0, end));
  const name = path.slice(end + 1);
  const there = folder.children.get(name);
  if (there) folder.remove(there);
  const file = new Node(fileType.file);
  file.bytes = bytes;
  file.size = bytes.length;
  folder.add(name, file);
  changed(file);
}

const wishes = {
  put: ({ path, bytes }) => put(path, bytes),
  take: ({ path }) => {
    const node = existing(root, path);
    return node.isFolder ? refuse(errno.isFolder) : node.content.slice();
  },
  finish: () => keep(),
};

// ---- Start

function folderAt(path) {
  let node = root;
  for (const part of path.split("/").filter(Boolean)) {
    if (!node.children.has(part)) node.add(part, new Node(fileType.folder));
    node = node.children.get(part);
  }
  return node;
}

function openDatabase(name) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("files");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

function readAll() {
  return new Promise((resolve, reject) => {
    const store = database.transaction("files").objectStore("files");
    const keys = store.getAllKeys();
    const values = store.getAll();
    values.onsuccess = () => resolve(keys.result.map((key, i) => [key, values.result[i]]));
    values.onerror = () => reject(values.error);
  });
}

async function load(name) {
  AT_START.forEach(folderAt);
  try {
    database = await openDatabase(name);
    for (const [path, stored] of await readAll()) {
      let node;
      if (stored.folder) {
        node = folderAt(path);
      } else {
        const cut = path.lastIndexOf("/");
        node = new Node(fileType.file);
        node.bytes = stored.bytes;
        node.size = stored.bytes.length;
        folderAt(path.slice(0, cut)).add(path.slice(cut + 1), node);
      }
      node.read = stored.read;
      node.written = stored.written;
    }
    postMessage({ loaded: true });
  } catch (error) {
    // Without a database the program still runs; the page says that nothing stays.
    console.error("the browser keeps no files here", error);
    database = null;
    postMessage({ loaded: true, notKept: String(error?.name || error) });
  }
}

onmessage = async ({ data }) => {
  if (data.load) {
    load(data.load);
  } else if (data.port) {
    const call = new Call(data.call);
    data.port.onmessage = (event) => {
      if (event.data === "hello") data.port.postMessage("hello");
      else answer(call);
    };
  } else {
    try {
      postMessage({ reply: data.number, value: await wishes[data.wish](data) });
    } catch (error) {
      postMessage({ reply: data.number, error: String(error) });
    }
  }
};
