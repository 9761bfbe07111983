package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"

	"ketword/app/records"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/sample"
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
	p.press("Shift") // any key ends the show of the end
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

// keepsTime opens the site in a time zone, at a date.
func (p *page) keepsTime(zone, at, query string) {
	p.Helper()
	p.zone(zone)
	p.load(p.site.url + "robots.txt") // where the date is kept
	p.clock(at)
	p.open(query)
}

// zone takes the device to a time zone.
func (p *page) zone(name string) {
	p.Helper()
	call(p, emulation.SetTimezoneOverride, emulation.SetTimezoneOverrideParams{TimezoneID: name})
}

// winsToday plays the daily puzzle of a date, once the page has come to it by itself, and
// checks how long it is until the next one.
func (p *page) winsToday(date string, left time.Duration) {
	p.Helper()
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		p.Fatal(err)
	}
	number := engine.DayOf(day.Date()).Number()
	s := p.passesUntil(date, func(s screen) bool {
		return strings.HasPrefix(s.Place, fmt.Sprintf("Daily %d · English", number)) || strings.HasPrefix(s.Place, fmt.Sprintf("Daily %d · Yesterday", number-1))
	})
	if strings.Contains(s.Place, "Yesterday") {
		p.click(".end " + action("today"))
		p.until(date, func(s screen) bool { return s.Status == "playing" && p.number() == number })
	}
	g := p.inPlay()
	p.play(g, secrets(g)[0])
	p.countsDown(".end", left)
}

// countsDown waits until so much time is left until the next puzzle, as is shown.
func (p *page) countsDown(where string, left time.Duration) {
	p.Helper()
	minutes := int(left / time.Minute)
	want := wording.UntilNext(en, minutes/60, minutes%60)
	p.wait(`document.querySelector(` + quote(where+" .countdown") + `).textContent === ` + quote(want))
}

// hasStreak checks the streaks of the stored games, on a date.
func (p *page) hasStreak(date string, want records.Streak) {
	p.Helper()
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		p.Fatal(err)
	}
	h, err := records.ReadHistory(p.stored()[historyKey])
	ahead := -eval[int](p, `new Date().getTimezoneOffset()`)
	if got := records.StreakOf(h, engine.DayOf(day.Date()), records.ZoneOf(ahead)); err != nil || got != want {
		p.Errorf("the streaks are %+v, %v, want %+v", got, err, want)
	}
}

// The day changes at midnight where the player is, in the page that is open, on days of 23
// and 25 hours, too; the time until then is right before and after; and playing each day
// is a streak.
func TestDaysOfTimeZones(t *testing.T) {
	t.Parallel()
	type moment struct {
		at, date string
		left     time.Duration
	}
	const half = 30 * time.Minute
	zones := []struct {
		name, zone, mode string
		moments          []moment
	}{
		{"spring", "Europe/Berlin", "classic", []moment{
			{"2026-03-28T22:30:30Z", "2026-03-28", half}, {"2026-03-28T23:30:30Z", "2026-03-29", 22*time.Hour + half},
			{"2026-03-29T22:00:30Z", "2026-03-30", 24 * time.Hour},
		}},
		{"autumn", "Europe/Berlin", "quantum", []moment{
			{"2026-10-24T21:30:30Z", "2026-10-24", half}, {"2026-10-24T22:30:30Z", "2026-10-25", 24*time.Hour + half},
			{"2026-10-25T23:00:30Z", "2026-10-26", 24 * time.Hour},
		}},
		{"first", "Pacific/Kiritimati", "classic", []moment{{"2026-11-03T09:59:30Z", "2026-11-03", time.Minute}, {"2026-11-03T10:00:30Z", "2026-11-04", 24 * time.Hour}}},
		{"last", "Pacific/Honolulu", "quantum", []moment{{"2026-11-03T09:59:30Z", "2026-11-02", time.Minute}, {"2026-11-03T10:00:30Z", "2026-11-03", 24 * time.Hour}}},
	}
	for _, c := range sample.From(t, 1, zones) {
		t.Run(c.name, func(t *testing.T) {
			p := start(t)
			p.keepsTime(c.zone, c.moments[0].at, "?mode="+c.mode)
			for i, m := range c.moments {
				p.clock(m.at)
				p.winsToday(m.date, m.left)
				p.hasStreak(m.date, records.Streak{Present: i + 1, Longest: i + 1})
			}
		})
	}
}

// A page that was left open overnight is at today's puzzle when the player comes back to it, or offers it beside
// the game that was begun.
func TestOvernight(t *testing.T) {
	p := start(t)
	today := func(number int) func(screen) bool {
		return func(s screen) bool { return s.Status == "playing" && p.number() == number }
	}
	p.keepsTime("UTC", "2026-11-03T20:00:30Z", "")
	g := p.inPlay()
	p.ends(p.play(g, secrets(g)[0]))
	p.clock("2026-11-04T07:00:30Z")
	p.run(`document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))`)
	p.until("today's puzzle", today(308))

	g = p.inPlay()
	p.play(g, guesses(t, g)[0])
	p.clock("2026-11-05T07:00:30Z")
	p.run(`document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))`)
	p.wait(`document.querySelector(".message [data-action=today]")?.closest(".message").textContent.startsWith(` + quote(en.Notice.NewDay) + `)`)
	p.click(".message " + action("today"))
	p.until("the next day's puzzle", today(309))
}

// Who flies over the date line westward has no 3 May, and keeps the streak.
func TestDateLine(t *testing.T) {
	p := start(t)
	p.keepsTime("America/Los_Angeles", "2026-05-01T19:00:30Z", "?mode=classic")
	p.winsToday("2026-05-01", 12*time.Hour)
	p.clock("2026-05-02T19:00:30Z")
	p.winsToday("2026-05-02", 12*time.Hour)
	p.zone("Pacific/Auckland")
	p.clock("2026-05-04T00:00:30Z")
	p.passesUntil("the day of the arrival", func(s screen) bool { return strings.HasPrefix(s.Place, "Daily 122 · 2 May") })
	p.hasStreak("2026-05-04", records.Streak{Present: 2, Longest: 2})
	p.click(".end " + action("today"))
	g := p.inPlay()
	p.play(g, secrets(g)[0])
	p.hasStreak("2026-05-04", records.Streak{Present: 3, Longest: 3})
}

// A clock that is set back, or a journey to where it is yesterday, breaks neither the game
// that is being played nor a streak.
func TestClockSetBack(t *testing.T) {
	t.Parallel()
	const before, now, noon = "2026-11-03", "2026-11-04", "T12:00:30Z"
	for _, c := range []struct{ name, zone, mode, back, journey string }{
		{name: "by a day", zone: "UTC", mode: "classic", back: before},
		{name: "by the journey", zone: "Pacific/Kiritimati", mode: "quantum", back: now, journey: "Pacific/Honolulu"},
		{name: "by a year", zone: "UTC", mode: "quantum", back: "2025-11-04"},
	}[:sample.Size(1, 3)] {
		t.Run(c.name, func(t *testing.T) {
			p := start(t)
			p.keepsTime(c.zone, before+noon, "?mode="+c.mode)
			g := p.inPlay()
			p.play(g, secrets(g)[0])
			p.clock(now + noon)
			p.passes(time.Minute)
			p.click(".end " + action("today"))
			g = p.inPlay()
			g = p.play(g, guesses(t, g)[0])

			place := p.look().Place
			p.clock(c.back + noon)
			if c.journey != "" {
				p.zone(c.journey)
			}
			p.passesUntil("the puzzle of another day", func(s screen) bool { return s.Place != place && p.number() == g.Puzzle.Daily })
			p.shows(g, "")
			p.reload()
			p.shows(g, "")
			p.ends(p.play(g, secrets(g)[0]))
			for _, date := range []string{c.back, now} {
				p.hasStreak(date, records.Streak{Present: 2, Longest: 2})
			}
		})
	}
}
