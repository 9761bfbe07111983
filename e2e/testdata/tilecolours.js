(() => {
	const canvas = document.querySelector("canvas"), ink = canvas.getContext("2d");
	const style = getComputedStyle(document.documentElement);
	const names = {}, probe = document.createElement("canvas").getContext("2d");
	for (const mark of ["correct", "present", "absent"]) {
		probe.fillStyle = style.getPropertyValue("--" + mark).trim();
		names[probe.fillStyle] = mark;
	}
	const all = ink.getImageData(0, 0, canvas.width, canvas.height).data;
	const hex = (x, y) => "#" + [0, 1, 2].map((i) => all[4 * (Math.floor(y) * canvas.width + Math.floor(x)) + i].toString(16).padStart(2, "0")).join("");
	const scale = 2, size = 56 * scale, step = size * 1.12, top = 92 * scale, foot = 56 * scale;
	const board = 5 * step - size * .12, left = (canvas.width - board) / 2;
	const tiles = [];
	for (let row = 0; top + row * step < canvas.height - foot - 1; row++)
		for (let col = 0; col < 5; col++) {
			const x = left + col * step, y = top + row * step;
			tiles.push((names[hex(x + size / 2, y + size / 2)] || "none") + (names[hex(x + size / 11, y + size / 11)] ? "" : " round"));
		}
	return tiles;
})()
