// draws the board and the keyboard of the plain page, and plays on it.
const add = (parent, name, className) => { const e = document.createElement(name); e.className = className; parent.append(e); return e; };
for (let row = 0; row < 6; row++) {
	const tiles = add(document.querySelector(".board"), "div", "row");
	for (let tile = 0; tile < 5; tile++) add(tiles, "div", "tile");
}
for (const letter of "qwertyuiopasdfghjklzxcvbnm") add(document.querySelector(".keys"), "button", "key").textContent = letter;
const tiles = [...document.querySelectorAll(".tile")];
let typed = 0, done = 0;
addEventListener("keydown", (e) => {
	if (e.key === "Enter") while (done < typed) tiles[done++].dataset.mark = "absent";
	else if (e.key === "Backspace") { if (typed > done) tiles[--typed].textContent = ""; }
	else tiles[typed++].textContent = e.key;
});
