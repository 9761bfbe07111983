package e2e

import (
	"strings"
	"testing"
)

// A word that can't be played is told and shaken, costs nothing, and stays to
// be edited.
func TestBadWord(t *testing.T) {
	for _, m := range modes {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			g := p.at(m, keys{})
			good := guesses(t, g)[0]

			p.press("Enter") // nothing typed
			p.says(en.Notice.TooShort(5))
			p.typed(good[:4])
			p.press("Enter")
			p.says(en.Notice.TooShort(5))
			p.shows(g, good[:4])
			for range 4 {
				p.press("Backspace")
			}

			p.enter("zzzzz")
			p.says(en.Notice.Unknown("ZZZZZ"))
			p.shows(g, "zzzzz")
			first := p.shaken()
			p.press("Enter")
			p.until("another shake", func(s screen) bool { return s.Classes[0] != first })
			p.shaken()

			p.press("x") // the row is full
			p.shows(g, "zzzzz")
			for range 5 {
				p.press("Backspace")
			}
			p.press("Backspace") // and now empty
			if s := p.shows(g, ""); s.Message != "" {
				t.Errorf("the message stays after an edit: %q", s.Message)
			}
			p.play(g, good)
		})
	}
}

// shaken checks that the first row shakes, and returns its classes.
func (p *player) shaken() string {
	p.Helper()
	row := p.until("a shake", func(s screen) bool { return strings.Contains(s.Classes[0], "shake-") }).Classes[0]
	if names := eval[[]string](p, `document.querySelector(".row").getAnimations().map((a) => a.animationName)`); len(names) != 1 {
		p.Errorf("animations of the refused row: %q", names)
	}
	return row
}
