// Runs the program: fetches it, starts it, starts it again when it stops, and keeps a
// copy of the site for playing offline. boot.js loads this script.
//
// With boot.js it agrees on what stands there, with beforepaint.js on ketwordOwn, and with both on this:
//   <script data-run data-wasm="…" data-packed="…" data-coach="…" data-screens="…" data-text="…" data-edition="…">
//                                stands in the page and names the program, the same packed by gzip, if there is
//                                such a file, the script of the coach's worker, the style of dialogs, if the page
//                                has none, and the sentences of the page's language, with their edition
//   ketwordRun()                 runs it
// and with the program on this:
//   goapp…                       what go-app looks for, see below
//   ketwordStorage               "denied" if nothing can be saved
//   ketwordUpdate()              puts the update into force that goappOnUpdate has announced
//   ketwordOffline()             promises the state of the offline copy: "new" if it was made for this page, "kept" if
//                                it was there before, "broken" if it is not whole and can't be repaired now, "" if
//                                there can be none
//   ketwordRepaired              promises the same once the copy was checked and repaired, some time after the start
//   ketwordAsk(message)          promises the service worker's answer, see answer in sw.js
//   ketwordText                  the sentences of the page; the program writes others here when the language changes
//   ketwordTextIn(lang)          promises the sentences of a language
//   ketwordDatabase(name, version, stores)  promises a database; a new one gets stores with these options
//   ketwordWorker()              starts a worker with an instance of the program, see coach.js; it throws where there
//                                are no workers
//   <html data-app="ready">      set by the program, removed here when it stops
//
// The build puts instance.js and Go's wasm_exec.js into one script with this file.
"use strict";

(() => {
  const home = new URL("./", document.currentScript.src); // the site's folder, whatever path it is served at
  const { wasm, packed, coach, screens, text, edition } = document.querySelector("script[data-run]").dataset;
  const page = document.documentElement;
  const boot = window.ketwordBoot;

  // A dialog can change the address to one in another folder: links stay where they lead.
  for (const link of document.querySelectorAll("link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon]")) link.href = link.href;

  // A finger may rest on a letter, to note it: that opens no menu, and the letter is told when the finger leaves it, as
  // it is of a mouse.
  const letter = ({ target }) => target.closest && target.closest("[data-key], [data-note]");
  addEventListener("contextmenu", (event) => { if (event.pointerType === "touch" && letter(event)) event.preventDefault(); });
  addEventListener("pointerdown", (event) => {
    if (letter(event) && event.target.hasPointerCapture(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
  });

  // Storage: where the browser denies it, even looking at localStorage throws;
  // in a broken profile reading does. Go can't catch either. A stand-in lasts as
  // long as the page.

  class Memory extends Map {
    get length() { return this.size; }
    key(index) { return index < this.size ? [...this.keys()][index] : null; }
    getItem(key) { return this.has(key) ? this.get(key) : null; }
    setItem(key, value) { this.set(key, value); }
    removeItem(key) { this.delete(key); }
  }

  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      const storage = window[name]; // null in some browsers
      storage.getItem("");
      for (let i = 0; i < storage.length; i++) storage.getItem(storage.key(i));
    } catch (denied) {
      Object.defineProperty(window, name, { value: new Memory(), configurable: true });
      window.ketwordStorage = "denied";
    }
  }

  // The globals that go-app expects; our copy expects only those of updates. It sets
  // goappOnUpdate itself. Those for navigation, installing and notifications, and
  // goappKeepBodyClean, are missing, since nothing uses them.

  const path = decodeURI(home.pathname).replace(/\/$/, "");
  window.goappGetenv = (name) => ({
    GOAPP_ROOT_PREFIX: path, // taken off an address to find its route
    GOAPP_STATIC_RESOURCES_URL: path,
    GOAPP_INTERNAL_URLS: JSON.stringify([new URL("licences.txt", home).href]), // links that are files, not routes
  }[name]);
  let registration = null; // of the service worker

  function resetGlobals() {
    window.goappOnUpdate = () => {};
    window.onclick = window.onpopstate = window.onresize = null; // go-app sets these, too
  }
  window.goappTryUpdate = () => { if (registration) registration.update().catch(() => {}); };
  resetGlobals();

  // goappPage lists an element and all that is in it, for our copy of go-app, which takes it over. It
  // returns the nodes, and words that describe them.
  window.goappPage = (element) => {
    const nodes = [], words = [];
    const list = (node) => {
      nodes.push(node);
      words.push(node.localName || node.nodeName);
      if (!node.localName) return words.push(node.nodeValue);
      words.push(node.attributes.length);
      for (const { name, value } of node.attributes) words.push(name, value);
      words.push(node.childNodes.length);
      node.childNodes.forEach(list);
    };
    list(element);
    return { nodes, words: words.map((word) => word + "\0").join("") };
  };

  // Listeners on window and document outlive the elements that the program
  // draws. Every listener that an instance adds there gets its signal, so that all
  // of them can be removed when it stops.

  let life = null; // AbortController of the running instance

  for (const target of [window, document]) {
    const add = target.addEventListener;
    target.addEventListener = (type, listener, options) => {
      const wanted = typeof options === "object" ? options : { capture: Boolean(options) };
      add.call(target, type, listener, Object.assign({}, wanted, life && { signal: life.signal }));
    };
  }

  // The program

  const restarts = { most: 3, within: 10000 /* ms */, times: [] };

  const fetched = new Set(); // names of files

  // get fetches a file of this version; the second time past the browser's HTTP cache.
  async function get(name) {
    const response = await fetch(new URL(name, home), { cache: fetched.has(name) ? "reload" : "default" });
    fetched.add(name);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return response;
  }

  // fetchProgram fetches the program. If the host sends it uncompressed, it fetches the packed file
  // beside it, if the build has made one.
  async function fetchProgram() {
    const response = await get(wasm);
    const kept = boot.workers && boot.workers.controller; // it comes from this device
    if (!packed || kept || response.headers.get("Content-Encoding")) return response;
    try {
      const { headers, body } = await get(packed);
      if (headers.get("Content-Encoding")) return response;
      const program = body.pipeThrough(new DecompressionStream("gzip"));
      response.body.cancel().catch(() => {});
      return new Response(program, { headers: { "Content-Type": "application/wasm" } });
    } catch (unable) {
      return response; // an older browser, or a lost connection
    }
  }

  async function compile() {
    const response = await fetchProgram();
    // Compiling while it loads, and the browser's cache of compiled code, need
    // the right type and the response as it is.
    const type = response.headers.get("Content-Type") || "";
    if (WebAssembly.compileStreaming && type.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
  }

  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  let dressed = !screens;

  // dress adds the style of dialogs to the page, before the program draws one. It waits for the first
  // paint, unless the program comes sooner. The page's policy has the hash of the style, and admits no
  // other.
  async function dress(program) {
    if (dressed) return;
    const style = document.createElement("style");
    style.textContent = await (await get(screens)).text();
    await Promise.race([painted, program]);
    document.head.append(style);
    dressed = Boolean(style.sheet);
    if (!dressed) throw new Error(`${screens} does not come as it is in this version`);
  }

  // read promises the sentences in a file. They begin and end with their edition, unlike a file that is
  // cut off, of another version, or the page of somebody else.
  async function read(name) {
    const text = await (await get(name)).text();
    if (text.startsWith(edition + "\n") && text.endsWith("\n" + edition)) return text;
    throw new Error(`${name} does not come as it is in this version`);
  }

  window.ketwordTextIn = (lang) => {
    const name = text.replace(/\w+-/, `${lang}-`); // with the same hash, which is of all
    return read(name).catch(() => ask("repair").then(() => read(name))); // the copy may be corrupt
  };

  // fault returns the notice for an error of compiling: "wasm" if the program is intact, so that this
  // browser can't run it; "load" if it is missing or corrupt. The program's name has the first digits
  // of its SHA-256, which only a secure page can compute.
  async function fault(error) {
    if (!(error instanceof WebAssembly.CompileError)) return "load";
    const bytes = await fetchProgram().then((response) => response.arrayBuffer());
    const sum = await crypto.subtle.digest("SHA-256", bytes);
    const digits = Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, "0")).join("");
    return digits.startsWith(wasm.slice(-15, -5)) ? "wasm" : "load";
  }

  // A database is opened here, where whatever the browser throws rejects the promise.
  window.ketwordDatabase = (name, version, stores) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const store in stores) opening.result.createObjectStore(store, stores[store]);
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

  // setClock makes Go count nanoseconds from the opening of the page. wasm_exec.js counts from 1970:
  // under a clock that is set before 1970 or after 2262 the number is negative, and no timer of Go
  // ever fires.
  function setClock(go) {
    const half = 2 ** 32;
    go.importObject.gojs["runtime.nanotime1"] = (sp) => {
      const time = Math.floor(performance.now() * 1e6) + 1; // Go refuses 0
      go.mem.setUint32((sp >>> 0) + 8, time % half, true);
      go.mem.setUint32((sp >>> 0) + 12, Math.floor(time / half), true);
    };
  }

  // tellPlace tells where the program stopped, on the console and in the notice:
  // the version, and a code that the build's -resolve makes files and lines of. It
  // has the hash in the program's name and, from the traceback, where the calls
  // are that led there, the innermost first, those in Go's runtime apart.
  function tellPlace(traceback) {
    const code = [wasm.slice(-15, -5)];
    const running = traceback.split("\n\ngoroutine ")[1] || "";
    running.replace(/\n(?!runtime\.).*\n.* pc=0x([0-9a-f]+)/g, (call, pc) => code.push(pc));
    const place = document.querySelector('meta[name="ketword-version"]').content + " " + code.slice(0, 9).join("-");
    console.log("Ketword stopped: " + place);
    document.querySelector("[data-place]").textContent = place;
  }

  // run runs an instance of the program until it ends, which it does only by a panic.
  async function run(module) {
    const go = new Go();
    setClock(go);
    go.env.GOTRACEBACK = "system"; // with the PCs of calls
    const heard = ketwordOverhear();
    const instance = await WebAssembly.instantiate(module, go.importObject);
    await ketwordBreathe(); // before Go's runtime and variables, which hold a telephone up for 60 to 80 ms
    life = new AbortController();
    await go.run(instance);
    if (!page.dataset.app) boot.forget(); // the snapshot may be why it stopped
    heard.end();
    tellPlace(heard.text);
    clear(go);
  }

  // clear removes what a dead instance left: timers and callbacks, which would throw, listeners,
  // and the attribute that says that the program is ready.
  function clear(go) {
    go._scheduledTimeouts.clear(); // timers that fire later then do nothing
    go._resume = () => {};
    life.abort();
    life = null;
    if (worker) worker.terminate();
    resetGlobals();
    delete page.dataset.app;
  }

  function mayRestart() {
    const now = performance.now();
    restarts.times = restarts.times.filter((time) => now - time < restarts.within);
    return restarts.times.push(now) <= restarts.most;
  }

  let module = null; // the program, once it is compiled

  // savedFile returns the stored games, imported counts, settings and friends in the form of an exported
  // history, which has the same envelopes; null if there are none. It leaves out what can't be read.
  function savedFile() {
    const stored = (name) => {
      try {
        const text = localStorage.getItem("ketword." + name);
        return typeof JSON.parse(text).data === "object" ? text.trim() : "";
      } catch (broken) {
        return "";
      }
    };
    let file = stored("history");
    for (const part of ["scores", "settings", "friends"]) {
      if (stored(part)) file = (file || '{"v":1,"data":[]}').slice(0, -1) + `,"${part}":${stored(part)}}`;
    }
    return file ? new Blob([file], { type: "application/json" }) : null;
  }

  // giveUp shows the notice for a program that stops again and again, which offers that file. It makes
  // the rest of the page inert.
  function giveUp() {
    const file = savedFile(), link = document.querySelector("[data-action=save-games]");
    link.hidden = !file;
    if (file) link.href = URL.createObjectURL(file);
    for (const dialog of document.querySelectorAll("dialog")) dialog.remove(); // an open one would keep the notice from being used
    document.getElementById("app").inert = true;
    boot.forget(); // a snapshot may be why
    boot.show("crash");
    document.querySelector('[data-notice="crash"] button').focus();
  }

  async function play() {
    try {
      const program = compile();
      [module, window.ketwordText] = await Promise.all([program, read(text), dress(program)]);
      await ketwordBreathe(); // between the end of compiling and instantiating, which hold a telephone up for 160 ms together
      for (;;) {
        await run(module);
        if (!mayRestart()) break;
        boot.wait();
      }
      giveUp();
    } catch (error) {
      console.error(error);
      if (module) giveUp();
      else boot.fail(await fault(error).catch(() => "load"));
    }
  }

  let worker = null; // the last one; the program has ended those before

  window.ketwordWorker = () => {
    worker = new Worker(window.ketwordOwn(coach));
    worker.postMessage({ module });
    return worker;
  };

  // The offline copy

  // tell tells the program that a newer version has been fetched and waits.
  function tell() {
    window.goappUpdatedBeforeWasmLoaded = true; // go-app reads it at every start
    window.goappOnUpdate();
  }

  // watch calls tell once a worker has been installed beside an older one, and settles own by the first
  // one. It does so when a worker begins to activate: a page that WebKit loads meanwhile gets no event
  // of its end.
  function watch(worker) {
    if (!worker) return;
    const look = () => {
      if (worker.state === "installed" && registration.active) tell();
      else if (worker.state.startsWith("activat")) found(worker);
      else if (worker.state === "redundant" && !registration.active) lost("broken");
    };
    worker.addEventListener("statechange", look);
    look();
  }

  const LATER = 10000; // milliseconds until checking the copy no longer slows the start
  let updates = false; // this window has asked for the update
  let there = false; // the copy was there when the page was opened
  let found = null, lost = null;

  // own promises this site's worker once it is in force. The browser's own promise may be for another
  // site's, in a folder above. Without a worker it rejects with the state of the copy.
  const own = new Promise((resolve, reject) => { found = resolve; lost = reject; });

  // copyIs promises the result of ketwordOffline, after the worker was asked to check or to repair the
  // copy.
  const copyIs = (request) => ask(request).then(
    (whole) => (whole ? (there ? "kept" : "new") : "broken"),
    (reason) => (reason === "" ? "" : "broken"),
  );

  // change reacts to another version that has taken over in all windows. It reloads this window if it
  // has asked for the update or is hidden without a dialog. Otherwise somebody may be playing here:
  // the window reloads when it is left, or when the player takes the update here, too.
  function change() {
    const left = () => document.hidden && !document.querySelector("dialog");
    if (updates || left()) return location.reload();
    document.onvisibilitychange = () => { if (left()) location.reload(); }; // also after a restart of the program
    tell();
  }

  const workerScript = window.ketwordOwn("sw.js");

  const register = async () => follow(await boot.workers.register(workerScript, { updateViaCache: "none" }));

  // follow notes the current registration, and watches its workers and those to come.
  function follow(current) {
    if (current === registration) return;
    registration = current;
    for (const worker of [current.active, current.waiting, current.installing]) watch(worker);
    current.addEventListener("updatefound", () => watch(current.installing));
  }

  async function keepOffline() {
    const { workers } = boot;
    if (!workers) return lost(""); // an old browser, an insecure address, or a page in a frame
    const controls = () => Boolean(workers.controller) && workers.controller.scriptURL === String(workerScript);
    let controlled = controls();
    workers.addEventListener("controllerchange", () => {
      if (controlled && controls()) change();
      controlled = controls();
    });
    try {
      await register();
    } catch (refused) { // the game plays on without it, and tries again at the next visit
      const script = await fetch(workerScript, { cache: "no-store" }).then((response) => response.text()).catch(() => "");
      return lost(script.includes("skipWaiting") ? "" : "broken"); // by the browser, or since the host sends something else
    }
    there = Boolean(registration.active);
    own.then((worker) => {
      if (!controls()) worker.postMessage("claim"); // a page that came just before it was active, or was loaded past it
    }, () => {});
    if (registration.active) window.goappTryUpdate(); // a browser's own check may come minutes later
  }

  window.ketwordUpdate = () => {
    updates = true;
    if (registration && registration.waiting) registration.waiting.postMessage("activate");
    else location.reload();
  };

  window.ketwordOffline = () => copyIs("check");
  window.ketwordRepaired = own.then(() => new Promise((resolve) => setTimeout(resolve, LATER)), () => {}).then(() => copyIs("repair"));

  // ask promises the worker's answer. If the registration was cleared, it registers anew.
  async function ask(message) {
    await own; // another window may have replaced it since
    const here = await boot.workers.getRegistration(home);
    if (!here || here.scope !== home.href) await register(); // the browser, or the player, has cleared it
    else follow(here); // another window has made it anew
    return boot.ask(registration.active, message);
  }

  window.ketwordAsk = ask;

  // Start

  if (location.pathname.endsWith("/index.html")) { // the same page by its other name, which is no route
    history.replaceState(history.state, "", new URL("./", location.href).pathname + location.search + location.hash);
  }
  window.ketwordRun = play;
  play(); // once the program is here, the end of this script has defined Go
  if (document.readyState === "complete") keepOffline();
  else window.addEventListener("load", keepOffline); // the game first, then its copy
})();
