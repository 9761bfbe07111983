package model

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/share"
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
	equal(t, "of another version", m.LinkWith(old, ""), "day=101&words=1000")
	tells(t, "which is told", s.visit(t, map[string]string{}, m.LinkWith(old, "")).model, notice.OtherList)
}

// TestSameRules: a link leads to the rules of its sender, whatever the recipient has chosen; a puzzle that the
// recipient has begun stays unchanged. A link that names no puzzle uses the recipient's rules.
func TestSameRules(t *testing.T) {
	l := newLexicon(t)
	mine := map[string]string{}
	openWindow(t, l, mine, "").send(level("hard"), puzzle.ChooseTries{Typed: "8"})
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

// shared returns what the dialog shares; the zero Share if nothing.
func shared(m Model) effect.Share {
	_, effects := Update(m, share.Send{})
	for _, e := range effects {
		if shared, is := e.(effect.Share); is {
			return shared
		}
	}
	return effect.Share{}
}

// TestSharing: what was told of a form that was shared is gone once another is looked at.
func TestSharing(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "").send(play.GiveUp{}, share.Show{}, share.Sent{What: records.SharedEmoji, Outcome: share.Copied})
	tells(t, "told", w.model, notice.Copied{What: records.SharedEmoji})
	tells(t, "gone", w.send(share.ShowAs{Form: records.SharedPicture}).model)
}

// TestSnapshotAddresses: each address of a snapshot leads to the puzzle that was shown; if
// that was not begun, to one that looks the same, also on other days.
func TestSnapshotAddresses(t *testing.T) {
	l := newLexicon(t)
	secret := func(w *window) string { return w.model.Game.Puzzle.Secret.String() }
	for name, play := range map[string]func(w *window){
		"today":          func(*window) {},
		"today, typed":   func(w *window) { w.send(typed("au")...) },
		"today, begun":   func(w *window) { w.send(guess("audio")...) },
		"today, solved":  func(w *window) { w.send(guess(secret(w))...) },
		"quantum":        func(w *window) { w.send(SwitchMode{Mode: engine.Quantum}) },
		"quantum, begun": func(w *window) { w.send(SwitchMode{Mode: engine.Quantum}).send(guess("audio")...) },
		"random":         func(w *window) { w.send(NewRandom{Entropy: [2]uint64{1, 2}}) },
		"random, begun":  func(w *window) { w.send(NewRandom{Entropy: [2]uint64{1, 2}}).send(guess("audio")...) },
		"random, solved": func(w *window) { w.send(NewRandom{Entropy: [2]uint64{1, 2}}).send(guess(secret(w))...) },
		"random, then today": func(w *window) {
			w.send(NewRandom{Entropy: [2]uint64{1, 2}}).send(guess("audio")...)
			w.send(GoToday{})
		},
		"quantum begun, classic shown": func(w *window) {
			w.send(SwitchMode{Mode: engine.Quantum}).send(guess("audio")...)
			w.send(SwitchMode{Mode: engine.Classic})
		},
	} {
		for _, query := range []string{"", "mode=quantum", "tries=0", "tries=0&level=hard", "seed=2007", "mode=quantum&seed=2007&tries=3"} {
			w := openWindow(t, l, map[string]string{}, query)
			play(w)
			leadHere(t, name+" after ?"+query, w)
		}
	}
}

// leadHere fails the test unless the addresses of a window's snapshot lead to its puzzle.
func leadHere(t *testing.T, what string, w *window) {
	t.Helper()
	shown := w.model.Snapshot()
	open := func(at string, day engine.Day) Model {
		return openOn(t, w.list, maps.Clone(w.stored), strings.TrimPrefix(at, "?"), day).model
	}
	was := w.model.Game.Puzzle.Identity
	for _, at := range shown.At {
		equal(t, what+", "+at+": puzzle", open(at, testDay).Game.Puzzle.Identity, was)
		if !shown.Daily {
			equal(t, what+", "+at+": puzzle, tomorrow", open(at, testDay+1).Game.Puzzle.Identity, was)
		}
	}
	for _, at := range shown.Like {
		next := open(at, testDay+1)
		equal(t, what+", "+at+": rules", next.Game.Puzzle.Rules, was.Rules)
		equal(t, what+", "+at+": list", next.InPlay, w.model.InPlay)
		equal(t, what+", "+at+": begun", next.Current().Begun(), false)
	}
}

// TestNoSnapshot: an empty board that waits for its list gives no snapshot.
func TestNoSnapshot(t *testing.T) {
	m := newModel(newLexicon(t))
	equal(t, "before a start", len(m.Snapshot().At), 0)
}

// TestSnapshotOfStart: the site's own address is included if a start leads to the puzzle.
func TestSnapshotOfStart(t *testing.T) {
	l := newLexicon(t)
	starts := func(w *window) bool {
		at := w.model.Snapshot().At
		return at[len(at)-1] == ""
	}
	today := openWindow(t, l, map[string]string{}, "").send(guess("audio")...)
	equal(t, "today's game", starts(today), true)
	linked := openWindow(t, l, map[string]string{}, "seed=2007").send(guess("audio")...)
	equal(t, "another game", starts(linked), false)
}
