package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// focusScript names the control with the focus, and tells if it is in no dialog,
// or no part of it is in sight.
const focusScript = `(() => {
	const e = document.activeElement, shown = e.type === "file" ? e.parentElement : e;
	const name = e.dataset.part ? "file " + e.dataset.part : e.dataset.action || e.id || e.nodeName;
	if (!e.closest("dialog")) return name + " outside";
	const box = shown.getBoundingClientRect();
	const seen = [[box.left + 4, box.top + 4], [box.right - 4, box.bottom - 4], [box.left + box.width / 2, box.top + box.height / 2]]
		.some(([x, y]) => shown.contains(document.elementFromPoint(x, y)));
	return seen ? name : name + " hidden";
})()`

// tabOrder checks the order of the open dialog's controls, backwards from the
// last to the button in its head that closes it, and forwards from that, after
// which no control has the focus: it goes to the browser's own.
func (p *page) tabOrder(want ...string) {
	p.Helper()
	const controls = `[...document.querySelectorAll("dialog :is(button, input, textarea)")].filter((e) => e.checkVisibility() && !e.disabled)`
	p.run(controls + `.at(-1).focus()`)
	got := []string{eval[string](p, focusScript)}
	for len(got) < len(want) {
		p.tab(chromedp.ModifierShift)
		got = append(got, eval[string](p, focusScript))
	}
	slices.Reverse(got)
	if !slices.Equal(got, want) {
		p.Errorf("Shift+Tab goes backwards through %s\nwant %s", strings.Join(got, ", "), strings.Join(want, ", "))
	}
	p.run(`document.querySelector("dialog [data-action=close]").focus()`)
	got = []string{eval[string](p, focusScript)}
	for len(got) <= len(want) {
		p.tab()
		got = append(got, eval[string](p, focusScript))
	}
	if !slices.Equal(got, append(slices.Clone(want), "BODY outside")) {
		p.Errorf("Tab goes through %s\nwant %s and out", strings.Join(got, ", "), strings.Join(want, ", "))
	}
}

// The first stop of the Tab key leads past the header: to the keyboard or, after the game, to its end. It is in sight only while it has the
// focus. The on-screen keyboard is one stop. The arrows go to its keys, which Enter and the space bar press. It is an application, so that
// screen readers pass what is typed there: while letters are typed the focus stays in it, and Enter plays the word.
func TestKeysByTab(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(quantum, keyboard{})
	const shown = `(() => {
		const skip = document.querySelector(".skip"), b = skip.getBoundingClientRect();
		return b.width > 40 && b.height >= 44 && skip.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2));
	})()`
	skips := func(to string) {
		t.Helper()
		is(p, "the way past the header is in sight at first", shown, false)
		p.run(`document.activeElement.blur(); getSelection().removeAllRanges()`)
		p.run(`document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute("tabindex")`)
		p.tab()
		p.wait(`document.activeElement.matches(".skip")`)
		is(p, "the way past the header is in sight when it has the focus", shown, true)
		p.press("Enter")
		p.wait(`document.activeElement.matches(` + quote(to) + `)`)
	}
	goes := func(arrow, key string) {
		t.Helper()
		p.press(arrow)
		p.hasFocus(key)
	}
	stays := func(where string) {
		t.Helper()
		is(p, "the focus after "+where, `document.activeElement.closest("[role=application]") === document.activeElement && document.activeElement.className`, "keyboard")
	}
	skips(".keyboard")
	goes("ArrowRight", "q")
	goes("ArrowLeft", "q")
	goes("ArrowUp", "q")
	goes("ArrowRight", "w")
	p.press("Enter")
	p.shows(g, "w")
	p.press(" ")
	p.shows(g, "ww")
	goes("ArrowDown", "s")
	goes("ArrowDown", "z")
	goes("ArrowLeft", "Enter")
	goes("ArrowUp", "a")
	for _, key := range []string{"s", "d", "f", "g", "h", "j", "k", "l", "l"} {
		goes("ArrowRight", key)
	}
	goes("ArrowDown", "Backspace")
	p.press("Enter")
	p.press("Enter")
	p.shows(g, "")
	p.tab()
	is(p, "Tab leaves the keyboard", `!document.activeElement.closest(".keyboard")`, true)

	p.tabUntil(".keyboard")
	g = p.play(g, guesses(t, g)[0])
	stays("a guess")
	p.press("ArrowDown")
	p.typeIn("x")
	stays("a letter typed at a key")
	p.press("Backspace")
	g = p.play(g, guesses(t, g)[1])
	stays("another guess")
	p.ends(p.play(g, secrets(g)[0]))
	p.wait(`document.activeElement.matches(".end")`)
	skips(".end")
}

// Enter plays the row whatever control was used before the word was typed, clicked or tapped: letters leave a control
// that has the focus, and Enter neither opens anything nor presses a key again.
func TestEnterAfterTaps(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(classic, mouse{})
	for _, leave := range []func(){
		func() { p.openDialog("menu"); p.closeDialog() },
		func() { p.openDialog("stats"); p.click("dialog " + action("close")); p.dialog(""); p.use(keyboard{}) },
		func() { p.switchMode("quantum"); p.use(touch{}); g = p.inPlay() },
	} {
		leave()
		guess := wrongGuesses(g, 2)[len(g.Turns())]
		p.typeIn(guess)
		p.press("Enter")
		g = after(t, g, guess)
		if s := p.shows(g, ""); s.Dialog != "" {
			t.Errorf("Enter opens %s", s.Dialog)
		}
	}
}

// Tab goes through the dialog in the order in which it is read, and back. Each
// control that has the focus is in sight, and none outside the dialog gets it. A picked file
// stands there for its field and its picker.
func TestTabOrderOfLists(t *testing.T) {
	p := start(t)
	p.window(320, 568)
	p.startAtLists()
	form := []string{"list-title", "list-answers", "file answers", "list-guesses", "file guesses", "list-also", "import"}
	p.tabOrder(append([]string{"close"}, form...)...)
	p.run(`document.querySelector("input[type=file][data-part=answers]").focus()`)
	p.pickFile("answers", p.file("answers.txt", sample.Numbered(50_000)+"B.d\n"))
	is(p, "the focus after a file was picked", focusScript, "unpick")
	p.refusesImport(`line 50001: “B.d”: not only letters`)
	is(p, "the focus after it was refused", focusScript, "import")
	p.tabOrder("close", "list-title", "unpick", "import-good", "list-guesses", "file guesses", "list-also", "import")
	p.click(action("unpick"))
	p.wait(`!document.querySelector("[data-action=unpick]")`)
	is(p, "the focus after it was given up", focusScript, "file answers")
	l := p.importList(trees)
	actions := []string{"play-list", "list-link", "edit-list", "ask-rename", "export-answers", "export-guesses", "delete", "challenger"}
	p.tabOrder(slices.Concat([]string{"close"}, actions, form)...)
	p.click(listAction(l, "ask-rename"))
	p.awaitFocus(l.control("new-title"))
	p.tabOrder(append([]string{"close", "new-title", "rename", "keep-title", "challenger"}, form...)...)
	p.click(`dialog [data-action="keep-title"]`)
	p.awaitFocus(l.control("ask-rename"))
}
