// What is to be scrolled sideways, and tiles whose letters can't be read, or are met by the frame.
(() => {
	const ink = document.createElement("canvas").getContext("2d");
	const wrong = [], name = (e) => e.className || e.nodeName;
	for (const e of document.querySelectorAll("html, body, .game, .game *, dialog[open], dialog[open] *")) {
		if (!e.checkVisibility() || e.closest("svg, select, textarea")) continue;
		if (e.matches(".scroll")) continue; // a table may, see the style sheet
		const scrolls = e === document.documentElement || /auto|scroll/.test(getComputedStyle(e).overflowX);
		if (scrolls && e.scrollWidth > e.clientWidth + 1) wrong.push(name(e) + " scrolls sideways: " + e.scrollWidth + " in " + e.clientWidth);
		if (e.matches(".tile") && e.textContent && !e.closest(".portions")) {
			const letter = parseFloat(getComputedStyle(e).fontSize), tile = e.getBoundingClientRect().width;
			if (e.dataset.mark === "present") {
				const style = getComputedStyle(e), frame = parseFloat(style.borderTopWidth) + parseFloat(style.boxShadow.match(/([\d.]+)px inset/)[1]);
				ink.font = style.font;
				const {actualBoundingBoxAscent: up, actualBoundingBoxDescent: down, actualBoundingBoxLeft: left, actualBoundingBoxRight: right} = ink.measureText(e.textContent);
				if (Math.max(up + down, left + right) + 2 * frame > tile) wrong.push("a frame of " + frame + " meets " + e.textContent + " in a tile of " + tile);
			}
			if (letter < 9 || letter > tile * .7) wrong.push("a letter of " + letter + " in a tile of " + tile);
		}
	}
	return [...new Set(wrong)];
})()
