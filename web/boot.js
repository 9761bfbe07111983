// The page before the program runs. It shows a snapshot of the page as the player left it, shows
// what is typed, loads the program, and hands the player's events over to it.
//
// With the page it agrees on this:
//   <script data-run="…" data-integrity="…" data-wasm="…" data-text="…"> names the script that runs the
//                                program, its hash, the program, and its sentences; data-dialog is set if a dialog
//                                is open on the page, and data-wait is the message after a word is entered
//   <div data-notice="…" hidden> a notice: frame, file, wasm, load or crash
//   <button data-action="retry"> tries again
// with beforepaint.js on ketwordOwn and ketwordUnfit, see there; and with run.js and the program on this:
//   ketwordBoot.show(notice)     shows a notice
//   ketwordBoot.fail(notice)     has the offline copy repaired, if the program comes from it,
//                                and tries again; shows the notice if that does not help
//   ketwordBoot.workers          the browser's service workers; null if there are none
//   ketwordBoot.ask(worker, message)  promises the service worker's answer
//   ketwordBoot.wait()           records keys and taps until the program runs
//   ketwordBoot.take()           returns the events so far, in their order; later ones are recorded, but
//                                not shown
//   ketwordBoot.end()            returns them, and records no more
//   ketwordBoot.keep(page)       stores a snapshot for the next visit, see below
//   ketwordBoot.forget()         deletes all snapshots
//   ketwordBoot.offer            the event by which the browser has offered to install the
//                                game, which may come before the program; or null
//   ketwordRun()                 runs the program, once run.js is here
//
// This script knows no rule of the game: it puts a letter into its tile as app/play/cursor.go does,
// and leaves its meaning to the program. It keeps to the JavaScript of 2017, which is as old as
// WebAssembly, so that notices work in every browser.
"use strict";

(() => {
  const script = document.currentScript;

  // Snapshots of the page. They hold for one version of the program, and are stored as:
  //   { version, pages: [{ at: [SEARCH], like: [SEARCH], day, as, page }], keys: { as, page } }
  // at has the addresses that a snapshot is for, from their "?" on; day is the day it holds
  // for, or "" for any. A puzzle that is not begun looks the same at the addresses in like, except
  // for the line that names the puzzle. as is the language and the arrangement of the keys: a
  // snapshot is shown only while the player's settings are the same. The newest comes first.
  // Without a snapshot of the page, that of the keys restores their last arrangement.
  //
  // An element is described as [NAME, [[ATTRIBUTE, VALUE], …], CHILD, …]. Only elements and
  // attributes that the game draws are restored, so that nobody who writes into storage can make
  // the page do anything. A page with others, as a browser adds that translates it, is not stored.

  const KEY = "ketword-page"; // not with the prefix of what the program stores
  const MOST = 6; // pages
  const version = script.dataset.wasm + script.dataset.text; // names with hashes of all that draws the page

  const today = () => new Date().toDateString();
  const app = () => document.getElementById("app");
  const keyboard = () => document.querySelector(".keyboard");
  const wanted = () => {
    const { lang, dataset } = document.documentElement;
    return [lang, dataset.layout, dataset.swapKeys].join(" ");
  };

  function kept() {
    let keys;
    try {
      const found = JSON.parse(localStorage.getItem(KEY));
      if (found.version === version && found.pages.every(({ at, like }) => at.map && like.map)) return found;
      keys = found.keys;
    } catch (nothing) {
      // Nothing was kept.
    }
    return { pages: [], keys };
  }

  function restore() {
    const here = location.search + location.hash; // as the program names it
    if ("dialog" in script.dataset) return;
    const pages = kept().pages.filter(({ as }) => as === wanted());
    const exact = pages.find(({ at, day }) => at.includes(here) && (!day || day === today()));
    const page = exact || pages.find(({ like }) => like.includes(here));
    if (!page) return arrange();
    const place = document.querySelector(".place");
    app().replaceWith(make(page.page));
    if (!exact) document.querySelector(".place").replaceWith(place);
  }

  // arrange restores the arrangement of the keys, without marks, and with this version's words.
  function arrange() {
    const { keys } = kept();
    if (!keys || keys.as !== wanted() || /list off$/.test(keys.as)) return;
    const now = keyboard(), then = make(keys.page);
    then.setAttribute("aria-label", now.getAttribute("aria-label"));
    for (const key of then.querySelectorAll(".wide")) key.replaceWith(now.querySelector(`[data-key=${key.dataset.key}]`));
    for (const key of then.querySelectorAll(".key:not(.wide)")) {
      key.dataset.mark = "";
      for (const name of ["data-mixed", "data-note", "aria-label"]) key.removeAttribute(name);
    }
    now.replaceWith(then);
  }

  function forget() {
    try {
      localStorage.removeItem(KEY);
    } catch (denied) {
      // Nothing is kept.
    }
  }

  // teach removes the card that teaches a mode, if the player has played it.
  function teach() {
    const root = document.documentElement;
    const card = document.querySelector("[data-teaches]");
    if (card && (root.dataset.knows || "").includes(card.dataset.teaches)) card.remove();
    root.removeAttribute("data-knows"); // it has hidden the card so far
  }

  const ELEMENTS = /^(b|button|div|h\d|header|i|li|main|p|path|progress|section|span|svg|ul?)$/;
  const ATTRIBUTES = /^(aria-[a-z]+|class|d|data-[a-z]+|dir|focusable|hidden|id|lang|max|role|tabindex|title|translate|type|value|viewBox)$/;
  const IDS = /^(app|introduction)$/; // a script finds nothing else by its id on the window

  // describe returns the description of a node; it throws if make would refuse it.
  function describe(node) {
    if (!node.localName) return node.data;
    const attributes = Array.from(node.attributes, ({ name, value }) => [name, value]);
    check(node.localName, attributes);
    return [node.localName, attributes, ...Array.from(node.childNodes, describe)];
  }

  function make(description) {
    if (typeof description === "string") return document.createTextNode(description);
    const [name, attributes, ...children] = description;
    check(name, attributes);
    const element = document.createElementNS(`http://www.w3.org/${/^(svg|path)$/.test(name) ? "2000/svg" : "1999/xhtml"}`, name);
    for (const [attribute, value] of attributes) element.setAttribute(attribute, value);
    element.append(...children.map(make));
    return element;
  }

  function check(name, attributes) {
    const strange = attributes.find(([attribute, value]) => !ATTRIBUTES.test(attribute) || (attribute === "id" && !IDS.test(value)));
    if (!ELEMENTS.test(name) || strange) throw new Error(`${name} ${strange}`);
  }

  // still describes the page without messages and motions.
  function still() {
    const copy = app().cloneNode(true);
    for (const passing of copy.querySelectorAll("dialog")) passing.remove();
    for (const link of copy.querySelectorAll("a")) link.replaceWith(...link.childNodes); // nothing kept leads elsewhere
    for (const told of copy.querySelectorAll(".message, .spoken, .countdown")) told.textContent = "";
    for (const row of copy.querySelectorAll(".row")) row.classList.remove("fresh", "shake-0", "shake-1");
    for (const tile of copy.querySelectorAll("[data-cursor]")) tile.removeAttribute("data-cursor");
    copy.removeAttribute("data-reveals");
    copy.inert = false; // it is inert if the program has given up
    return describe(copy);
  }

  const PAUSE = 200; // milliseconds without a key before writing, so that no key has to wait
  let pending = null; // the last argument of keep
  let timer = 0;

  // keep stores a snapshot of the page { at, like, daily }: its addresses, those that look the same,
  // and whether it holds for today only. With any in like it does so at once, before a letter
  // changes the page.
  function keep(page) {
    pending = page;
    clearTimeout(timer);
    if (page.like.length) write();
    else timer = setTimeout(write, PAUSE);
  }

  function write() {
    if (!pending) return;
    const { at, like, daily } = pending;
    const others = kept().pages.filter((other) => other.at[0] !== at[0] || Boolean(other.like.length) !== Boolean(like.length));
    pending = null;
    try {
      const pages = app().querySelector("font") ? others : // a browser translates the page; its words are not kept
        [{ at, like, day: daily ? today() : "", as: wanted(), page: still() }].concat(others);
      localStorage.setItem(KEY, JSON.stringify({ version, pages: pages.slice(0, MOST), keys: { as: wanted(), page: describe(keyboard()) } }));
    } catch (fault) {
      if (fault.name === "Error") console.error(fault); // else there is no room, or storage is denied
    }
  }

  addEventListener("pagehide", write);
  addEventListener("visibilitychange", write);

  // Keys and taps

  const types = ["keydown", "pointerdown", "click", "mousedown"];
  const ENTER = "Enter";
  let events = [];
  let sent = false; // a full row waits for the program, or only the program knows what to show next
  let last = ""; // the last key of the game
  let dropped = false; // the last tap on a key was not recorded
  let cursor = null; // { at, chosen }: where the next letter goes; null if it is behind the last one

  const within = (event, selector) => event.target.closest && event.target.closest(selector);

  function onEvent(event) {
    const key = within(event, ".key"), tile = within(event, ".current .tile");
    if (event.type === "mousedown") return (key || tile) && event.preventDefault(); // which would take the focus
    if (event.type !== "keydown" && within(event, ".notice")) return;
    if (tile && event.type === "click" && !sent) moveTo(tilesOf().indexOf(tile), true);
    if (event.type === "keydown" ? !onKey(event) : key && event.button === 0 && !onTap(event, key.dataset.key)) return;
    events.push(event);
  }

  // onTap shows what a tap on a key does, and reports whether the event is recorded. A click
  // follows a pointer event, which has pressed the key already, or comes alone.
  function onTap(event, name) {
    if (event.type === "click" && event.detail > 0) return !dropped;
    dropped = name === ENTER && last === ENTER; // as in onKey
    if (!dropped) type(name);
    return !dropped;
  }

  // onKey shows what a key does, and reports whether the event is recorded. Enter for a control
  // is not, since its click comes by itself. Nor is a second Enter in a row, pressed because
  // nothing has happened.
  function onKey(event) {
    if (!event.key || event.isComposing || event.metaKey || (event.altKey ? event.key < "~" : event.ctrlKey)) return false; // letters behind ASCII may take Alt
    if (event.repeat && event.key !== "Backspace") return false;
    if (event.key === ENTER) {
      if (within(event, "button:focus-visible, a:focus-visible")) return false;
      if (!on("screen-keyboard")) event.preventDefault();
      if (last === ENTER) return false;
    }
    if (!on("screen-keyboard")) type(event.key);
    return true;
  }

  // type shows a key in the row in play. A letter appears as on its own key or, without one, as the
  // keys of the letters that it has without its accent.
  function type(key) {
    const name = key.toLowerCase();
    const letters = Array.from(letterKey(key) ? key : LIGATURES[name] || name.normalize("NFD")[0]).map(letterKey);
    if (key === ENTER) sent = sent || full() && told();
    else if (CURSOR_KEYS.includes(key) || /\p{M}/u.test(key)) sent = true; // the program goes there, or joins a sign to its letter
    else if (key !== "Backspace" && !(key.length === 1 && letters.every(Boolean))) return;
    else leaveControl();
    last = key;
    if (sent || key === ENTER) return; // the next row is not in play yet
    if (key === "Backspace") erase();
    else put(letters.map((letter) => letter.textContent));
  }

  const CURSOR_KEYS = ["Escape", "ArrowLeft", "ArrowRight", "Home", "End"];

  // told shows that the row will be judged, and returns true.
  const told = () => document.querySelector(".message").textContent = document.querySelector(".spoken").textContent = script.dataset.wait;

  // put writes letters at the cursor. The cursor goes on to the next tile or, if the tile at the
  // cursor was empty, to the next empty one.
  function put(letters) {
    const tiles = tilesOf();
    const at = atCursor(tiles);
    let next = at + letters.length;
    if (next > tiles.length) return;
    const [was, filled] = [full(), tiles[at].dataset.mark === "empty"];
    for (const card of document.querySelectorAll("[data-teaches]")) card.remove();
    letters.forEach((letter, i) => fill(tiles[at + i], letter, "typed"));
    const gaps = tiles.filter(({ dataset }) => dataset.mark === "empty").map((tile) => tiles.indexOf(tile));
    sent = on("submit") && full() && (!was || next === tiles.length) && told();
    if (gaps.length && (filled || next === tiles.length)) next = gaps.find((gap) => gap >= next) || gaps[0];
    moveTo(next, false);
  }

  // erase empties the tile of the cursor, if the player has chosen it, or else the one
  // before it.
  function erase() {
    const tiles = tilesOf();
    let at = atCursor(tiles);
    if (!cursor || !cursor.chosen || tiles[at].dataset.mark === "empty") at--;
    if (at < 0) return;
    fill(tiles[at], "", "empty");
    moveTo(at, false);
  }

  // moveTo moves the cursor, and shows it unless it is just behind the letters.
  function moveTo(at, chosen) {
    const tiles = tilesOf();
    const gaps = tiles.slice(0, behind(tiles)).some(({ dataset }) => dataset.mark === "empty");
    cursor = chosen || at !== behind(tiles) ? { at, chosen } : null;
    for (const tile of tiles) tile.removeAttribute("data-cursor");
    if (!sent && at < tiles.length && (cursor || gaps)) tiles[at].dataset.cursor = "true";
  }

  // atCursor returns the index of the tile for the next letter: in a row that is filled to its end, the
  // first gap.
  function atCursor(tiles) {
    if (cursor) return cursor.at;
    return behind(tiles) < tiles.length || full() ? behind(tiles) : tiles.findIndex(({ dataset }) => dataset.mark === "empty");
  }

  // behind returns where the letters end.
  const behind = (tiles) => tiles.map(({ dataset }) => dataset.mark).lastIndexOf("typed") + 1;

  // on reports whether a setting of how the game is played is on.
  const on = (setting) => document.documentElement.getAttribute("data-" + setting) === "on";

  const LIGATURES = { "œ": "oe", "æ": "ae" };

  // letterKey returns the key of a letter in any case. What stands on a key comes first: where ı has one, that is I.
  function letterKey(letter) {
    const keys = Array.from(document.querySelectorAll(".key:not(.wide)"));
    return keys.find(({ textContent }) => textContent === letter) || keys.find(({ dataset }) => dataset.key === letter.toLowerCase());
  }

  const tilesOf = () => Array.from(document.querySelectorAll(".current .tile"));
  const full = () => tilesOf().every(({ dataset }) => dataset.mark === "typed");

  // leaveControl takes the focus off a control, as the program does, so that Enter plays
  // the word.
  function leaveControl() {
    const control = document.activeElement;
    if (control && control.closest(".keyboard")) keyboard().focus({ preventScroll: true });
    else if (control) control.blur();
  }

  const fill = (tile, letter, mark) => { tile.textContent = letter; tile.dataset.mark = mark; };

  function wait() {
    sent = false;
    for (const type of types) addEventListener(type, onEvent);
  }

  function take() {
    const taken = events;
    [events, sent, last, cursor] = [[], true, "", null];
    return taken;
  }

  function end() {
    for (const type of types) removeEventListener(type, onEvent);
    return take();
  }

  // The program

  const show = (name, hidden = false) => { document.querySelector(`[data-notice="${name}"]`).hidden = hidden; };

  let workers = null;
  try {
    workers = navigator.serviceWorker || null;
  } catch (denied) {
    // As where a page stands in a frame without an origin.
  }

  function ask(worker, message) {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(message, [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => {
        port1.close(); // else it stays for good
        resolve(data);
      };
    });
  }

  const SILENCE = 5000; // milliseconds without an answer, until the player is told
  let tries = 0; // to load the program, after the first one
  let repairs = false; // the copy was repaired for this page, or is being repaired

  async function fail(name) {
    const worker = workers && workers.controller;
    if (!worker || repairs) return show(name);
    repairs = true;
    workers.oncontrollerchange = () => { if (!document.documentElement.dataset.app) location.reload(); }; // the next version's copy is whole
    const late = setTimeout(show, SILENCE, name);
    const before = tries;
    const whole = await ask(worker, "recover");
    clearTimeout(late);
    if (tries !== before) return; // the player has tried meanwhile
    if (whole) again(name);
    else show(name);
  }

  // again loads the program once more, past the browser's cache. What was typed stays.
  function again(name) {
    show(name, true);
    tries++;
    load();
  }

  function load() {
    if (window.ketwordRun) return window.ketwordRun();
    const run = document.createElement("script");
    run.src = window.ketwordOwn(script.dataset.run + (tries ? "?" + tries : ""));
    run.integrity = script.dataset.integrity;
    run.onerror = () => fail("load");
    run.onload = () => { if (!window.ketwordRun) fail("load"); }; // something else came, as from a network that asks to log in
    document.head.append(run);
  }

  for (const button of document.querySelectorAll('[data-action="retry"]')) {
    const name = button.closest(".notice").dataset.notice;
    button.addEventListener("click", () => name === "load" ? again(name) : location.reload());
  }

  window.ketwordBoot = { show, fail, workers, ask, wait, take, end, keep, forget, offer: null };

  // Installing: the browser's own offer is held back, and made when the player asks for it.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.ketwordBoot.offer = event;
  });
  addEventListener("appinstalled", () => { window.ketwordBoot.offer = null; });

  for (const step of [restore, teach]) {
    try {
      step();
    } catch (strange) {
      forget();
    }
  }
  if (!("dialog" in script.dataset)) wait();
  if (window.ketwordUnfit) show(window.ketwordUnfit);
  else load();
})();
