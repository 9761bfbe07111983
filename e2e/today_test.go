package e2e

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

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
// done in it: beside the name of the old one, and at its end.
func TestMidnight(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.open("?mode=" + m.name)
			old := p.number()
			g := p.inPlay()
			g = p.play(g, guesses(t, g)[0])

			p.clock(daysLater(1))
			place := fmt.Sprintf("Daily %d · Yesterday · English · 5 letters", old)
			s := p.passesUntil("yesterday's", func(s screen) bool { return s.Place == place })
			if address, err := url.ParseQuery(s.Query[1:]); err != nil || address.Get("day") != fmt.Sprint(old) {
				t.Errorf("the address of yesterday's puzzle is %s", s.Query)
			}
			p.click(".place " + action("today"))
			s = p.until("today's", func(s screen) bool { return strings.HasPrefix(s.Place, fmt.Sprintf("Daily %d · English", old+1)) })
			if eval[bool](p, `Boolean(document.querySelector(".place [data-action=today]"))`) {
				t.Error("today's puzzle offers itself")
			}
			p.chooseToPlay("resume")
			p.shows(g, "")
			p.ends(p.play(g, secrets(g)[0]))
			if next := eval[string](p, `document.querySelector(".onward button").dataset.action`); next != "today" {
				t.Errorf("what is offered next is %q", next)
			}
			p.passes(aWhile)
			p.press("Enter")
			p.until("today's", func(now screen) bool { return now.Place == s.Place && now.Status == "playing" })

			g = p.inPlay()
			p.ends(p.play(g, secrets(g)[0]))
			p.clock(daysLater(2))
			p.passesUntil("its day is over", func(s screen) bool { return strings.Contains(s.Place, en.Game.Yesterday()) })
			p.reload()
			p.until("today's, loaded again", func(s screen) bool { return strings.HasPrefix(s.Place, fmt.Sprintf("Daily %d · English", old+2)) })
		})
	}
}

// A puzzle that was not begun gives way to the new one.
func TestMidnightBeforeTheFirstLetter(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	old := p.number()
	p.clock(daysLater(1))
	p.passesUntil("the next", func(s screen) bool { return strings.HasPrefix(s.Place, fmt.Sprintf("Daily %d · English", old+1)) })
	p.playable()
}

// The page opens today's puzzle, and tells in a line that an older game waits.
func TestNextDay(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	old := p.number()
	g := p.inPlay()
	g = p.play(g, guesses(t, g)[0])
	p.clock(daysLater(1))
	for range 2 {
		p.open("")
		p.says(en.Notice.Waits())
		if n := p.number(); n != old+1 {
			t.Errorf("in play is number %d, want %d", n, old+1)
		}
	}
	p.playable()
	p.chooseToPlay("resume")
	p.ends(p.play(g, secrets(g)[0]))
	p.clock(daysLater(40))
	p.open(fmt.Sprintf("?day=%d", old))
	year, month, date := engine.Day(old - 1).Date()
	want := fmt.Sprintf("Daily %d · %s", old, wording.Date(en, 0, int(month), date))
	if place := p.look().Place; !strings.HasPrefix(place, want) {
		t.Errorf("an older puzzle is %q, want %q of %d", place, want, year)
	}
}

// The link of a daily puzzle is the day's: who opens it a day later, or by its
// seed as in older links, plays that puzzle, and counts it once. A sample opens it a day later.
func TestLinkOfDay(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.before(stubClipboard)
			p.open("?mode=" + m.name)
			number := p.number()
			g := p.inPlay()
			p.chooseInMenu("link")
			p.wait(`window.copied`)
			link := strings.TrimPrefix(eval[string](p, `window.copied`), root.url)
			if want := fmt.Sprintf("?day=%d", number); strings.TrimSuffix(link, "&mode=quantum") != want {
				t.Errorf("the link is %s, want %s", link, want)
			}

			friend := newPage(t, root)
			friend.open("")
			old := fmt.Sprintf("?mode=%s&seed=%d", m.name, g.Puzzle.Seed)
			for _, c := range []variant[int]{{" · Yesterday", 1}, {"", 0}, {" · Tomorrow", -1}}[:sample.Size(1, 3)] {
				friend.clock(daysLater(c.value))
				friend.open(link)
				want := fmt.Sprintf("Daily %d%s · English · 5 letters", number, c.name)
				if s := friend.look(); s.Place != want || s.Message != "" {
					t.Errorf("%d days later: %q, %q, want %q", c.value, s.Place, s.Message, want)
				}
			}
			friend.clock(daysLater(1))
			friend.open(old)
			g = friend.play(g, secrets(g)[0])
			for _, way := range []string{link, old}[:sample.Size(1, 2)] {
				friend.open(way)
				friend.shows(g, "")
			}
			friend.clock(daysLater(0))
			friend.open("?mode=" + m.name)
			friend.shows(g, "")
			friend.counted(statistics{played: 1, won: 1, wins: map[int]int{1: 1}})

			friend.open(fmt.Sprintf("?day=%d", number+3))
			year, month, date := engine.Day(number + 2).Date()
			friend.says(en.Notice.NotYet(wording.Date(en, year, int(month), date)))
			if n := friend.number(); n != number {
				t.Errorf("in place of a day to come, number %d is opened, want %d", n, number)
			}
			early, err := words().Daily(g.Puzzle.Rules, engine.Day(number+2))
			if err != nil {
				t.Fatal(err)
			}
			friend.open(fmt.Sprintf("?mode=%s&seed=%d", m.name, early.Seed))
			friend.says(en.Notice.ToCome(wording.Date(en, year, int(month), date)))
		})
	}
}

// The result of today's puzzle has the number of the day, and a link that leads to it from
// tomorrow on, too.
func TestShareOfToday(t *testing.T) {
	sample.LongOnly(t, "TestShare copies a result, and TestSharingOfDaily in app/model has the link of a day")
	t.Parallel()
	p := newPage(t, root)
	p.before(stubClipboard)
	p.open("")
	number := p.number()
	g := p.inPlay()
	g = p.play(g, secrets(g)[0])
	p.click(action("share-as"))
	p.click(`dialog [data-value=copy]`)
	p.confirms(en.Notice.Copied("emoji"))
	way := fmt.Sprintf("%s?day=%d", root.url, number)
	want := g.Share(fmt.Sprintf("Ketword #%d 1/6", number), engine.Emoji) + "\n\n" + en.Share.Play(way)
	if got := eval[string](p, `window.copied`); got != want {
		t.Errorf("copied:\n%s\nwant:\n%s", got, want)
	}
}

// After the end, Enter plays what is offered first, but not at once: the
// Enter that ended the game may have been pressed twice. How it ended is told once.
func TestEnterAfterTheEnd(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
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
			if shown := eval[string](p, `document.querySelector(".end").textContent.replace(document.querySelector(".countdown").textContent, "")`); strings.Count(shown, en.End.SolvedAtOnce()) != 1 {
				t.Errorf("how it ended is shown as %q", shown)
			}
			p.passes(aWhile)
			p.press("Enter")
			other := p.until("today's of the other mode", func(s screen) bool { return s.Status == "playing" && s.Mode != m.name })
			if !strings.HasPrefix(other.Place, "Daily") {
				t.Errorf("in play is %q", other.Place)
			}
			p.switchMode(m.name)
			p.click(".onward " + action("new"))
			p.click(".place " + action("today")) // also when it is solved
			p.shows(g, "")
		})
	}
}
