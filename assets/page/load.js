// Fetches and compiles the program, and finds out how much memory it asks for.

const GZIP = [0x1f, 0x8b];
const WASM = [0x00, 0x61, 0x73, 0x6d];

const beginsWith = (bytes, start) => start.every((byte, i) => bytes[i] === byte);

/** The program's bytes as a stream, or null if there is no such file. */
async function open(name, progress) {
  const response = await fetch(new URL(name, import.meta.url)).catch(() => null);
  if (!response?.ok || !response.body) return null;
  const total = Number(response.headers.get("Content-Length")) || 0;
  const reader = response.body.getReader();
  const { value: first } = await reader.read();
  // Some servers decompress on the way, others answer a missing file with a page: go by
  // the bytes, not by the name.
  const packed = first && beginsWith(first, GZIP);
  if (!packed && !(first && beginsWith(first, WASM))) {
    reader.cancel();
    return null;
  }
  let done = 0;
  const count = (bytes) => {
    done += bytes.length;
    progress(total > 0 ? Math.min(1, done / total) : null);
    return bytes;
  };
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(count(first)),
    async pull(controller) {
      const { done: ended, value } = await reader.read();
      if (ended) controller.close();
      else controller.enqueue(count(value));
    },
    cancel: () => reader.cancel(),
  });
  return packed ? stream.pipeThrough(new DecompressionStream("gzip")) : stream;
}

/** Reads a stream just as far as needed to know the limits of the imported memory. */
async function readLimits(stream) {
  const reader = stream.getReader();
  let bytes = new Uint8Array(0);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error("the program imports no memory");
    const longer = new Uint8Array(bytes.length + value.length);
    longer.set(bytes);
    longer.set(value, bytes.length);
    bytes = longer;
    try {
      const limits = memoryLimits(bytes);
      reader.cancel();
      return limits;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
}

/** Throws a RangeError if the import section is not complete yet. */
export function memoryLimits(bytes) {
  const IMPORTS = 2;
  const FUNCTION = 0, TABLE = 1, MEMORY = 2, GLOBAL = 3, TAG = 4;
  let at = 8;

  function byte() {
    if (at >= bytes.length) throw new RangeError("cut off");
    return bytes[at++];
  }
  function number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = byte();
      value += (next & 127) * 2 ** shift;
      if (next < 128) return value;
    }
  }
  function limits() {
    const flags = byte();
    const initial = number();
    return { initial, maximum: flags & 1 ? number() : Infinity };
  }
  function skipName() {
    const length = number();
    at += length;
  }

  for (;;) {
    const section = byte();
    const size = number();
    if (section !== IMPORTS) {
      at += size;
      continue;
    }
    for (let left = number(); left > 0; left -= 1) {
      skipName();
      skipName();
      const kind = byte();
      if (kind === MEMORY) return limits();
      if (kind === FUNCTION) number();
      else if (kind === TABLE) { byte(); limits(); }
      else if (kind === GLOBAL) { byte(); byte(); }
      else if (kind === TAG) { byte(); number(); }
    }
    throw new Error("the program imports no memory");
  }
}

/** Answers { module, limits }. `progress` is called with a share from 0 to 1, or null. */
export async function loadProgram(progress) {
  const packed = "DecompressionStream" in globalThis && await open("program.wasm.gz", progress);
  const stream = packed || await open("program.wasm", progress);
  if (!stream) throw new Error("program.wasm is not there");
  const [code, again] = stream.tee();
  const headers = { "Content-Type": "application/wasm" };
  const [module, limits] = await Promise.all([
    WebAssembly.compileStreaming(new Response(code, { headers })),
    readLimits(again),
  ]);
  return { module, limits };
}
