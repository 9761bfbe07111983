// What an instance of the program needs, on the page and in the coach's worker. The build puts
// it into one script with run.js, and into one with coach.js. With those, and with the program, it agrees on this:
//   ketwordBreathe()   promises to resolve once the page has handled its events, or the worker its messages
//   ketwordOverhear()  returns { text, end }: text grows by what the program prints from now on, until end()
"use strict";

{
  // A breath waits for a message to itself, since a timer would take four milliseconds.
  const breaths = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => breaths.shift()();
  self.ketwordBreathe = () => new Promise((resolve) => {
    breaths.push(resolve);
    port2.postMessage(null);
  });

  self.ketwordOverhear = () => {
    const write = fs.writeSync;
    const decoder = new TextDecoder();
    const heard = { text: "", end() { fs.writeSync = write; } };
    fs.writeSync = (file, bytes) => {
      heard.text += decoder.decode(bytes);
      return write(file, bytes);
    };
    return heard;
  };
}
