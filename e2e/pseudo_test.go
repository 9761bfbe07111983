package e2e

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"ketword/app/text"
)

// A pseudo is a language of the tests, made of English by a program: where its texts have room, those of a language that
// somebody adds have it, too. The site does not have it.
type pseudo struct {
	tag, direction string // of the page
	write          func(english string) string
}

// pseudos are one whose texts are long and one from right to left. Each has the tag of a language that is like it.
var pseudos = []pseudo{{"eo", "ltr", lengthened}, {"he", "rtl", fromRight}}

// lengthened returns a text that is 40 % longer, with accents and between brackets, so that one sees where a text begins and
// ends. Letters are written twice, since longer texts have longer words.
func lengthened(english string) string {
	const accented, more = "áƀçđéƒğĥíĵķļɱñóþǫŕšţúṽŵẋýž", 2 // fifths of a letter, for each
	var b strings.Builder
	owed := -2 * 5 // fifths, which the brackets are
	for _, r := range english {
		owed += more // for a variable, too
		if at := strings.IndexRune("abcdefghijklmnopqrstuvwxyz", unicode.ToLower(r)); at >= 0 {
			letter := []rune(accented)[at]
			if unicode.IsUpper(r) {
				letter = unicode.ToUpper(letter)
			}
			r = letter
			if owed >= 5 {
				b.WriteRune(r)
				owed, r = owed-5, unicode.ToLower(r)
			}
		}
		b.WriteRune(r)
	}
	return "[" + b.String() + "]"
}

// fromRight returns a text whose letters are Hebrew ones, each for one of English.
func fromRight(english string) string {
	const hebrew = "אבגדהוזחטיכלמנסעפצקרשתךםןף"
	return strings.Map(func(r rune) rune {
		if at := strings.IndexRune("abcdefghijklmnopqrstuvwxyz", unicode.ToLower(r)); at >= 0 {
			return []rune(hebrew)[at]
		}
		return r
	}, english)
}

// catalogue returns the English catalogue in the language. Signs alone stay as they are, and the words of samples, where only
// letters of English are words.
func (l pseudo) catalogue(t *testing.T, compiled string) string {
	t.Helper()
	const head = 4 // lines before the messages
	lines := strings.Split(compiled, "\n")
	s := en.Samples
	samples := []string{s.Secret(), s.Marks(), s.Twice(), s.First(), s.Second(), s.Unmixed(), s.Mixed()}
	for i, line := range lines[head : len(lines)-1] {
		switch {
		case line == "ltr":
			line = l.direction
		case slices.Contains(samples, line):
		case strings.ContainsFunc(line, unicode.IsLetter):
			line = l.message(line)
		}
		lines[head+i] = line
	}
	said := strings.Join(lines, "\n")
	if _, err := text.Read(said); err != nil {
		t.Fatal(err)
	}
	return said
}

// message returns a message in the language, each of its forms.
func (l pseudo) message(compiled string) string {
	forms := strings.Split(compiled, "\x02")
	for i, form := range forms {
		category := ""
		if len(forms) > 1 {
			category, form = form[:1], form[1:]
		}
		forms[i] = category + l.write(form)
	}
	return strings.Join(forms, "\x02")
}

// site returns a server of the site whose English pages are in the language once the program runs.
func (l pseudo) site(t *testing.T) *server {
	t.Helper()
	all := contents(t, site)
	name := string(regexp.MustCompile(`text/en-[0-9a-f]{10}\.txt`).Find(all["index.html"]))
	const renamed = "text/en-0000000000.txt"
	all[renamed] = []byte(l.catalogue(t, string(all[name])))
	delete(all, name)
	h := newHost(t, root)
	h.answers(versionOf(t, all, strings.NewReplacer(name, renamed, `<html lang="en" dir="ltr"`, fmt.Sprintf(`<html lang=%q dir=%q`, l.tag, l.direction))))
	return h.server
}

// clipped returns the texts that can't be read whole: those that are out of the window at a side, out of a box that lets
// nothing out, or over the edge of a control or field.
const clipped = `(() => {
	const wrong = [], near = 1, top = document.querySelector("dialog[open], [data-notice]:not([hidden])") ?? document.querySelector("#app");
	const name = (e) => e.localName + [...e.classList].map((c) => "." + c).join("") + (e.dataset.action ? "[" + e.dataset.action + "]" : "");
	const out = (b, o, sides) => sides.some((side) => "left top".includes(side) ? b[side] < o[side] - near : b[side] > o[side] + near);
	const width = document.documentElement;
	if (width.scrollWidth > width.clientWidth) wrong.push("the page scrolls sideways: " + width.scrollWidth + " in " + width.clientWidth);
	const tell = (e, what, said) => wrong.push(name(e) + " " + what + ": " + said.trim());
	const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
	for (let node; (node = texts.nextNode());) {
		const e = node.parentElement;
		if (!node.data.trim() || !e.checkVisibility({visibilityProperty: true}) || e.closest(".spoken, .unseen, .skip, svg, select, textarea, .scroll")) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const b = range.getBoundingClientRect(), x = ["left", "right"], y = ["top", "bottom"];
		if (out(b, {left: 0, right: innerWidth}, x)) tell(e, "is out of the window", node.data);
		for (let box = e; box; box = box.parentElement) {
			const style = getComputedStyle(box), o = box.getBoundingClientRect();
			if (style.display === "inline" || style.display === "contents") continue;
			const control = box.matches("button, label.act, .figures div, .chips button, .setting, .told, .message, .offer, th, td");
			if (out(b, o, x) && (control || style.overflowX !== "visible" || box === e)) tell(e, "is out of " + name(box), node.data);
			if (out(b, o, y) && (control || ["hidden", "clip"].includes(style.overflowY))) tell(e, "is out of " + name(box) + " above or below", node.data);
			if (style.overflowY === "auto" || style.overflowY === "scroll" || style.position === "fixed") break;
		}
	}
	for (const e of top.querySelectorAll("select")) {
		if (!e.checkVisibility()) continue;
		const probe = document.createElement("span"), style = getComputedStyle(e);
		probe.textContent = e.selectedOptions[0]?.textContent ?? "";
		probe.style.cssText = "position: absolute; white-space: nowrap";
		for (const property of ["fontSize", "fontFamily", "fontWeight", "letterSpacing"]) probe.style[property] = style[property];
		document.body.append(probe);
		const wide = probe.getBoundingClientRect().width, room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
		probe.remove();
		if (wide > room + near) tell(e, "is cut off (" + Math.round(wide) + " in " + Math.round(room) + ")", probe.textContent);
	}
	return wrong;
})()`
