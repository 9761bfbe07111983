package e2e

import (
	"strconv"
	"strings"
	"testing"

	"ketword/app/wording"
	"ketword/engine"
)

// Every row is told in words, and then how the game stands.
func TestRowsAreSpoken(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			g := p.openPuzzle(m, keyboard{})
			opened := map[string]string{"classic": "Classic. ", "quantum": "Quantum. "}[m.name] + m.title() + " · English · 5 letters."
			p.hears(opened + " " + introduced[m.name])
			for _, guess := range guesses(t, g)[:3] {
				g = p.play(g, guess)
				p.hears(spokenRow(g) + " " + en.Speech.TriesLeft(engine.DefaultTries-len(g.Turns())))
			}
			p.enter("zzzzz")
			p.hears("ZZZZZ is not in the word list")
			const region = `document.querySelector("[role=status]").textContent`
			told := eval[string](p, region)
			p.press("Enter") // told again, which a screen reader only does for another text
			p.wait(region + ` !== ` + quote(told))
			p.hears("ZZZZZ is not in the word list")
			for range 5 {
				p.press("Backspace")
			}
			g = p.play(g, secrets(g)[0])
			p.hears(spokenRow(g) + " " + en.Speech.Solved(len(g.Turns()), spokenAnswer(g)))
			if s := p.look(); s.Lang != "en" {
				t.Errorf("the page is in %q", s.Lang)
			}
		})
	}
}

// introduced is what a mode teaches at first, all of it.
var introduced = map[string]string{
	"classic": "Find the secret word in six guesses. AUDIO. A is right, and in its place. SPEED. E is in the word, but elsewhere. " +
		"BRINY. R is not in the word. Type any word to begin.",
	"quantum": "Two secret words: guess either. Squares: all from one word. The other has none of the letters. " +
		"Circles: from both. Each word has at least one of the marked letters. Solid: right place. Frame: elsewhere. Flat: in neither word.",
}

// What a lost game's secret was is told.
func TestLossIsSpoken(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open(quantum.query("&tries=2"))
	g := quantum.gameOf(t, 2, engine.Normal)
	some := guesses(t, g)
	g = p.play(g, some[3])
	p.hears(spokenRow(g) + " 1 try left.")
	g = p.play(g, some[4])
	p.hears(spokenRow(g) + " " + en.Speech.Lost(spokenAnswer(g)))
}

// spokenRow tells the last turn of a game.
func spokenRow(g engine.Game) string {
	n := len(g.Turns())
	turn := g.Turns()[n-1]
	var tiles []string
	for i, m := range turn.Feedback.Marks() {
		tiles = append(tiles, capitals(string(turn.Guess.At(i)))+" "+m.String())
	}
	mixed := ""
	if turn.Feedback.Mixed() {
		mixed = ", mixed"
	}
	return "Row " + strconv.Itoa(n) + mixed + ": " + strings.Join(tiles, ", ") + "."
}

// spokenAnswer tells the secret of a game.
func spokenAnswer(g engine.Game) string {
	return wording.SecretWas(en, len(secrets(g))) + " " + strings.Join(upper(secrets(g)), " and ") + "."
}

// Rows and keys have names that say what their looks say.
func TestNames(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, guesses(t, g)[3:]...)
	p.typeIn("cr")
	p.shows(g, "cr")
	names := eval[[]string](p, `[...document.querySelectorAll(".row")].map((e) => e.getAttribute("aria-label"))`)
	want := []string{"", spokenRow(g), "Row 3, typing: C, R.", "Row 4, empty."}
	for i, name := range want {
		if i > 0 && names[i] != name {
			t.Errorf("row %d is named %q, want %q", i+1, names[i], name)
		}
	}
	for l, k := range engine.Keyboard(g.Turns()) {
		letter := capitals(string(l))
		want := letter + ", " + k.Mark.String()
		if k.Mixed && k.Mark != engine.Absent {
			want += ", mixed"
		}
		if got := eval[string](p, `document.querySelector(`+quote(keySelector(string(l)))+`).getAttribute("aria-label")`); got != want {
			t.Errorf("the key %s is named %q, want %q", letter, got, want)
		}
	}
}
