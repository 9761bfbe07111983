// The program in two parts: the first has what a start calls, up to the first judged word, and
// runs while the rest is on its way. cmd/build/slim/cut.go tells how they are made, and what may
// be done with them.
//
// With run.js and coach.js it agrees on this:
//   ketwordParts.of(response, size)       what a response brings, as two responses: the first part,
//                                         which has a size, and the rest, which waits to be read
//   ketwordParts.fetch()                  has the rest read; a function that is missing does so, too
//   ketwordParts.breathe()                promises to go on once the page could paint and take keys
//   ketwordParts.start(go, first, rest, waits)  instantiates the first part for a Go; rest promises the
//                                         other part, compiled, and is null if there is none; waits is
//                                         told when the program begins to wait for the rest, and when it
//                                         goes on; promises
//     { run, whole }                      run runs the program as go.run does, whole promises that
//                                         the rest has joined it
//
// The build puts this file before both.
"use strict";

const ketwordParts = (() => {
  // stream returns a response of WebAssembly, and what its bytes go to.
  function stream() {
    let to = null;
    const body = new ReadableStream({ start(controller) { to = controller; } });
    return [new Response(body, { headers: { "Content-Type": "application/wasm" } }), to];
  }

  // breathe lets the page paint and take keys between the parts of the start. Where the
  // browser can, the start goes on before all else that waits.
  const breathe = () => self.scheduler && scheduler.yield ? scheduler.yield() : new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close(); // else it stays for good
      resolve();
    };
    port2.postMessage(null);
  });

  let fetch = null;
  const asked = new Promise((resolve) => { fetch = resolve; });

  // deal gives the first bytes that come to one, and all others, which can wait, to another, so
  // many at once as a phone decodes in a few milliseconds.
  async function deal(reader, size, first, rest) {
    const AT_ONCE = 1 << 18;
    for (let left = size, given = 0; ;) {
      if (!left) await asked;
      const { value, done } = await reader.read();
      if (done && left) throw new Error("the program is cut off");
      if (done) return rest.close();
      for (let at = 0; at < value.length;) {
        const part = value.subarray(at, at + Math.min(AT_ONCE, left || AT_ONCE));
        (left ? first : rest).enqueue(part);
        if (left && part.length === left) first.close();
        left = Math.max(0, left - part.length);
        at += part.length;
        given += part.length;
        if (given < AT_ONCE) continue;
        await breathe();
        given = 0;
      }
    }
  }

  function of(response, size) {
    const [[first, toFirst], [rest, toRest]] = [stream(), stream()];
    deal(response.body.getReader(), size, toFirst, toRest).catch((broken) => {
      for (const to of [toFirst, toRest]) to.error(broken); // which does nothing to what is complete
    });
    return [first, rest];
  }

  // start lets the first part run without the rest. Until that has joined, events may have to wait.
  // One that the program itself brings about, by calling the page, waits until the program is done. One
  // that comes after a function of the rest was called waits until that is there. The program takes
  // them in their order, but it is too late then to prevent what the browser does with them. A call
  // of a function that the first part exports as "f" with its number waits for a breath.
  async function start(go, first, rest, waits = () => {}) {
    const late = []; // events that wait; null is a timer's
    let running = false;
    let paused = null; // while a call is put off: what the program was about to handle, and its timers
    let exports = null; // of the first part
    let fail = null; // fails what is promised of the rest
    const missing = (number) => {
      paused = { event: go._pendingEvent, timers: go._scheduledTimeouts };
      go._scheduledTimeouts = new Map(); // else a timer asks again and again whether it is over
      if (`f${number}` in exports) breathe().then(goOn).catch(fail);
      else {
        performance.mark("ketword-missing", { detail: number }); // for whoever asks why a start takes long
        fetch();
        waits(true);
      }
      return 0;
    };
    go.importObject.parts = { missing };
    const instance = await WebAssembly.instantiate(first, go.importObject);
    if (!rest) return { run: () => go.run(instance), whole: Promise.resolve() };
    exports = instance.exports;

    // enter has the program run, and then take what came meanwhile.
    function enter(call) {
      running = true;
      try {
        const returned = call();
        while (!paused && !go.exited && late.length) {
          go._pendingEvent = late.shift();
          Go.prototype._resume.call(go);
        }
        return returned;
      } finally {
        running = false;
      }
    }

    function onEvent() {
      if (go.exited) return; // nobody takes it any more
      if (!running && !paused) return enter(() => Go.prototype._resume.call(go));
      late.push(go._pendingEvent);
      go._pendingEvent = paused && paused.event;
    }

    // goOn has the program go on if a call was put off, and puts no call off any more of functions
    // that are there.
    function goOn() {
      for (const name in exports) {
        if (/^f\d/.test(name)) exports.table.set(Number(name.slice(1)), exports[name]);
      }
      if (!paused) return;
      waits(false);
      go._pendingEvent = paused.event;
      go._scheduledTimeouts = paused.timers;
      paused = null;
      enter(exports.goOn);
      if (go.exited) go._resolveExitPromise();
    }

    async function join() {
      const module = await rest;
      await WebAssembly.instantiate(module, Object.assign({ first: exports }, go.importObject));
      goOn();
      if (!go.exited) delete go._resume;
    }

    go._resume = onEvent;
    const whole = Promise.race([join(), new Promise((resolve, reject) => { fail = reject; })]);
    whole.catch(() => {
      paused = null;
      waits(false);
    }); // it tells those who wait for it
    return { run: () => enter(() => go.run(instance)), whole };
  }

  return { of, fetch, breathe, start };
})();
