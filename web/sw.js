// The service worker: it keeps a copy of the site, so that the game opens
// without a network. The build fills in the list of files.
//
// What it holds to:
//   - A version comes into force only if it is whole: each file has the SHA-256 of the build,
//     wherever it comes from. An install that breaks off goes on where it stopped when the
//     browser tries again; one that finds no room leaves nothing behind.
//   - A copy that is no longer whole is repaired: the browser may clear it, and others at the
//     origin may change it. At each start, the page has it checked for missing files, and a little
//     later for corrupt ones; or for both at once when the program can't be run.
//   - A new version waits until the player asks for it, or closes the game.
//   - Its caches carry its scope in their names, and it deletes no others: other
//     sites may live at the same origin.
//   - Of pages and sentences it has those of the site's first language, and of each language that is read.
//     Without a network, a page of another language leads to the first one's.
//   - The query of an address plays no part: it names a puzzle, not a file.
//   - Word lists are kept once the game has asked for them, in a cache of their
//     own that outlives versions. A kept list that changes with a version is
//     fetched anew beside the old one, so it can be played offline before and
//     after. A list that can't be kept is served all the same. If the player wants
//     all lists to be kept, a version brings all of its own.
"use strict";

const SCOPE = new URL(self.registration.scope);
const PREFIX = `ketword:${SCOPE.pathname}:`;
const CACHE = PREFIX + "{{VERSION}}";
const WORDS = PREFIX + "words";

const absolute = (file) => new URL(file, SCOPE).href;
const HASHED = new Set({{HASHED}}.map(absolute)); // a file with such a name never changes
const PACKED = new Set({{PACKED}}.map(absolute)); // those of them that are there packed, too, as NAME.gz
const FILES = new Map(Object.entries({{FILES}}).map(([file, sum]) => [absolute(file), sum])); // all of a version, with their SHA-256
const LANGUAGES = new Set({{LANGUAGES}}); // tags of all languages but the first
const LISTS = {{LISTS}}.map(absolute); // words/LANG-LENGTH-HASH.txt, the hash that of the content
const LIST_FOLDER = absolute("words/");
const ALL = absolute("words/all"); // among the kept lists: all are to be kept
const NOT_FOUND = absolute("404.html");

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
  else if (event.data === "claim") event.waitUntil(self.clients.claim());
  else event.waitUntil(answer(event.data).then((said) => event.ports.forEach((port) => port.postMessage(said))));
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(SCOPE.href)) return;
  if (event.request.mode === "navigate") event.respondWith(page(event, url));
  else if (FILES.has(bare(url))) {
    event.respondWith(file(event.request, bare(url)));
    if (languageOf(bare(url))) event.waitUntil(repairFile(bare(url)));
  }
  else if (url.href.startsWith(LIST_FOLDER)) event.respondWith(list(event, bare(url)));
});

// install makes the copy of this version. If there is no room for it, it deletes what it has made,
// since lists and games need the room.
async function install() {
  try {
    await fill();
  } catch (fault) {
    if (fault.name === "QuotaExceededError") await giveWay();
    throw fault;
  }
  await renewLists();
}

// giveWay deletes this version's cache. It deletes the files one by one before, since those of a
// deleted cache take room as long as this worker lives.
async function giveWay() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) await cache.delete(request);
  await caches.delete(CACHE);
}

// fill puts every file into this version's cache that is not there intact. It throws if a file
// can't be had, after all other fetches have ended: the browser then drops this worker, keeps the
// one before, and tries again later. A cache that loses what was put into it, as in private windows
// of WebKit after an install that broke off, is made anew, once.
async function fill(again = true) {
  const cache = await caches.open(CACHE);
  let failed = null;
  await Promise.all((await needed()).map((url) => put(cache, url).catch((fault) => { failed = failed || fault; })));
  if (failed) throw failed;
  if (await isWhole()) return;
  if (!again) throw new Error("the browser keeps not all of it");
  await caches.delete(CACHE);
  await fill(false);
}

// isWhole reports whether all needed files are there.
async function isWhole() {
  const there = new Set(await addresses(CACHE));
  return (await needed()).every((url) => there.has(url));
}

// needed returns the files without a language, and those of the languages that are read: a page shows one, or a
// file of it was kept by this or another version.
async function needed() {
  const seen = (await self.clients.matchAll({ includeUncontrolled: true })).map((client) => client.url);
  for (const name of await ours()) seen.push(...(await addresses(name)));
  const read = new Set(seen.map(languageOf));
  return Array.from(FILES.keys()).filter((url) => !languageOf(url) || read.has(languageOf(url)));
}

// languageOf returns the language of a page or of sentences, LANG/… and text/LANG-…; "" if it is the
// first or none.
function languageOf(url) {
  const [, tag] = url.slice(SCOPE.href.length).match(/^(?:text\/)?(\w+)[/-]/) || [];
  return LANGUAGES.has(tag) ? tag : "";
}

// addresses returns the addresses of a cache's files.
const addresses = async (name) => (await (await caches.open(name)).keys()).map((request) => request.url);

// put puts a file into this version's cache, unless it is there.
async function put(cache, url) {
  if (await isIntact(url, await cache.match(url))) return;
  const signal = limit();
  let fault = "it is another one";
  for (const source of [fromOlder, unpacked, fetched, fetchedAnew]) {
    const response = await source(url, signal).then(straight).catch((error) => { fault = error.message; });
    if (await isIntact(url, response)) return cache.put(url, response);
  }
  throw new Error(`${url} does not come as it is in this version: ${fault}`);
}

// straight returns a response without its redirection, since browsers refuse a redirected one as
// the answer to a navigation. Some hosts redirect x.html to x.
const straight = (response) => (response && response.redirected ? new Response(response.body, { headers: response.headers }) : response);

// isIntact reports whether a response is the file of this version. It reads all of it, so that
// it holds no connection.
async function isIntact(url, response) {
  if (!response) return false;
  const sum = await sumOf(response.clone()).catch(() => "broken off");
  return response.ok && !response.redirected && sum === FILES.get(url); // see straight
}

// sumOf returns the SHA-256 of a response's body.
async function sumOf(response) {
  const sum = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// check reports whether all files are there, and repairs the copy if they are not.
const check = async () => (await isWhole().catch(() => false)) || repair(); // as where it is denied

// repair checks the whole copy, replaces what is corrupt or missing, and reports whether it is
// whole now. It also fetches corrupt lists anew.
async function repair() {
  keptLists().then((lists) => lists.forEach(keepList)).catch(() => {}); // not awaited: the game goes without them
  try {
    await fill();
    await tidy();
    return true;
  } catch (fault) {
    console.log(`Ketword's copy for offline play is not whole: ${fault.message}`);
    return false;
  }
}

// recover repairs the copy for a page whose program can't be run. If that fails, it puts the site's
// next version into force, if there is one, since its copy is whole.
async function recover() {
  if (await repair()) return true;
  const { installing, waiting } = await self.registration.update().catch(() => self.registration); // as without a network
  const next = installing || waiting;
  if (!next) return false;
  const activate = () => { if (next.state === "installed") next.postMessage("activate"); };
  next.onstatechange = activate;
  activate();
  return false;
}

// PATIENCE is how long a file may take, in milliseconds, with all that is tried to get it. It ends an
// install that hangs before browsers do.
const PATIENCE = 240000;

// limit returns a signal that aborts fetches when patience is over.
const limit = () => (self.AbortSignal && AbortSignal.timeout ? AbortSignal.timeout(PATIENCE) : null);

const fetched = (url, signal, cache = HASHED.has(url) ? "default" : "no-cache", method = "GET") => fetch(new Request(url, { cache, method, signal }));

// fetchedAnew passes the browser's HTTP cache, which may hold what a host has sent in place of the file.
const fetchedAnew = (url, signal) => fetched(url, signal, "reload");

// unpacked fetches a file that is packed beside, from a host that doesn't compress;
// null from any other.
async function unpacked(url, signal) {
  if (!PACKED.has(url) || !self.DecompressionStream) return null;
  const asked = await fetched(url, signal, "default", "HEAD");
  if (!asked.ok || asked.headers.get("Content-Encoding")) return null;
  const packed = await fetched(`${url}.gz`, signal, "default");
  if (!packed.ok || packed.headers.get("Content-Encoding")) return null;
  const program = packed.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(program, { headers: { "Content-Type": asked.headers.get("Content-Type") } });
}

// fromOlder finds a file with a hash in its name in the cache of another version of this site.
async function fromOlder(url) {
  for (const name of HASHED.has(url) ? await ours() : []) {
    const response = await (await caches.open(name)).match(url);
    if (await isIntact(url, response)) return response;
  }
  return null;
}

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function takeOver() {
  const since = await changedLists(); // kept since the install
  await tidy();
  await self.clients.claim();
  since.forEach(keepList); // not awaited: no request is answered before this ends
}

// tidy deletes the caches of earlier versions and lists that are not of this version. While there is
// a later version it does nothing, since that one may be filling its cache.
async function tidy() {
  const names = await ours(); // in the order in which they were made
  if (self.registration.installing || self.registration.waiting) return;
  for (const name of names.slice(0, names.indexOf(CACHE))) if (name !== WORDS) await caches.delete(name);
  const words = await caches.open(WORDS);
  for (const url of await keptLists()) if (!LISTS.includes(url)) await words.delete(url);
}

const bare = (url) => url.origin + url.pathname;

// file answers a request for a file of this version. It adds Cross-Origin-Embedder-Policy to scripts of
// workers: a page with that policy accepts no others, and the copy may be from a time when the host
// did not send the header.
async function file(request, url) {
  const kept = await keptFile(url);
  if (!kept || request.destination !== "worker") return kept || fetch(request);
  const headers = new Headers(kept.headers);
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  return new Response(kept.body, { headers });
}

const keptFile = (url) => caches.open(CACHE).then((cache) => cache.match(url)).catch(() => null); // as where it is denied

// page answers a navigation. A page has one address, its folder's; its other names redirect to it.
// Any other address is fetched from the network. A corrupt page is shown once, since there is no time
// to check it before.
async function page(event, url) {
  const address = bare(url).replace(/\/index\.html$/, "/");
  const known = [address, address + "/"].find((candidate) => FILES.has(candidate));
  if (!known) return elsewhere(event.request);
  if (known !== bare(url)) return Response.redirect(known + url.search);
  event.waitUntil(repairFile(known));
  const answer = file(event.request, known);
  return languageOf(known) ? answer.catch(() => Response.redirect(SCOPE.href + url.search)) : answer;
}

// repairFile replaces a file if it is corrupt or missing, and keeps the others of its language. If that fails, it
// recovers the copy, since a corrupt page can't ask for that itself.
async function repairFile(url) {
  try {
    await put(await caches.open(CACHE), url);
    if (languageOf(url)) await check();
  } catch (fault) {
    if (await keptFile(url)) await recover(); // else it came from the network
  }
}

const elsewhere = (request) => fetch(request).catch(async () => { // without a network
  const cached = await keptFile(NOT_FOUND);
  return cached ? new Response(cached.body, { status: 404, headers: cached.headers }) : Response.error();
});

// list answers a request for a word list, and keeps it.
async function list(event, url) {
  const kept = await keptList(url);
  if (kept) return kept;
  const response = await fetch(event.request);
  const stored = storeList(url, response.clone());
  storing.set(url, stored);
  event.waitUntil(stored.then(() => storing.delete(url)));
  return response;
}

const storing = new Map(); // promises of the results of storeList for lists that are under way, by address

const ANSWERS = { check, repair, recover, kept: intactLists };

// answer does what a page asks for, and returns the result. A page asks by a name in ANSWERS; with
// { keep: ADDRESS } to keep a list of the site's folder, which returns "kept", "full" or "lost"; or
// with { all: BOOLEAN } to keep all lists or not. The result is null for anything else, which a page
// of a newer version may ask.
async function answer(asked) {
  if (ANSWERS[asked]) return ANSWERS[asked]();
  if (asked.keep) return keepList(absolute(asked.keep));
  return asked.all === undefined ? null : wantAll(asked.all);
}

// keepList keeps a list that a page asks for, or has fetched before this worker answered its requests.
// It returns "kept", "full" or "lost".
async function keepList(url) {
  try {
    if (await keptList(url)) return "kept";
    return await (storing.get(url) || storeList(url, await fetched(url, limit(), "default")));
  } catch (offline) {
    return "lost"; // it is kept when the game asks for it again
  }
}

// wantAll notes whether all lists are to be kept. After "lost", the game says it again at a start that lacks one.
const wantAll = (all) => caches.open(WORDS)
  .then((words) => (all ? words.put(ALL, new Response("")) : words.delete(ALL)))
  .then(() => "kept", () => "lost");

// keptList returns a list that is kept and intact, or null.
async function keptList(url) {
  try {
    const kept = await (await caches.open(WORDS)).match(url);
    return kept && (await listIn(url, kept.clone())) ? kept : null;
  } catch (denied) {
    return null;
  }
}

// listIn returns the body of a response if it is the list that the address names; null if it is
// anything else, such as the page of a host that lacks the list.
async function listIn(url, response) {
  const [, hash] = url.match(/-([0-9a-f]{10})\.txt$/);
  const data = await response.arrayBuffer();
  return response.ok && (await sumOf(new Response(data))).startsWith(hash) ? data : null;
}

// storeList puts a list into its cache. It returns "kept", "full" if there is no space, or "lost" if the
// list can't be had, even past the browser's HTTP cache.
async function storeList(url, response) {
  try {
    const data = (await listIn(url, response)) || (await listIn(url, await fetchedAnew(url, limit())));
    if (!data) return "lost";
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Content-Length": data.byteLength };
    await (await caches.open(WORDS)).put(url, new Response(data, { headers }));
    return "kept";
  } catch (fault) { // the name is not that of a list, the connection broke, or there is no space
    return fault.name === "QuotaExceededError" ? "full" : "lost";
  }
}

const keptLists = async () => (await addresses(WORDS)).filter((url) => url !== ALL);

// intactLists returns the addresses of the lists that are kept and intact, relative to the site's
// folder.
async function intactLists() {
  const lists = await keptLists();
  const right = await Promise.all(lists.map(keptList));
  return lists.filter((url, i) => right[i]).map((url) => url.slice(SCOPE.href.length));
}

// changedLists returns the addresses of this version's lists of which only other versions are kept. If
// all lists are to be kept, it returns all that are not.
async function changedLists() {
  const kept = await keptLists();
  const all = await (await caches.open(WORDS)).match(ALL);
  const stem = (url) => url.slice(0, url.lastIndexOf("-"));
  return LISTS.filter((url) => !kept.includes(url) && (all || kept.some((old) => stem(old) === stem(url))));
}

// renewLists fetches the changed lists. Failures are ignored, since a version is complete without lists.
const renewLists = () => changedLists().then((lists) => Promise.all(lists.map(keepList))).catch(() => {});
