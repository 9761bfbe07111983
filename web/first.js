// Before anything is painted: what the player has chosen stands on the page's root, as
// in data-theme="dark", for the style sheet. Values that this version does not know
// change nothing, as in the program, which reads them itself when it runs.
//
// With the page it agrees on this:
//   <html data-NAME="VALUE" …>   has the settings that there are, with their usual values
//   <meta name="theme-color">    the colour of the browser's own frame
// and with the program on this:
//   ketwordSettings({ NAME: VALUE }) writes settings into those attributes
"use strict";

(() => {
  const KEY = "ketword.settings"; // { v: 1, data: { NAME: VALUE } }, as the model stores it
  const VERSION = 1;
  const PREFERRED = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]; // what changes the colours
  const root = document.documentElement;

  function stored() {
    try {
      const { v, data } = JSON.parse(localStorage.getItem(KEY));
      return v === VERSION ? data : {};
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

  // frame gives the browser's own frame the colour of the page.
  function frame() {
    const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = ground;
  }

  apply(stored());
  for (const query of PREFERRED) matchMedia(query).onchange = frame;
  window.ketwordSettings = apply;
})();
