// A page for Node, as far as go-app needs one. It types a name into the field, and prints the body.
"use strict";

class Element {
	constructor(tag, text) { Object.assign(this, { tagName: tag, nodeValue: text, attributes: new Map(), children: [], listeners: new Map() }); }
	get firstChild() { return this.children[0] ?? null; }
	get firstElementChild() { return this.children.find((child) => child.tagName) ?? null; }
	getAttribute(name) { return this.attributes.get(name) ?? null; }
	setAttribute(name, value) { this.attributes.set(name, String(value)); }
	removeAttribute(name) { this.attributes.delete(name); }
	addEventListener(name, listener) { this.listeners.set(name, listener); }
	removeEventListener(name) { this.listeners.delete(name); }
	appendChild(child) { this.children.push(child); child.parentElement = this; return child; }
	removeChild(child) { this.children = this.children.filter((other) => other !== child); return child; }
	replaceChild(child, old) { this.children = this.children.map((other) => other === old ? child : other); return old; }
	find(tag) { return this.tagName === tag ? this : this.children.map((child) => child.find(tag)).find(Boolean); }
	html() {
		if (!this.tagName) return this.nodeValue;
		const attributes = [...this.attributes].sort().map(([name, value]) => ` ${name}="${value}"`).join("");
		return `<${this.tagName}${attributes}>${this.children.map((child) => child.html()).join("")}</${this.tagName}>`;
	}
}

class Storage {
	items = new Map();
	get length() { return this.items.size; }
	key(i) { return [...this.items.keys()][i] ?? null; }
	getItem(name) { return this.items.get(name) ?? null; }
	setItem(name, value) { this.items.set(name, value); }
	removeItem(name) { this.items.delete(name); }
	clear() { this.items.clear(); }
}

const body = new Element("body");
body.appendChild(new Element("div")).appendChild(new Element("aside"));
Object.assign(globalThis, {
	window: globalThis,
	document: {
		body, head: new Element("head"), documentElement: new Element("html"),
		createElement: (tag) => new Element(tag), createTextNode: (text) => new Element("", text),
		getElementById: () => new Element("div"), addEventListener() {},
	},
	location: { href: "https://example.org/", reload() {} },
	history: { pushState() {}, replaceState() {} },
	localStorage: new Storage(), sessionStorage: new Storage(),
	addEventListener() {}, removeEventListener() {},
	goappGetenv: () => "", goappNav() {}, goappIsAppInstallable: () => false, goappIsAppleBrowser: () => false,
});

// until acts until the body has what is drawn, prints it, and goes on.
function until(drawn, act, then) {
	act();
	if (!body.html().includes(drawn)) return setTimeout(until, 5, drawn, act, then);
	console.log(body.html());
	then();
}

function type() {
	const input = body.find("input");
	input.value = "Gopher";
	input.listeners.get("change")?.call(input, { target: input, preventDefault() {} });
}

// By an exit code of 0, wasm_exec_node.js would take it that the program waits for nothing, and resume it.
const end = () => process.exit(4);

until("World!", () => {}, () => until("Gopher", type, end));
