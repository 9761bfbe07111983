package model

import (
	"fmt"
	"maps"
	"net/url"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen/puzzle"
	"ketword/app/session"
	"ketword/engine"
)

func TestLinkParameters(t *testing.T) {
	l := newLexicon(t)
	fp := l.Fingerprint().String()
	for param, values := range map[string]struct{ good, bad []string }{
		"mode":   {[]string{"classic", "quantum"}, []string{"", "Classic", "both", "1"}},
		"lang":   {[]string{"en"}, []string{"", "de", "EN", "en-GB"}},
		"length": {[]string{"5"}, []string{"", "4", "05", "five", "-5"}},
		"day":    {[]string{"1", "101", "103"}, []string{"", "0", "-1", "1.5", "1000001", "x"}},
		"seed":   {[]string{"0", "2000", "9223372036854775807"}, []string{"", "9223372036854775808", "-1", "1.5", "x", "0x10", "99999999999999999999"}},
		"tries":  {[]string{"0", "1", "6", "100"}, []string{"", "-1", "101", "six"}},
		"level":  {[]string{"normal", "hard", "strict"}, []string{"", "Hard", "easy"}},
		"words":  {[]string{fp, fp[:4], fp[:9]}, []string{"", "1", "123", fp + "0", "12g4", "xyz", "zzzzzzzzzzzzzzzz"}},
	} {
		for _, v := range values.good {
			w := openWindow(t, l, map[string]string{}, param+"="+url.QueryEscape(v))
			tells(t, param+"="+v, w.model)
		}
		for _, v := range values.bad {
			w := openWindow(t, l, map[string]string{}, param+"="+url.QueryEscape(v))
			tells(t, param+"="+v, w.model, notice.BadLink{Problems: []links.Problem{{Param: param, Value: v}}})
			equal(t, param+"="+v+": today's all the same", w.model.IsToday(), true)
			equal(t, param+"="+v+": spoken", w.model.Play.Spoken.What, play.SayNotice)
		}
	}
	w := openWindow(t, l, map[string]string{}, "mode=quantum&tries=six&seed=2000&level=strict")
	tells(t, "one of four", w.model, notice.BadLink{Problems: []links.Problem{{Param: "tries", Value: "six"}}})
	id := w.model.Game.Puzzle.Identity
	equal(t, "the others count", []any{id.Rules.Mode, id.Rules.Level, id.Seed}, []any{engine.Quantum, engine.Strict, engine.Seed(2000)})
}

// TestBadSeed: a link with an invalid number says so and opens today's puzzle, even if
// another game is unfinished.
func TestBadSeed(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	openWindow(t, l, stored, "tries=0").send(guess("audio")...)
	equal(t, "the game that waits", openWindow(t, l, stored, "").model.Game.Puzzle.Rules.Tries, engine.Unlimited)
	for _, bad := range []string{"seed=x", "day=0"} {
		equal(t, bad, openWindow(t, l, stored, bad).model.IsToday(), true)
	}
}

func TestLinks(t *testing.T) {
	l := newLexicon(t)
	daily := testDay.Number()
	for _, c := range []struct {
		query string
		want  engine.Identity
	}{
		{"", engine.Identity{Rules: session.FirstRules(), Daily: daily}},
		{"unknown=1&utm_source=x", engine.Identity{Rules: session.FirstRules(), Daily: daily}},
		{"mode=quantum", engine.Identity{Rules: apptest.Rules(engine.Quantum), Daily: daily}},
		{"seed=2007", engine.Identity{Rules: session.FirstRules(), Seed: 2007}},
		{"seed=2007&seed=8", engine.Identity{Rules: session.FirstRules(), Seed: 2007}},
		{"seed=200%37", engine.Identity{Rules: session.FirstRules(), Seed: 2007}},
		{"mode=quantum&seed=2007&tries=0&level=strict", engine.Identity{
			Rules: engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 0, Level: engine.Strict}, Seed: 2007}},
		{"tries=3", engine.Identity{Rules: engine.Rules{Mode: engine.Classic, Length: 5, Tries: 3}, Daily: daily}},
		{"level=hard", engine.Identity{
			Rules: engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6, Level: engine.Hard}, Daily: daily}},
	} {
		id := openWindow(t, l, map[string]string{}, c.query).model.Game.Puzzle.Identity
		c.want.Lang = "en"
		if c.want.Daily > 0 {
			c.want.Seed = id.Seed
		}
		equal(t, c.query, id, c.want)
	}
}

// TestLinksInSentences: text that a sentence appends to a link is ignored, and a wrong value is reported
// without it.
func TestLinksInSentences(t *testing.T) {
	l := newLexicon(t)
	for _, end := range []string{".", ")", ",", ">", "?", "”", "**", "_", "%29", "%E2%80%A6", ").", "\u2069"} {
		for _, query := range []string{"day=100", "seed=2007", "mode=quantum&seed=2007&tries=0&level=hard", "tries=3", "mode=quantum", "seed=7&lang=en", "seed=7&length=5"} {
			w := openWindow(t, l, map[string]string{}, query+end)
			tells(t, query+end, w.model)
			equal(t, query+end, w.model.Game.Puzzle, openWindow(t, l, map[string]string{}, query).model.Game.Puzzle)
		}
		w := openWindow(t, l, map[string]string{}, "day=3x"+end)
		tells(t, "day=3x"+end, w.model, notice.BadLink{Problems: []links.Problem{{Param: "day", Value: "3x"}}})
	}
}

// TestSeedNeedsNoMode: a link with only a seed once opened another puzzle for players whose
// last game was quantum.
func TestSeedNeedsNoMode(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{}
	openWindow(t, l, stored, "mode=quantum").send(guess("audio")...)
	equal(t, "mode of /", openWindow(t, l, stored, "").model.Game.Puzzle.Rules.Mode, 2)
	equal(t, "mode of a seed", openWindow(t, l, stored, "seed=7").model.Game.Puzzle.Rules.Mode, 1)
}

// TestBrokenEscapes: invalid escapes were once ignored silently.
func TestBrokenEscapes(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "seed=%zz&mode=quantum;x&tries=2")
	tells(t, "notice", w.model, notice.BadLink{Problems: []links.Problem{
		{Param: "mode", Value: "quantum;x"}, {Param: "seed", Value: "%zz"}}})
	equal(t, "the rest holds", w.model.Game.Puzzle.Rules.Tries, 2)
}

func TestLinksRoundTrip(t *testing.T) {
	l := newLexicon(t)
	for _, q := range []string{
		"", "mode=quantum", "mode=quantum&seed=9223372036854775807&tries=0&level=hard",
		"seed=2003&level=strict&tries=100", "tries=1", "day=7", "mode=quantum&day=102&level=hard", "mode=quantum&level=strict",
	} {
		m := openWindow(t, l, map[string]string{}, q).model
		linked := openWindow(t, l, map[string]string{}, m.link()).model
		equal(t, q+": link", linked.Game.Puzzle, m.Game.Puzzle)
		tells(t, q+": notice", linked)
		loaded := openWindow(t, l, map[string]string{}, m.address()).model
		equal(t, q+": address", loaded.Game.Puzzle, m.Game.Puzzle)
	}
}

// TestShortLinks: a link omits defaults, and means the same puzzle for everyone, whatever they
// played last. With a list that has changed since, it names the version of the list.
func TestShortLinks(t *testing.T) {
	s := newListStore(t)
	german := lists.Name{Lang: "de", Length: 6}
	secret := links.SealSecret(mustSecret(t, "straße"))
	elsewhere := map[string]string{}
	s.visit(t, elsewhere, "mode=quantum&lang=de&length=6").send(guess("magnet")...)
	fp := s.words[german].Fingerprint().String()
	english := s.words[lists.Default()].Fingerprint().String()
	for from, want := range map[string]string{
		"mode=classic&lang=en&length=5&day=100&words=" + english: "day=100",
		"day=100&mode=quantum":                                "day=100&mode=quantum",
		"day=101":                                             "day=101",
		"day=100&level=hard&tries=3":                          "day=100&level=hard&tries=3",
		"day=100&lang=de&length=6":                            "day=100&lang=de&length=6",
		"day=100&lang=de":                                     "day=100&lang=de",
		"seed=7&mode=quantum&lang=de&length=6":                "lang=de&length=6&mode=quantum&seed=7&words=" + fp[:4],
		"secret=" + secret + "&lang=de&length=6&mode=classic": "lang=de#secret=" + secret,
	} {
		here := s.visit(t, map[string]string{}, from).model
		equal(t, from, here.link(), want)
		there := s.visit(t, maps.Clone(elsewhere), want).model
		equal(t, want+": elsewhere", there.Game.Puzzle, here.Game.Puzzle)
		tells(t, want, there)
	}
	m := s.visit(t, map[string]string{}, "").model
	old := records.Saved{Game: m.Game, List: 1 << 60}
	equal(t, "of another version", m.LinkTo(old), "day=101&words=1000")
	tells(t, "which is told", s.visit(t, map[string]string{}, m.LinkTo(old)).model, notice.OtherList)
}

// TestSameRules: a link leads to the rules of its sender, whatever the recipient has chosen; a
// puzzle that the recipient has begun stays unchanged. A link that names no puzzle uses the
// recipient's rules.
func TestSameRules(t *testing.T) {
	l := newLexicon(t)
	mine := map[string]string{}
	openWindow(t, l, mine, "").send(puzzle.ChooseLevel{Level: engine.Hard}, puzzle.ChooseTries{Typed: "8"})
	hard := [2]string{"8", "hard"}
	for sender, link := range map[[2]string]string{
		{"6", "normal"}: "", {"6", "hard"}: "level=hard&", {"3", "normal"}: "&tries=3", {"0", "strict"}: "level=strict&tries=0",
	} {
		for _, puzzle := range []string{"day=100", "seed=2007", "secret=" + links.SealSecret(mustSecret(t, "slate"))} {
			sent := openWindow(t, l, map[string]string{}, puzzle+"&"+link).model.link()
			opened := openWindow(t, l, maps.Clone(mine), sent).model
			equal(t, sent, rulesOf(opened), sender)
			tells(t, sent, opened)
		}
	}
	for _, query := range []string{"", "mode=classic", "seed=x", "day=200", "secret=x"} {
		equal(t, query+": as the player likes", rulesOf(openWindow(t, l, maps.Clone(mine), query).model), hard)
	}
	openWindow(t, l, mine, "day=100&level=hard&tries=8").send(guess("audio")...)
	equal(t, "begun", rulesOf(openWindow(t, l, maps.Clone(mine), "day=100").model), hard)
	again := openWindow(t, l, maps.Clone(mine), "day=100&level=normal").model
	equal(t, "by other rules, too", rulesOf(again), [2]string{"6", "normal"})
	equal(t, "which its address says", openWindow(t, l, maps.Clone(mine), again.address()).model.Game, again.Game)
}

func TestLinkOfAnotherList(t *testing.T) {
	l := newLexicon(t)
	other := newLexicon(t, "zebra")
	q := linked("classic", 2011, "&words="+other.Fingerprint().String())
	w := openWindow(t, l, map[string]string{}, q+"&level=x")
	tellsKinds(t, "notices", w.model, notice.BadLink{}, notice.OtherList)
	equal(t, "playable", w.model.Game.Puzzle.Seed, engine.Seed(2011))
	w.send(guess("audio")...)
	tells(t, "plays on", w.model)

	stored := map[string]string{}
	openWindow(t, other, stored, q).send(guess("audio")...)
	tells(t, "the game was begun with that list", openWindow(t, l, stored, q).model)
}

func TestAddresses(t *testing.T) {
	l := newLexicon(t)
	for q, want := range map[string]string{
		"":                        "lang=en&length=5&mode=classic",
		"mode=quantum":            "lang=en&length=5&mode=quantum",
		"tries=2":                 "lang=en&length=5&mode=classic&tries=2",
		"mode=quantum&level=hard": "lang=en&length=5&level=hard&mode=quantum",
		"seed=2004":               fmt.Sprintf("seed=2004&words=%.4s", l.Fingerprint()),
		"day=100":                 "day=100",
		"day=101":                 "lang=en&length=5&mode=classic", // today's
	} {
		equal(t, q, openWindow(t, l, map[string]string{}, q).model.address(), want)
	}
}
