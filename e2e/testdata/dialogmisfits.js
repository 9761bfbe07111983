(() => {
	const wrong = [], dialog = document.querySelector("dialog"), near = .5;
	const name = (e) => e.dataset.action || e.id || e.className || e.nodeName;
	const box = (e) => e.getBoundingClientRect(), d = box(dialog);
	if (d.left < 0 || d.top < 0 || d.right > innerWidth || d.bottom > innerHeight) wrong.push("the dialog is out of the window");
	if (dialog.scrollWidth > dialog.clientWidth) wrong.push("the dialog scrolls sideways");
	const all = (selector) => [...dialog.querySelectorAll(selector)].filter((e) => e.checkVisibility());
	const controls = all("button, input:not([type=file]), textarea, select, label.act");
	for (const e of [...controls, ...all("h3, p, label")]) {
		const b = box(e);
		if ((b.left < d.left - near || b.right > d.right + near) && !e.closest(".scroll")) wrong.push(name(e) + " is cut off by the dialog: " + e.textContent);
		if (e.scrollWidth > e.clientWidth + 1 && !e.matches("input, textarea")) wrong.push(name(e) + " is cut off: " + e.textContent);
	}
	for (const e of controls) {
		const b = box(e);
		if (e.matches(".tile, .day") ? b.width < 20 : b.height < 44 || b.width < 42) wrong.push(name(e) + " is " + b.width + " by " + b.height);
		if (!e.matches("button, label") || !e.textContent.trim()) continue;
		const range = document.createRange(), text = (range.selectNodeContents(e), box(range));
		if (text.top < b.top - near || text.bottom > b.bottom + near || text.left < b.left - near || text.right > b.right + near)
			wrong.push(name(e) + " is too small for its text: " + e.textContent);
		const words = e.lastChild, top = (end) => (range.setStart(words, end - 1), range.setEnd(words, end), box(range).top);
		if (words.nodeType === Node.TEXT_NODE && words.data.endsWith(" …") && top(words.length) > top(words.length - 2) + near)
			wrong.push(name(e) + " has a line for its three dots: " + e.textContent);
	}
	controls.forEach((one, i) => controls.slice(i + 1).forEach((two) => {
		const [a, b] = [box(one), box(two)], head = one.closest("header, .bar") || two.closest("header, .bar");
		if (!head && a.left < b.right - near && b.left < a.right - near && a.top < b.bottom - near && b.top < a.bottom - near)
			wrong.push(name(one) + " covers " + name(two));
	}));
	return wrong;
})()
