// A service worker with two duties. It adds the headers that let the page share memory
// between workers, which a plain file host cannot be told to send. And it keeps a copy of
// what it fetched, so that the page opens without a network.

const CACHE = "page";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

function isolated(response) {
  // Nothing can be changed about an answer whose inside is hidden.
  if (response.status === 0) return response;
  const headers = new Headers(response.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  const { status, statusText } = response;
  const body = [101, 204, 205, 304].includes(status) ? null : response.body;
  return new Response(body, { status, statusText, headers });
}

const scope = () => self.registration.scope;

/** The folder of a version, named after what is in it; none of what lies beside them. */
const version = (address) => address.slice(scope().length).match(/^([0-9a-f]{16})\//)?.[1];

/** The versions that a start page leads to. */
const versionsIn = (text) => text.match(/[0-9a-f]{16}(?=\/)/g) ?? [];

/** Keeps a start page, and of the versions only its own and the one before: that may still run. */
async function keepStart(cache, request, response) {
  const before = await cache.match(request, { ignoreSearch: true });
  const texts = [response.clone(), ...(before ? [before.clone()] : [])];
  const stay = (await Promise.all(texts.map((text) => text.text()))).flatMap(versionsIn);
  await cache.put(request, response);
  for (const kept of await cache.keys()) {
    const of = version(kept.url);
    if (of && !stay.includes(of)) await cache.delete(kept);
  }
}

async function answer(event) {
  const { request } = event;
  const ours = request.method === "GET" && request.url.startsWith(scope());
  if (!ours) return isolated(await fetch(request));
  const cache = await caches.open(CACHE + scope());
  const kept = await cache.match(request, { ignoreSearch: true });
  // A version never changes: its scripts and its program always are of one age, also when a
  // newer one has come to the server since.
  if (kept && version(request.url)) return isolated(kept);
  try {
    const response = await fetch(new Request(request, { cache: "no-cache" }));
    if (response.status === 200) {
      const copy = response.clone();
      const isStart = request.mode === "navigate";
      const keeping = isStart ? keepStart(cache, request, copy) : cache.put(request, copy);
      event.waitUntil(keeping.catch(() => {}));
    } else if (kept && response.status >= 500) {
      return isolated(kept);
    }
    return isolated(response);
  } catch (error) {
    if (!kept) throw error;
    return isolated(kept);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  // The browser's own question about its cache; a worker may not ask it elsewhere.
  if (request.cache === "only-if-cached" && request.mode !== "same-origin") return;
  event.respondWith(answer(event));
});
