(() => {
	const wrong = [], near = 1, top = document.querySelector("dialog[open], [data-notice]:not([hidden])") ?? document.querySelector("#app");
	const name = (e) => e.localName + [...e.classList].map((c) => "." + c).join("") + (e.dataset.action ? "[" + e.dataset.action + "]" : "");
	const out = (b, o, sides) => sides.some((side) => "left top".includes(side) ? b[side] < o[side] - near : b[side] > o[side] + near);
	const width = document.documentElement;
	if (width.scrollWidth > width.clientWidth) wrong.push("the page scrolls sideways: " + width.scrollWidth + " in " + width.clientWidth);
	const tell = (e, what, said) => wrong.push(name(e) + " " + what + ": " + said.trim());
	const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
	for (let node; (node = texts.nextNode());) {
		const e = node.parentElement;
		if (!node.data.trim() || !e.checkVisibility({visibilityProperty: true}) || e.closest(".spoken, .unseen, .skip, svg, select, textarea, .scroll")) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const b = range.getBoundingClientRect(), x = ["left", "right"], y = ["top", "bottom"];
		if (out(b, {left: 0, right: innerWidth}, x)) tell(e, "is out of the window", node.data);
		for (let box = e; box; box = box.parentElement) {
			const style = getComputedStyle(box), o = box.getBoundingClientRect();
			if (style.display === "inline" || style.display === "contents") continue;
			const control = box.matches("button, label.act, .figures div, .chips button, .setting, .told, .message, .offer, th, td");
			if (out(b, o, x) && (control || style.overflowX !== "visible" || box === e)) tell(e, "is out of " + name(box), node.data);
			if (out(b, o, y) && (control || ["hidden", "clip"].includes(style.overflowY))) tell(e, "is out of " + name(box) + " above or below", node.data);
			if (style.overflowY === "auto" || style.overflowY === "scroll" || style.position === "fixed") break;
		}
	}
	for (const e of top.querySelectorAll("select")) {
		if (!e.checkVisibility()) continue;
		const probe = document.createElement("span"), style = getComputedStyle(e);
		probe.textContent = e.selectedOptions[0]?.textContent ?? "";
		probe.style.cssText = "position: absolute; white-space: nowrap";
		for (const property of ["fontSize", "fontFamily", "fontWeight", "letterSpacing"]) probe.style[property] = style[property];
		document.body.append(probe);
		const wide = probe.getBoundingClientRect().width, room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
		probe.remove();
		if (wide > room + near) tell(e, "is cut off (" + Math.round(wide) + " in " + Math.round(room) + ")", probe.textContent);
	}
	return wrong;
})()
