package e2e

import (
	"fmt"
	"ketword/internal/sample"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"ketword/app/records"
	"ketword/app/wording"
)

// number returns the number of the daily puzzle in play.
func (p *page) number() (n int) {
	p.Helper()
	if _, err := fmt.Sscanf(p.look().Place, "Daily %d", &n); err != nil {
		p.Fatalf("in play is %q", p.look().Place)
	}
	return n
}

// The day is the player's, in whatever time zone: a page that is open over midnight, on a day of 25 hours, too, says how long it is
// until then, and offers the new puzzle beside the name of the old one, without anything being done in it.
func TestMidnight(t *testing.T) {
	p := start(t)
	call(p, emulation.SetTimezoneOverride, emulation.SetTimezoneOverrideParams{TimezoneID: "Europe/Berlin"})
	p.load(p.site.url + "robots.txt") // where the date is kept
	p.clock("2026-10-24T21:30:30Z")
	p.open("?mode=quantum")
	old := p.number()
	g := p.inPlay()
	p.ends(p.play(g, secrets(g)[0]))
	countsDown := func(hours, minutes int) {
		t.Helper()
		p.wait(`document.querySelector(".end .countdown").textContent === ` + quote(wording.UntilNext(en, hours, minutes)))
	}
	countsDown(0, 30)
	p.clock("2026-10-24T22:30:30Z")
	p.passesUntil("yesterday's", func(s screen) bool { return strings.HasPrefix(s.Place, fmt.Sprintf("Daily %d · Yesterday", old)) })
	p.click(".end " + action("today"))
	p.until("today's", func(s screen) bool { return s.Status == "playing" && p.number() == old+1 })
	g = p.inPlay()
	p.ends(p.play(g, secrets(g)[0]))
	countsDown(24, 30)
	h, err := records.ReadHistory(p.stored()[historyKey])
	if err != nil || len(h) != 2 || h[1].Zone != records.ZoneOf(120) {
		t.Errorf("stored: %+v, %v", h, err)
	}

	p.clock("2026-10-27T07:00:30Z")
	p.run(`document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))`) // the player comes back
	p.until("the puzzle of that day", func(s screen) bool { return s.Status == "playing" && p.number() == old+3 })
}

// However wrong the clock is, a game opens and is stored.
func TestStrangeClock(t *testing.T) {
	sample.LongOnly(t, "TestMidnight has a clock that is set, and TestBeforeTheFirstDay in app/model one that is told")
	t.Parallel()
	for date, told := range map[string]string{"1901-12-01T12:00:00.5Z": en.Notice.TooEarly, "2262-05-01T12:00:00.5Z": "", "9999-12-30T12:00:00Z": ""} {
		t.Run(date[:4], func(t *testing.T) {
			p := start(t)
			p.before(clockAt(date))
			p.open("")
			p.says(told)
			p.playable()
			g := p.beginGame(quantum)
			p.reload()
			p.shows(g, "")
		})
	}
}
