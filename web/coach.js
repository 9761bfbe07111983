// A worker with an instance of the program, which does the coach's jobs. run.js starts it.
//
// With run.js and the program it agrees on this:
//   { module }                   the first message: the compiled program
//   ketwordInbox                 the messages that came before the program listened
//   ketwordReceive(message)      set by the program, takes those that come then
//   { died: true }               sent to the page when the program stops
//
// The build puts Go's wasm_exec.js behind this file, in one script.
"use strict";

self.ketwordInbox = [];

self.onmessage = async ({ data }) => {
  if (self.ketwordReceive) return self.ketwordReceive(data);
  if (!data.module) return self.ketwordInbox.push(data);
  try {
    const go = new Go();
    await go.run(await WebAssembly.instantiate(data.module, go.importObject));
  } finally {
    self.postMessage({ died: true });
  }
};
