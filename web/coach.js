// A worker with an instance of the program, which does the coach's jobs. run.js starts it.
//
// With run.js and the program it agrees on this:
//   { module }                   the first message: the compiled program
//   ketwordInbox                 the messages that came before the program listened
//   ketwordReceive(message)      set by the program, takes those that come then
//   ketwordBreathe()             promises to go on once the worker has got its messages
//   { died: true, reason }       sent to the page when the program stops; why, or ""
//
// The build puts Go's wasm_exec.js behind this file, in one script.
"use strict";

self.ketwordInbox = [];

// A breath is as in run.js.
const breaths = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => breaths.shift()();
self.ketwordBreathe = () => new Promise((resolve) => {
  breaths.push(resolve);
  port2.postMessage(null);
});

// start runs the program until it ends, and returns what it has said, as it does when it
// panics.
async function start(module) {
  const go = new Go();
  const write = fs.writeSync;
  const text = new TextDecoder();
  let said = "";
  fs.writeSync = (file, bytes) => {
    said += text.decode(bytes);
    return write(file, bytes);
  };
  await go.run(await WebAssembly.instantiate(module, go.importObject));
  return said;
}

self.onmessage = async ({ data }) => {
  if (self.ketwordReceive) return self.ketwordReceive(data);
  if (!data.module) return self.ketwordInbox.push(data);
  const said = await start(data.module).catch((error) => {
    console.error(error);
    return "panic: " + error;
  });
  const panic = said.match(/^(?:panic|fatal error): (.*)/m);
  self.postMessage({ died: true, reason: panic ? panic[1] : "" });
};
