// The page before the program runs. It shows the page as the player left it, shows
// what is typed, loads the program, and hands all that was done to it.
//
// With the page it agrees on this:
//   <script data-home="…" data-run="…" data-wasm="…" data-packed="…"> names the site's
//                                folder, relative to the page, and there the script that
//                                runs the program, the program, and the program packed
//                                by gzip, if there is one
//   <div data-notice="…" hidden> a notice: file, wasm, load or crash
//   <button data-action="retry"> tries again
// and with run.js and the program on this:
//   ketwordBoot.show(notice)     shows a notice
//   ketwordBoot.wait()           takes keys and taps for a program that is to come
//   ketwordBoot.take()           the events since then, in their order
//   ketwordBoot.end()            the same, and no more of them are taken
//   ketwordBoot.keep(page, settings) keeps what is shown for the next visit, see below
//   ketwordRun()                 runs the program, once run.js is here
//
// No rule of the game stands here: a letter is put into the next empty tile, and what
// it means is for the program to say. The file keeps to the language of 2017, which
// is as old as WebAssembly, so that the notices work in any browser.
"use strict";

(() => {
  const script = document.currentScript;
  const home = new URL(script.dataset.home || "./", location.href); // the site's folder, whatever path it is served at
  const root = document.documentElement;

  // The page as it was left. What is kept holds for one version of the program:
  //   { version, settings: { NAME: VALUE }, pages: [{ at: [SEARCH], day, fresh, html }] }
  // A page stands for addresses, by their part from the "?" on: on one day, or on any if
  // day is "". A fresh one, of a puzzle that is not begun, has the shape of another day's
  // as well, but for the line that says which puzzle it is. The newest comes first.

  const KEY = "ketword-page"; // not with the prefix of what the program stores
  const MOST = 6; // pages
  const version = script.dataset.wasm; // has the hash of the program, which draws the page
  const empty = { version, settings: {}, pages: [] };

  const today = () => new Date().toDateString();
  const app = () => document.getElementById("app");

  function kept() {
    try {
      const found = JSON.parse(localStorage.getItem(KEY));
      if (found.version === version) return found;
    } catch (nothing) {
      // Nothing was kept, or storage is denied.
    }
    return empty;
  }

  function restore() {
    const { settings, pages } = kept();
    for (const name of Object.keys(settings)) root.setAttribute("data-" + name, settings[name]);
    const holds = ({ day }) => !day || day === today();
    const page = pages.find((page) => page.at.includes(location.search) && (page.fresh || holds(page)));
    if (!page) return;
    const place = document.querySelector(".place");
    app().outerHTML = page.html;
    if (!holds(page)) document.querySelector(".place").replaceWith(place);
  }

  // still returns the page without what is only told or moves once.
  function still() {
    const copy = app().cloneNode(true);
    for (const passing of copy.querySelectorAll("dialog")) passing.remove();
    for (const told of copy.querySelectorAll(".message, .spoken")) told.textContent = "";
    for (const row of copy.querySelectorAll(".row")) row.classList.remove("fresh", "shake-0", "shake-1");
    copy.removeAttribute("data-reveals");
    return copy.outerHTML;
  }

  const PAUSE = 200; // milliseconds without a key, so that none waits
  let pending = null; // what keep was given last
  let timer = 0;

  // keep keeps what is shown: at what addresses, whether it is of today only, and
  // whether it is fresh. A fresh page is kept at once, before a letter changes it.
  function keep(page, settings) {
    pending = { page, settings };
    clearTimeout(timer);
    if (page.fresh) write();
    else timer = setTimeout(write, PAUSE);
  }

  function write() {
    if (!pending) return;
    const { page: { at, daily, fresh }, settings } = pending;
    const page = { at, day: daily ? today() : "", fresh, html: still() };
    const others = kept().pages.filter((other) => other.fresh !== fresh || other.at[0] !== at[0]);
    pending = null;
    try {
      localStorage.setItem(KEY, JSON.stringify({ version, settings, pages: [page].concat(others).slice(0, MOST) }));
    } catch (full) {
      // The next visit begins with an empty board, until the program has read the game.
    }
  }

  addEventListener("pagehide", write);
  addEventListener("visibilitychange", write);

  // Keys and taps

  const types = ["keydown", "pointerdown", "click"];
  let events = [];
  let sent = false; // Enter was pressed on a full row, which is to be judged

  const within = (event, selector) => event.target.closest && event.target.closest(selector);

  function onEvent(event) {
    if (within(event, ".notice")) return;
    events.push(event);
    const key = within(event, ".key");
    if (event.type === "keydown") onKey(event);
    else if (key && (event.type === "pointerdown" ? event.button === 0 : event.detail === 0)) type(key.dataset.key);
  }

  function onKey(event) {
    if (event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter") {
      if (within(event, "button:focus-visible, a:focus-visible")) return; // it is for the control
      event.preventDefault();
    }
    type(event.key);
  }

  // A key that is tapped does not take the focus.
  function onMouseDown(event) {
    if (within(event, ".key")) event.preventDefault();
  }

  // type shows a key in the row in play: a letter as its own key has it.
  function type(key) {
    const tiles = Array.from(document.querySelectorAll(".current .tile"));
    const next = tiles.find((tile) => tile.dataset.mark === "empty");
    const last = tiles.filter((tile) => tile.dataset.mark === "typed").pop();
    const letter = Array.from(document.querySelectorAll(".key:not(.wide)")).find(({ dataset }) => dataset.key === key.toLowerCase());
    if (key === "Enter") sent = sent || !next;
    else if (sent) return; // the next row is not in play yet
    else if (key === "Backspace" && last) fill(last, "", "empty");
    else if (letter && next) fill(next, letter.textContent, "typed");
  }

  function fill(tile, letter, mark) {
    tile.textContent = letter;
    tile.dataset.mark = mark;
  }

  function wait() {
    for (const type of types) addEventListener(type, onEvent);
    addEventListener("mousedown", onMouseDown);
  }

  function take() {
    const taken = events;
    events = [];
    sent = false;
    return taken;
  }

  function end() {
    for (const type of types) removeEventListener(type, onEvent);
    removeEventListener("mousedown", onMouseDown);
    return take();
  }

  // The program

  function show(name) {
    document.querySelector(`[data-notice="${name}"]`).hidden = false;
  }

  function load() {
    if (window.ketwordRun) return window.ketwordRun();
    const run = document.createElement("script");
    run.src = new URL(script.dataset.run, home);
    run.dataset.wasm = new URL(script.dataset.wasm, home);
    if (script.dataset.packed) run.dataset.packed = new URL(script.dataset.packed, home);
    run.onerror = () => show("load");
    run.onload = () => { if (!window.ketwordRun) show("wasm"); }; // the browser stumbled over the script
    document.head.append(run);
  }

  for (const button of document.querySelectorAll('[data-action="retry"]')) {
    const notice = button.closest(".notice");
    button.addEventListener("click", () => {
      if (notice.dataset.notice !== "load") return location.reload();
      notice.hidden = true; // what was typed is still there
      load();
    });
  }

  window.ketwordBoot = { show, wait, take, end, keep };
  try {
    restore();
  } catch (strange) {
    localStorage.removeItem(KEY);
  }
  wait();
  if (location.protocol === "file:") show("file");
  else if (typeof WebAssembly !== "object") show("wasm");
  else load();
})();
