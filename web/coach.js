// A worker with an instance of the program, which answers what the page asks. run.js starts it.
//
// With run.js and the program it agrees on this:
//   { module }                   the first message: the compiled program
//   ketwordInbox                 the messages that came before the program listened
//   ketwordReceive(message)      set by the program, takes those that come then
//   { died: true, reason }       sent to the page when the program stops; why, or ""
//
// The build puts instance.js and Go's wasm_exec.js into one script with this file.
"use strict";

self.ketwordInbox = [];

self.onmessage = async ({ data }) => {
  if (self.ketwordReceive) return self.ketwordReceive(data);
  if (!data.module) return self.ketwordInbox.push(data);
  const go = new Go();
  const heard = ketwordOverhear();
  try {
    await go.run(await WebAssembly.instantiate(data.module, go.importObject)); // until it panics
  } catch (error) {
    console.error(error);
    heard.text = "panic: " + error;
  }
  const panic = heard.text.match(/^(?:panic|fatal error): (.*)/m);
  self.postMessage({ died: true, reason: panic ? panic[1] : "" });
};
