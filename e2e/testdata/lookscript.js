(() => {
	const all = (selector) => [...document.querySelectorAll(selector)];
	const text = (selector) => { const e = document.querySelector(selector); return e ? e.textContent : ""; };
	const game = document.querySelector("[data-mode]") || document.body;
	const focus = document.activeElement || document.body;
	return {
		App: document.documentElement.dataset.app || "",
		Lang: document.documentElement.lang,
		Mode: game.dataset.mode || "", Status: game.dataset.status || "",
		Place: text(".place > *").replaceAll("\u00a0·", " ·"),
		Rows: all(".board .row").map((row) => [...row.querySelectorAll(".tile")].map((tile) => (
			{Text: tile.textContent, Mark: tile.dataset.mark, Mixed: tile.dataset.mixed === "true"}))),
		Classes: all(".board .row").map((row) => row.className),
		Keys: Object.fromEntries(all("button.key").map((key) => (
			[key.dataset.key, {Mark: key.dataset.mark || "", Mixed: key.dataset.mixed === "true"}]))),
		Message: text(".message span") || text(".message"), Spoken: text("[role=status]").replace(/\u00a0$/, ""),
		Dialog: all("dialog").map((dialog) => dialog.open ? dialog.dataset.screen : "closed").join(" "),
		Focus: focus.dataset.key || focus.dataset.action || (focus.matches(".keyboard") ? "keyboard" : ""),
		End: {
			Heading: text(".end h2"),
			Words: all(".end .secret .word").map((word) => word.textContent),
		},
		Query: location.search,
	};
})()
