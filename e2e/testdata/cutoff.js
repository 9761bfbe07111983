// The texts that can't be read whole, because they are out of the window at a side or out of what they stand in.
(() => {
	const wrong = [], near = 1;
	const texts = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
	for (let node; (node = texts.nextNode());) {
		const e = node.parentElement;
		if (!node.data.trim() || !e.checkVisibility() || e.closest(".spoken, .unseen, .skip, svg") || e.closest(".scroll") || document.querySelector("dialog[open]") && !e.closest("dialog")) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const b = range.getBoundingClientRect();
		if (b.left < -near || b.right > innerWidth + near) wrong.push("out of the window: " + node.data);
		if (getComputedStyle(e).textOverflow === "ellipsis" && (e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1)) wrong.push("cut off: " + node.data);
	}
	for (const e of document.querySelectorAll("dialog[open] .bar *, dialog[open] .figures *")) {
		const b = e.getBoundingClientRect(), around = e.parentElement.getBoundingClientRect();
		if (e.scrollWidth > e.clientWidth + near && getComputedStyle(e).display !== "inline" || b.right > around.right + near) wrong.push("out of its box: " + e.outerHTML.slice(0, 80));
	}
	return wrong;
})()
