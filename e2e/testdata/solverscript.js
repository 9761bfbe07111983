(() => {
	const symbol = (tile) => ({absent: "__", present: "*+", correct: "oO"})[tile.dataset.mark][tile.dataset.mixed ? 1 : 0];
	const focus = document.activeElement, advice = document.querySelector(".advice");
	return {
		Rows: [...document.querySelectorAll("dialog .entered .row")].map((row) => (row.textContent.replace(/\s/g, "") + " " + [...row.children].map(symbol).join("")).trim()),
		Settled: !advice || advice.getAttribute("aria-busy") === "false" && !advice.matches(".stale"),
		Focus: focus.id || (focus.dataset.action || "") + " " + (focus.dataset.value || ""),
	};
})()
