{
	const texts = (below, all) => {
		const found = [], walker = document.createTreeWalker(below, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) found.push(walker.currentNode);
		return found.filter((text) => text.isConnected && text.data.trim() && !/⟦/.test(text.data) && !text.parentElement.closest(all ? "head, script" : "[translate=no], head, script, textarea"));
	};
	const font = (...inner) => { const e = document.createElement("font"); e.style.setProperty("vertical-align", "inherit"); e.append(...inner); return e; };
	const wrapped = (words) => font(font("⟦" + words + "⟧"));
	const elements = (below) => [...new Set(texts(below).map((text) => text.parentElement))].filter((e) => !e.closest("font"));
	const undoing = [];
	window.translators = {
		replaces: (below) => texts(below).forEach((text) => { const to = wrapped(text.data); undoing.push([to, text]); text.replaceWith(to); }),
		"in place": (below) => texts(below).forEach((text) => { text.data = "⟦" + text.data + "⟧"; }),
		splits: (below) => texts(below).forEach((text) => { text.splitText(text.data.length / 2); text.parentElement.append(""); }),
		joins: (below) => elements(below).forEach((e) => e.replaceChildren(wrapped(e.textContent))),
		normalizes: (below) => below.normalize(),
		moves: (below) => elements(below).forEach((e) => e.replaceChildren(font(...e.childNodes))),
		lifts: (below) => elements(below).filter((e) => e.matches("span, b, small, p, h2, h3, li > *")).forEach((e) => { const to = font(); e.replaceWith(to); to.append(e); }),
		copies: (below) => elements(below).filter((e) => e.matches("span, p, h2, h3, small, button")).forEach((e) => e.replaceWith(e.cloneNode(true))),
		writes: (below) => elements(below).forEach((e) => e.replaceChildren(...[...e.childNodes].map((node) => node.cloneNode(true)))),
		"adds below": (below) => texts(below).forEach((text) => {
			if (text.nextSibling?.matches?.(".added")) return;
			const to = wrapped("more");
			to.className = "added";
			text.after(to);
		}),
		"shows the original": (below) => { translators.replaces(below); for (const [to, text] of undoing.splice(0)) to.replaceWith(text); },
		"heeds nothing": (below) => texts(below, true).forEach((text) => text.replaceWith(text.data)),
		"shows copies of the original": (below) => { translators.replaces(below); for (const [to, text] of undoing.splice(0)) to.replaceWith(text.data); },
	};
	window.said = () => {
		const copy = document.getElementById("app").cloneNode(true);
		for (const added of copy.querySelectorAll(".added")) added.remove();
		const chosen = [...copy.querySelectorAll("[aria-pressed], [aria-checked]")].map((e) => e.dataset.value + "=" + (e.ariaPressed ?? e.ariaChecked));
		return [...copy.childNodes].map((part) => part.textContent).concat(chosen).join("\n").replace(/[⟦⟧]|\d+ kB/g, ""); // a list that is kept meanwhile has no size
	};
	window.translates = (how) => {
		window.translating = new MutationObserver((changes) => {
			for (const below of new Set(changes.map(({target}) => target.nodeType === 3 ? target.parentElement : target))) if (below?.isConnected) translators[how](below);
			translating.takeRecords();
		});
		translating.observe(document, {subtree: true, childList: true, characterData: true});
		if (document.body) translators[how](document.body);
	};
}
