(() => {
	const all = (selector) => [...document.querySelectorAll("dialog " + selector)];
	const text = (selector) => { const e = document.querySelector("dialog " + selector); return e ? e.textContent : ""; };
	const symbol = (tile) => ({absent: "__", present: "*+", correct: "oO"})[tile.dataset.mark][tile.dataset.mixed ? 1 : 0];
	const focus = document.activeElement, advice = document.querySelector(".advice");
	return {
		Mode: (document.querySelector("[data-action=solve-mode][aria-pressed=true]") || {dataset: {}}).dataset.value || "",
		List: (document.querySelector("#solve-list") || {}).value || "", Level: (document.querySelector("#solve-level") || {}).value || "",
		Rows: all(".entered .row").map((row) => (row.textContent.replace(/\s/g, "") + " " + [...row.children].map(symbol).join("")).trim()),
		Figure: text(".advice .figure"), Best: text(".advice .best"), Why: text(".advice .best + p"),
		Guesses: all(".guesses tbody tr").map((row) => [...row.children].map((cell) => cell.textContent.trim())),
		Corrections: all(".corrections button").map((button) => button.getAttribute("aria-label")),
		Told: all(".refusal, .note").map((e) => e.textContent.trim()).filter((s) => s),
		Settled: !!advice && advice.getAttribute("aria-busy") === "false" && !advice.matches(".stale"),
		Focus: focus.id || (focus.dataset.action || "") + " " + (focus.dataset.value || ""),
	};
})()
