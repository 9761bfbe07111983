package e2e

import (
	"fmt"
	"strings"
	"testing"

	"ketword/engine"
)

// number returns the number of the daily puzzle in play.
func (p *page) number() (n int) {
	p.Helper()
	if _, err := fmt.Sscanf(p.look().Place, "Daily %d", &n); err != nil {
		p.Fatalf("in play is %q", p.look().Place)
	}
	return n
}

// A page that is open over midnight offers the new puzzle, without anything being
// done in it, beside the name of the old one, which waits.
func TestMidnight(t *testing.T) {
	p := start(t)
	p.open("")
	old := p.number()
	g := p.beginToday()
	p.clock(daysLater(1))
	place := fmt.Sprintf("Daily %d · Yesterday · English · 5 letters", old)
	p.passesUntil("yesterday's", func(s screen) bool { return s.Place == place })
	p.click(".place " + action("today"))
	p.until("today's", func(s screen) bool { return strings.HasPrefix(s.Place, fmt.Sprintf("Daily %d · English", old+1)) })
	p.chooseToPlay("resume")
	p.shows(g, "")
}

// beginToday plays the first of the guesses in the puzzle in play.
func (p *page) beginToday() engine.Game {
	p.Helper()
	g := p.inPlay()
	return p.play(g, guesses(p.T, g)[0])
}

// After the end, Enter plays what is offered first, but not at once: the
// Enter that ended the game may have been pressed twice. How it ended is told once.
func TestEnterAfterTheEnd(t *testing.T) {
	t.Parallel()
	m := either(t)[0]
	p := newPage(t, root)
	p.open("?mode=" + m.name)
	g := p.inPlay()
	g = p.play(g, secrets(g)[0])
	p.unchangedBy(func() { p.press("Enter") })
	p.ends(g)
	said := eval[[]string](p, `[document.querySelector("[role=status]").textContent, document.activeElement.getAttribute("aria-label")]`)
	if n := strings.Count(strings.Join(said, " "), en.Speech.Solved(1, spokenAnswer(g))); n != 1 {
		t.Errorf("how it ended is told %d times: %q", n, said)
	}
	p.passes(aWhile)
	p.press("Enter")
	p.until("today's of the other mode", func(s screen) bool {
		return s.Status == "playing" && s.Mode != m.name && strings.HasPrefix(s.Place, "Daily")
	})
}
