package model

import (
	"fmt"
	"maps"
	"testing"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen/puzzle"
	"ketword/engine"
)

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
