// What is marked and not on white in dark ink, and marks whose lines are those of another.
(() => {
	const faults = [], lines = new Map();
	const light = (colour) => { const [r, g, b, a = 1] = colour.match(/[\d.]+/g).map(Number); return a === 0 || .2126 * r + .7152 * g + .0722 * b > 250; };
	for (const e of document.querySelectorAll("[data-mark]:is(.tile, .key, i)")) {
		if (!e.checkVisibility() || e.matches(".wide")) continue;
		const style = getComputedStyle(e), kind = e.matches(".tile") ? "tile" : e.matches(".key") ? "key" : "dot";
		const around = e.closest(".portion, .sample, .corrections, .miniature, .entered")?.className ?? "";
		const mark = (e.dataset.mark || "empty").replace("typed", "empty") + (e.dataset.mixed && !e.matches(".key[data-mark=absent]") ? " mixed" : "");
		const shown = [around, kind, style.borderTopStyle, style.borderTopWidth, style.borderTopLeftRadius].join(" ");
		if (!light(style.backgroundColor) || light(style.color) || style.boxShadow !== "none") faults.push(around + " " + mark + " " + style.backgroundColor + " " + style.color);
		const same = lines.get(shown) ?? mark;
		if (same !== mark) faults.push(shown + ": " + mark + " and " + same);
		lines.set(shown, same);
	}
	const page = getComputedStyle(document.body);
	if (!light(page.backgroundColor) || light(page.color) || getComputedStyle(document.documentElement).colorScheme.includes("dark")) faults.push("the page itself");
	return faults.concat(lines.size ? [] : ["no marks"]);
})()
