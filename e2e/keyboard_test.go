package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Shortcuts are the browser's, and a key that is held down types once.
func TestKeysThatAreNotMeant(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	g := p.at(classic, keys{})
	p.typed("crow")
	p.shows(g, "crow")
	for name, modifier := range map[string]chromedp.Modifier{
		"Ctrl": chromedp.ModifierCtrl, "Alt": chromedp.ModifierAlt, "Meta": chromedp.ModifierMeta,
	} {
		for _, key := range []string{"n", "Enter", "Backspace"} {
			t.Log(name, key)
			p.still(func() { p.press(key, modifier) })
		}
	}
	for _, key := range []string{"n", "Enter", "Backspace"} {
		p.still(func() { p.hold(key) })
	}
	for _, key := range []string{"1", ".", " ", "Tab", "ArrowDown", "ж", "ß"} {
		p.press(key)
	}
	p.shows(g, "crow")
	p.press("N", chromedp.ModifierShift)
	p.shows(g, "crown")
}

// Enter plays the row, even if the last key was clicked or tapped: it does not
// press that key again.
func TestEnterAfterKeysOnScreen(t *testing.T) {
	for _, name := range []string{"mouse", "touch"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			g := p.at(quantum, hands[name])
			word := guesses(t, g)[1]
			p.typed(word)
			p.shows(g, word)
			p.press("Enter")
			p.shows(after(t, g, word), "")
		})
	}
}

// Enter plays the row, whatever control was used before the word was typed.
func TestEnterAfterControls(t *testing.T) {
	for name, use := range map[string]func(p *player){
		"switch": func(p *player) { p.click(`[data-action="mode"][data-value="quantum"]`) },
		"help":   func(p *player) { p.click(action("help")); p.dialog("help"); p.press("Escape"); p.dialog("") },
		"stats": func(p *player) {
			p.click(action("stats"))
			p.dialog("stats")
			p.click("dialog " + action("close"))
			p.dialog("")
		},
		"new": func(p *player) { p.click(action("menu")); p.dialog("menu"); p.click(action("new")); p.dialog("") },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			p.open("")
			use(p)
			word := words().Answer(0).String()
			p.enter(word)
			p.until("a turn", func(s screen) bool {
				return s.Dialog == "" && s.Rows[0][0].Mark != "typed" && s.letters(0) == capitals(word)
			})
		})
	}
}

// A letter that is typed as soon as a dialog is closed is not lost. The events
// are a script's, since no real ones come within the same few milliseconds
// each time.
func TestLetterRightAfterDialog(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	g := p.at(classic, keys{})
	p.click(action("help"))
	p.dialog("help")
	p.run(`document.querySelector("dialog").close();
		document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "c", bubbles: true}));`)
	p.dialog("")
	p.shows(g, "c")
}

// tabTo goes to a control by Tab, as the focus is named in a screen.
func (p *player) tabTo(control string) {
	p.Helper()
	for range 60 {
		p.press("Tab")
		if p.look().Focus == control {
			return
		}
	}
	p.Fatalf("Tab does not reach %s", control)
}

// A key that was reached by keyboard is pressed by Enter and by the space bar.
func TestKeysByTab(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	g := p.at(classic, keys{})
	word := guesses(t, g)[0]
	p.tabTo(word[:1])
	p.press("Enter")
	p.shows(g, word[:1])
	p.press(" ")
	p.shows(g, word[:1]+word[:1])
	p.tabTo("Backspace")
	p.press("Enter")
	p.press("Enter")
	p.shows(g, "")
	for _, l := range word {
		p.tabTo(string(l))
		p.press("Enter")
	}
	p.shows(g, word)
	p.tabTo("Enter")
	p.press("Enter")
	p.shows(after(t, g, word), "")
}

// A whole game without a pointer, with a look at every dialog. Dialogs keep
// the letters from the game, and give the focus back.
func TestGameByKeyboardAlone(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	g := p.at(quantum, keys{})
	g = p.play(g, guesses(t, g)[0])
	p.typed("cr")
	for _, name := range []string{"help", "stats", "menu"} {
		p.tabTo(name)
		p.press("Enter")
		p.dialog(name)
		p.still(func() { p.press("o") })
		p.still(func() { p.press("Backspace") })
		p.press("Escape")
		p.dialog("")
		p.shows(g, "cr")
		if focus := p.look().Focus; focus != name {
			t.Errorf("after the dialog %s the focus is at %q", name, focus)
		}
	}
	p.press("Backspace")
	p.press("Backspace")
	p.shows(g, "")
	g = p.play(g, guesses(t, g)[1])
	g = p.play(g, secrets(g)[1])
	p.ends(g)
	p.tabTo("new")
	p.press("Enter")
	s := p.until("a new game", func(s screen) bool { return s.Status == "playing" })
	if !strings.Contains(s.Query, "seed=") || s.Mode != "quantum" {
		t.Errorf("after a new game: %s, %s", s.Query, s.Mode)
	}
	p.playable()
}
