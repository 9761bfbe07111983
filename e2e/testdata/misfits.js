(() => {
	const wrong = [], all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
	const name = (e) => e.dataset.key || e.dataset.action || e.className || e.nodeName;
	const box = (e) => e.getBoundingClientRect(), near = .5;
	const inside = (b, o) => b.left >= o.left - near && b.top >= o.top - near && b.right <= o.right + near && b.bottom <= o.bottom + near;
	const meet = (a, b) => a.left < b.right - near && b.left < a.right - near && a.top < b.bottom - near && b.top < a.bottom - near;
	const view = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
	for (const e of [document.documentElement, document.body, ...all(".game, main, .board, .end")]) {
		if (e.scrollHeight > e.clientHeight && e.clientHeight) wrong.push(name(e) + " scrolls: " + e.scrollHeight + " in " + e.clientHeight);
		if (e.scrollWidth > e.clientWidth && e.clientWidth) wrong.push(name(e) + " scrolls sideways: " + e.scrollWidth + " in " + e.clientWidth);
	}
	for (const e of all("button:not(.skip), .end *, .message")) {
		const b = box(e), text = e.textContent.trim();
		if (!b.width || !b.height) continue;
		if (!inside(b, view)) wrong.push(name(e) + " is out of the window: " + JSON.stringify(b));
		if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible") wrong.push(name(e) + " is cut off: " + text);
		if (e.nodeName === "BUTTON" && !e.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2))) wrong.push(name(e) + " is covered");
		if (e.nodeName === "BUTTON" && text) {
			const range = document.createRange();
			range.selectNodeContents(e);
			if (!inside(box(range), b)) wrong.push(name(e) + " is too small for its text: " + text);
		}
	}
	for (const e of all(".key")) if (box(e).height < 44 || box(e).width < 24) wrong.push("the key " + name(e) + " is " + box(e).width + " by " + box(e).height);
	const reach = (e, x, y, dx, dy) => { // how far it goes that way from its middle
		let [near, far] = [0, 400];
		while (far - near > .5) {
			const to = (near + far) / 2;
			if (e.contains(document.elementFromPoint(x + to * dx, y + to * dy))) near = to; else far = to;
		}
		return far;
	};
	const least = innerHeight > 700 ? 43.5 : 24; // below, the board needs the room
	for (const e of all("main button:not(.key), .head button:not(.skip)")) {
		const b = box(e), x = (b.left + b.right) / 2, y = (b.top + b.bottom) / 2;
		const wide = reach(e, x, y, -1, 0) + reach(e, x, y, 1, 0), high = reach(e, x, y, 0, -1) + reach(e, x, y, 0, 1);
		if (wide < 24 || high < least) wrong.push(name(e) + " has a target of " + wide + " by " + high);
	}
	const board = box(document.querySelector(".board"));
	const others = all(".head, .place button, .keyboard, .end").map((e) => [name(e), box(e)]);
	for (const e of all(".board .row")) {
		const tiles = [...e.children].map(box), [first, last] = [tiles[0], tiles[tiles.length - 1]];
		const tile = first.width, ket = tile * .28 + 3, b = {left: first.left, top: first.top, right: last.right, bottom: last.bottom};
		if (tiles.some((t, i) => i && meet(t, tiles[i - 1]))) wrong.push("tiles cover each other");
		if (tile < Math.min(24, innerWidth / 19)) wrong.push("tiles of " + tile); // fifteen of them have to stand side by side
		if (!inside(b, board)) wrong.push("a row is out of the board");
		const wide = {left: b.left - ket, right: b.right + ket, top: b.top, bottom: b.bottom};
		const kets = ["::before", "::after"].some((side) => getComputedStyle(e, side).content !== "none");
		if (kets && (wide.left < Math.max(board.left, 0) - near || wide.right > Math.min(board.right, innerWidth) + near)) wrong.push("a ket is cut off");
		for (const [what, o] of others) if (meet(kets ? wide : b, o)) wrong.push("a row covers " + what);
	}
	const area = document.querySelector("main"), tracks = (name) => getComputedStyle(area)[name].split(" ").map(parseFloat);
	const rows = all(".board .row"), tile = box(rows[0].children[0]).width;
	const across = box(rows[0]).width + (area.closest("[data-mode=quantum]") ? tile * .6 : 0), down = box(rows[rows.length - 1]).bottom - box(rows[0]).top;
	const share = Math.max(across / tracks("gridTemplateColumns")[0], down / tracks("gridTemplateRows")[1]);
	if (share < .915 && tile < 103) wrong.push("the board takes " + share.toFixed(2) + " of its room, with tiles of " + tile);
	const message = document.querySelector(".message");
	if (message.textContent) for (const [what, o] of others) if (meet(box(message), o)) wrong.push("the message covers " + what);
	const keys = all(".key").map((e) => [name(e), box(e)]);
	keys.forEach(([a, one], i) => keys.slice(i + 1).forEach(([b, two]) => { if (meet(one, two)) wrong.push(a + " covers " + b); }));
	return wrong;
})()
