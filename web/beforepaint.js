// Runs before anything is painted. It writes the player's settings onto the page's root, as in
// data-theme="dark", for the style sheet. It ignores names that the page does not have, and the style
// sheet ignores values that it does not know. If the player has chosen another language than that
// of the page, and has not asked for this one by its address, it goes to the page in that language; a first visit to a page in the
// first language goes to the one that the browser prefers.
//
// With the page it agrees on this:
//   <script data-home="…" data-settings="…" data-languages="…"> has the site's folder,
//                                relative to the page, the version in which the program
//                                stores settings, and the tags of the languages; the pages
//                                in the first are in the site's folder, the others in
//                                folders of their tags
//   <html data-NAME="VALUE" …>   has the settings that there are, with their usual values
//   <html data-knows="classic quantum"> are the modes that need not be taught, if there are
//                                any, until boot.js has seen to it
//   <html data-framed>           is set if the page stands in another one
//   <meta name="theme-color">    the colour of the browser's own frame
//   <meta name="color-scheme">   whether the page is light, dark or either
// and with the program on this:
//   ketwordSettings({ NAME: VALUE }) writes settings into those attributes
// and with boot.js and run.js on this:
//   ketwordOwn(name)             returns the address of a script of the site, as a browser with
//                                Trusted Types wants it; it throws for any other
//   ketwordUnfit                 the notice to show instead of running the program: frame, file,
//                                wasm; "" if it can run
"use strict";

(() => {
  const KEY = "ketword.settings"; // { v: VERSION, data: { NAME: VALUE } }, as the model stores it
  const PREFERRED = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]; // what changes the colours
  const OWN = /^((run|coach)-[0-9a-f]{10}\.js(\?\d+)?|sw\.js)$/; // the scripts that are files
  const root = document.documentElement;
  const script = document.currentScript;
  const languages = script.dataset.languages.split(" "); // their tags, that of the site's folder first
  const home = new URL(script.dataset.home || "./", location.href); // the site's folder, whatever path it is served at

  // stored returns the settings. It takes older ones as they are, which the program will bring to its
  // version, and ignores those of a newer version, as the program does.
  function stored() {
    try {
      const { v, data } = JSON.parse(localStorage.getItem(KEY));
      return Number.isInteger(v) && v >= 1 && v <= Number(script.dataset.settings) ? data : {};
    } catch (nothing) {
      return {}; // nothing is stored, or it can't be read
    }
  }

  function apply(settings) {
    for (const name of Object.keys(settings || {})) {
      const attribute = "data-" + name;
      const value = settings[name];
      if (typeof value === "string" && root.hasAttribute(attribute) && root.getAttribute(attribute) !== value) root.setAttribute(attribute, value);
    }
    frame();
  }

  // frame gives the browser's own frame the colour of the page, and tells it the scheme.
  function frame() {
    const style = getComputedStyle(root);
    document.querySelector('meta[name="color-scheme"]').content = style.colorScheme;
    const ground = style.getPropertyValue("--ground").trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = ground;
  }

  // goTo goes to this page in a language.
  function goTo(language) {
    const folder = (tag) => (tag === languages[0] ? "" : tag + "/");
    if (language === root.lang || !languages.includes(language) || location.protocol === "file:") return;
    const page = location.pathname.slice(home.pathname.length + folder(root.lang).length);
    root.hidden = true; // nothing changes language under the reader
    location.replace(home.pathname + folder(language) + page + location.search + location.hash);
  }

  // asked reports whether somebody has opened the bare address of another language than the first, which is as good as
  // choosing it. A link to a puzzle may come from a reader of that language, and an installed app always opens there.
  const asked = () => root.lang !== languages[0] && !location.search && !location.hash && matchMedia("(display-mode: browser)").matches;

  // preferred returns the language that the browser prefers, for a first visit to a page in the first one.
  function preferred() {
    try {
      if (root.lang !== languages[0] || Object.keys(localStorage).some((key) => key.startsWith("ketword."))) return undefined;
    } catch (denied) {
      return undefined; // nothing can be kept, so every visit would be a first one
    }
    return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => languages.includes(tag));
  }

  // Those who have played a mode are not taught how; whoever has played quantum knows both.
  function know() {
    try {
      const { welcome, introduction } = root.dataset;
      const history = localStorage.getItem("ketword.history") || "";
      const played = (mode) => Object.keys(localStorage).some((key) => key.startsWith("ketword.game." + mode)) || history.includes(`"${mode}/`);
      const known = { classic: welcome === "closed" || played("classic") || played("quantum"), quantum: introduction === "closed" || played("quantum") };
      const modes = Object.keys(known).filter((mode) => known[mode]);
      if (modes.length) root.dataset.knows = modes.join(" ");
    } catch (denied) {
      // Nothing is known.
    }
  }

  // own returns the address of a script of the site by its name. The policy of the page has
  // browsers with Trusted Types take no address of code from anywhere else.
  function own(name) {
    if (!OWN.test(name)) throw new TypeError(`no script of this site: ${name}`);
    return home.href + name;
  }
  const trust = window.trustedTypes ? trustedTypes.createPolicy("ketword", { createScriptURL: own }) : { createScriptURL: own };
  window.ketwordOwn = (name) => trust.createScriptURL(name);

  // unfit returns which notice is shown instead of running the program. In another page,
  // which only a header could prevent, a player would not see whose it is.
  function unfit() {
    if (window.top !== window) return "frame";
    if (location.protocol === "file:") return "file";
    return typeof WebAssembly === "object" ? "" : "wasm";
  }
  window.ketwordUnfit = unfit();
  if (window.ketwordUnfit === "frame") root.setAttribute("data-framed", "");

  const settings = stored();
  apply(settings);
  know();
  if (!asked()) goTo((settings || {}).language || preferred());
  for (const query of PREFERRED) matchMedia(query).onchange = frame;
  window.ketwordSettings = apply;
})();
