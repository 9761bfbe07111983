(() => {
	const all = (selector, within = document) => [...within.querySelectorAll("dialog " + selector)];
	const text = (selector, within) => all(selector, within).map((e) => e.textContent).join();
	const focus = document.activeElement;
	return {
		Told: text(".told"),
		Own: all(".own li").map((e) => ({
			Title: text("h3", e), Facts: text(".facts", e),
			Actions: all("[data-action]", e).map((b) => b.dataset.action),
		})),
		Titles: all(".own h3").map((e) => e.textContent).join(", "),
		Fields: Object.fromEntries(["title", "answers", "guesses"].map((name) => [name, document.getElementById("list-" + name).value])),
		Files: Object.fromEntries(all(".part").filter((e) => e.querySelector(".file")).map((e) => [e.dataset.part, e.querySelector("b").textContent])),
		Busy: all("[data-action=import]")[0].disabled,
		Refusal: all(".refusal p").map((e) => e.textContent),
		Lengths: all(".refusal button").map((e) => e.textContent),
		Focus: [focus.dataset.action || focus.id, focus.dataset.value].filter(Boolean).join(" "),
	};
})()
