package model

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen/games"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/sample"
)

// browser is a number of windows that share storage as in Chromium. Each has a copy of
// storage. A window changes its copy after it has painted, and later receives all changes,
// including its own, in the order in which they reached the browser. Until it receives its
// own change of a key, that prevails in its copy over changes by others.
type browser struct {
	t       *testing.T
	stored  map[string]string
	windows []*window
	unsaved [][]effect.Effect // by window: effects to carry out after painting
	sent    [][]change        // by window: its changes on their way to the browser
	heard   [][]change        // by window: all changes on their way to it
	events  [][]change        // by window: changes in its copy for which it has not got an event yet
	own     []map[string]int  // by window: number of its own changes of a key that it has not received yet
	asleep  []bool            // the window receives nothing, and reads storage when it wakes
}

// change is what a window wrote under a key; "" if it removed the key.
type change struct {
	by         int
	key, value string
}

func newBrowser(t *testing.T, l *lexicon.Lexicon, windows int, query string) *browser {
	b := &browser{t: t, stored: map[string]string{}}
	for range windows {
		b.windows = append(b.windows, openWindow(t, l, map[string]string{}, query))
		b.own = append(b.own, map[string]int{})
	}
	b.unsaved, b.asleep = make([][]effect.Effect, windows), make([]bool, windows)
	b.sent, b.heard, b.events = make([][]change, windows), make([][]change, windows), make([][]change, windows)
	return b
}

// send sends messages to a window.
func (b *browser) send(i int, msgs ...Msg) {
	for _, msg := range msgs {
		var effects []effect.Effect
		b.windows[i].model, effects = Update(b.windows[i].model, msg)
		b.unsaved[i] = append(b.unsaved[i], effects...)
	}
}

// paint lets a window carry out its waiting storage effects.
func (b *browser) paint(i int) (any bool) {
	w := b.windows[i]
	for _, e := range b.unsaved[i] {
		before := maps.Clone(w.stored)
		if e, deletes := e.(effect.Delete); deletes {
			b.sent[i] = append(b.sent[i], change{i, records.DeletedKey, e.Note}, change{i, records.DeletedKey, ""})
			b.own[i][records.DeletedKey] += 2
		}
		w.perform([]effect.Effect{e})
		for _, key := range []string{records.HistoryKey, w.key()} {
			if w.stored[key] != before[key] {
				b.sent[i] = append(b.sent[i], change{i, key, w.stored[key]})
				b.own[i][key]++
			}
		}
	}
	any = len(b.unsaved[i]) > 0
	b.unsaved[i] = nil
	return any
}

// take lets the browser receive the next change of a window.
func (b *browser) take(i int) bool {
	if len(b.sent[i]) == 0 {
		return false
	}
	next := b.sent[i][0]
	b.sent[i] = b.sent[i][1:]
	put(b.stored, next)
	for i := range b.heard {
		b.heard[i] = append(b.heard[i], next)
	}
	return true
}

func put(stored map[string]string, c change) {
	if c.value == "" {
		delete(stored, c.key)
	} else {
		stored[c.key] = c.value
	}
}

// hear applies the next change to a window's copy; its event follows later.
func (b *browser) hear(i int) bool {
	if len(b.heard[i]) == 0 {
		return false
	}
	next := b.heard[i][0]
	b.heard[i] = b.heard[i][1:]
	if next.by == i {
		b.own[i][next.key]--
		return true
	}
	if b.own[i][next.key] == 0 {
		put(b.windows[i].stored, next)
	}
	if !b.asleep[i] {
		b.events[i] = append(b.events[i], next)
	}
	return true
}

// tell sends a window the event of the next change in its copy.
func (b *browser) tell(i int) bool {
	if len(b.events[i]) == 0 {
		return false
	}
	next := b.events[i][0]
	b.events[i] = b.events[i][1:]
	b.send(i, StoredChanged{Key: next.key, Value: next.value, Now: b.windows[i].stored[next.key]})
	return true
}

// wake lets a window read what it has missed.
func (b *browser) wake(i int) {
	b.asleep[i] = false
	b.paint(i)
	for _, key := range b.windows[i].model.Watched() {
		now := b.windows[i].stored[key]
		b.send(i, StoredChanged{Key: key, Value: now, Now: now, Missed: true})
	}
}

// quiet lets all windows store and receive everything; then sleeping windows wake.
func (b *browser) quiet() {
	b.settle()
	for i := range b.windows {
		if b.asleep[i] {
			b.wake(i)
		}
	}
	b.settle()
}

// settle lets all windows store and receive what they can.
func (b *browser) settle() {
	for steps := 0; ; steps++ {
		any := false
		for i := range b.windows {
			any = b.paint(i) || any
			any = b.take(i) || any
			any = b.hear(i) || any
			any = b.tell(i) || any
		}
		if !any {
			return
		}
		if steps > 1000 {
			b.t.Fatal("windows never agree")
		}
	}
}

// act does something at random in a window, and returns the row that it entered.
func (b *browser) act(random *rand.Rand, words []string) string {
	i := random.IntN(len(b.windows))
	m := b.windows[i].model
	switch n := random.IntN(100); {
	case n < 12:
		b.hear(i)
	case n < 24:
		b.tell(i)
	case n < 32:
		b.paint(i)
	case n < 40:
		b.take(i)
	case n < 45:
		b.asleep[i], b.events[i] = true, nil
	case n < 50 && b.asleep[i]:
		b.wake(i)
	case n < 52:
		b.send(i, play.GiveUp{})
	case n < 70:
		b.send(i, play.Press{Letter: rune('a' + random.IntN(26))})
	case n < 75:
		b.send(i, play.Erase{})
	case m.Playing():
		for range m.Play.Typed {
			b.send(i, play.Erase{})
		}
		word := words[random.IntN(len(words))]
		b.send(i, typed(word)...)
		b.send(i, play.Enter{}, play.Enter{}) // a repeated word needs a second Enter
		if b.windows[i].model.Game.TurnCount() > m.Game.TurnCount() {
			return word
		}
	}
	return ""
}

// TestWindowsAgree: whatever two to four windows do at once, in the end they and storage
// have the same game. While it goes on, it has the rows of all windows that the level
// allows, and none more often than it was entered.
func TestWindowsAgree(t *testing.T) {
	l := newLexicon(t)
	words := slices.Collect(l.Guesses())
	ended := map[engine.Status]int{}
	games := sample.Size(150, 1500)
	for seed := range uint64(games) {
		random := rand.New(rand.NewPCG(seed, 1))
		mode, tries := []string{"classic", "quantum"}[random.IntN(2)], []string{"", "&tries=3", "&tries=inf"}[random.IntN(3)]
		level := []string{"", "", "&level=hard"}[random.IntN(3)] // it may refuse a row of one window after a row of another
		b := newBrowser(t, l, 2+random.IntN(3), linked(mode, engine.Seed(2000+seed), tries+level))
		some := []string{}
		for range 6 {
			some = append(some, words[random.IntN(len(words))].String())
		}
		entered := map[string]int{}
		for range 10 + random.IntN(40) {
			if word := b.act(random, some); word != "" {
				entered[word]++
			}
		}
		b.quiet()
		ended[b.agree(seed, entered, level == "")]++
		if t.Failed() {
			return
		}
	}
	if least := games / 15; ended[engine.Playing] < least || ended[engine.Won] < least || ended[engine.Lost] < least {
		t.Errorf("games ended %v", ended)
	}
}

// agree checks that all windows have the same game, with every entered row if all is set,
// and returns how it has ended.
func (b *browser) agree(seed uint64, entered map[string]int, all bool) engine.Status {
	first := b.windows[0].model
	game := apptest.Rows(first.Game)
	for i, w := range b.windows {
		if got := apptest.Rows(w.model.Game); got != game {
			b.t.Errorf("seed %d: window %d has %q, the first %q", seed, i, got, game)
		}
		if w.model.Game.Status() == engine.Playing && w.model.Play.Typed != first.Play.Typed {
			b.t.Errorf("seed %d: window %d has %q typed, the first %q", seed, i, w.model.Play.Typed, first.Play.Typed)
		}
	}
	if _, left := b.stored[b.windows[0].key()]; left && first.Game.Status() != engine.Playing {
		b.t.Errorf("seed %d: the ended game is still stored as unfinished", seed)
	}
	again := openWindow(b.t, b.windows[0].list, b.stored, b.windows[0].query)
	if got := apptest.Rows(again.model.Game); got != game {
		b.t.Errorf("seed %d: stored %q, the windows have %q", seed, got, game)
	}
	count := map[string]int{}
	for _, w := range first.Game.Guesses() {
		count[w.String()]++
	}
	for word, n := range count {
		if n > entered[word] {
			b.t.Errorf("seed %d: %s is there %d times, entered %d times", seed, word, n, entered[word])
		}
	}
	for word := range entered {
		if all && first.Game.Status() == engine.Playing && count[word] == 0 {
			b.t.Errorf("seed %d: %s is lost", seed, word)
		}
	}
	return first.Game.Status()
}

// TestDeletedWhileAsleep: a game that was deleted while a window slept is deleted there
// too, and is not stored again.
func TestDeletedWhileAsleep(t *testing.T) {
	b := newBrowser(t, newLexicon(t), 2, linked("classic", 2001, ""))
	b.send(0, guess("audio")...)
	b.send(0, play.GiveUp{})
	b.quiet()
	equal(t, "heard", len(b.windows[1].model.History), 1)
	b.asleep[1] = true
	b.send(0, games.AskDelete{Identity: b.windows[0].model.Game.Puzzle.Identity.String()}, games.DeleteGames{})
	b.quiet()
	for i, w := range b.windows {
		equal(t, fmt.Sprint("games in window ", i), len(w.model.History), 0)
		equal(t, fmt.Sprint("rows in window ", i), apptest.Rows(w.model.Game), "")
	}
	h, err := records.ReadHistory(b.stored[records.HistoryKey])
	equal(t, "stored", []any{len(h), err}, []any{0, error(nil)})
}
