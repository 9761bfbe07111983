// probe measures a page from before its first script on. As soon as something
// listens to keys, it types a word and Enter, all in one go, and again after a
// while if nothing came of it.
(() => {
	const found = {"layout shift": 0};
	const rows = () => [...document.querySelectorAll(".board .row")].map((row) => row.textContent).join(" ");
	const first = () => document.querySelector(".board .tile");

	// atFrames calls a function at the end of each frame until it returns true.
	const atFrames = (look) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => { if (!look(performance.now())) requestAnimationFrame(ask); };
		const ask = () => port2.postMessage(0);
		requestAnimationFrame(ask);
	};
	const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({type, buffered: true});
	watch("layout-shift", (shift) => { if (!shift.hadRecentInput) found["layout shift"] += shift.value; });
	watch("paint", (paint) => { if (paint.name === "first-contentful-paint") found["first paint"] = paint.startTime; });

	const listens = new Promise((heard) => {
		const add = EventTarget.prototype.addEventListener;
		EventTarget.prototype.addEventListener = function (type, ...rest) {
			if (type === "keydown") heard();
			return add.call(this, type, ...rest);
		};
	});
	const type = () => {
		if (found["first letter"]) return;
		for (const key of ["c", "r", "a", "n", "e", "Enter"]) {
			document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
		}
		setTimeout(type, 500);
	};
	listens.then(() => setTimeout(type));

	const wire = (letter) => performance.getEntries()
		.filter((e) => e.transferSize && e.responseEnd < letter && !/\.(wasm|css)$|\/text\//.test(e.name))
		.reduce((sum, e) => sum + e.transferSize, 0);
	atFrames((now) => {
		const tile = first();
		if (!tile || !tile.textContent) return false;
		found["first letter"] = now;
		found["bytes before the first letter"] = wire(now);
		return true;
	});
	atFrames((now) => {
		const tile = first();
		if (!tile || !["absent", "present", "correct"].includes(tile.dataset.mark)) return false;
		found["word judged"] = now;
		return true;
	});

	const expectKey = () => {
		const before = rows();
		window.probe.shown = 0;
		addEventListener("keydown", (e) => atFrames((now) => {
			if (rows() === before) return false;
			window.probe.shown = now - e.timeStamp;
			return true;
		}), {capture: true, once: true});
	};
	window.probe = {found, expectKey, shown: 0};
})()
