package model

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/games"
	"ketword/app/screen/stats"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/sample"
)

// image returns the whole content of a model as text, to detect any write.
func image(m Model) string { return fmt.Sprintf("%#v", m) }

// TestUpdateIsPure plays at random and returns to earlier models again and again. None may
// ever change, and a message must have the same result each time.
func TestUpdateIsPure(t *testing.T) {
	l := newLexicon(t)
	random := rand.New(rand.NewPCG(1, 2))
	type moment struct {
		model Model
		image string
	}
	w := newListStore(t).visit(t, map[string]string{}, "")
	past := []moment{{w.model, image(w.model)}}
	for range sample.Size(500, 1500) {
		w.model = past[random.IntN(len(past))].model
		msgs := everyMsg(random, w)
		msg := msgs[random.IntN(len(msgs))]
		if random.IntN(3) == 0 {
			w.model, _ = Update(Model(w.model), play.Press{Letter: 'a'})
			w.model.Play.Typed = l.Answer(random.IntN(l.AnswerCount())).String()
			msg = play.Enter{}
		}
		next, effects := Update(w.model, msg)
		again, same := Update(w.model, msg)
		equal(t, "effects", same, effects)
		if !reflect.DeepEqual(next, again) {
			t.Fatalf("%#v has two outcomes", msg)
		}
		w.perform(effects)
		past = append(past, moment{next, image(next)})
	}
	for i, p := range past {
		if image(p.model) != p.image {
			t.Fatalf("model %d was written to", i)
		}
	}
}

// TestInvariants plays at random over many starts, and checks the invariants after every message.
func TestInvariants(t *testing.T) {
	l := newLexicon(t)
	for seed := range uint64(sample.Size(4, 12)) {
		random := rand.New(rand.NewPCG(seed, 0))
		w := newListStore(t).visit(t, map[string]string{}, "")
		w.journal = &journal{}
		finished, most := 0, 0
		for step := range 250 {
			msgs := everyMsg(random, w)
			msg := msgs[random.IntN(len(msgs))]
			if random.IntN(3) == 0 { // play a word
				for range 5 {
					w.send(play.Erase{})
				}
				w.send(typed(l.Answer(random.IntN(l.AnswerCount())).String())...)
				msg = play.Enter{}
			}
			if _, popped := msg.(Popped); popped {
				w.travel(random.IntN(len(w.entries)) - w.shown)
			} else {
				w.do(msg)
			}
			check(t, w, fmt.Sprintf("seed %d, step %d, %#v", seed, step, msg))
			if n := len(w.model.History); n < finished && msg != (games.DeleteGames{}) {
				t.Fatalf("seed %d, step %d: history lost a game", seed, step)
			}
			finished, most = len(w.model.History), max(most, len(w.model.History))
			if t.Failed() {
				return
			}
		}
		if most == 0 {
			t.Errorf("seed %d: no game was finished", seed)
		}
	}
}

// check reports violated invariants.
func check(t *testing.T, w *window, when string) {
	t.Helper()
	m := w.model
	if s, err := records.ReadGame(w.key(), records.WriteGame(m.Current())); m.Opened() && err == nil && s.Typed != m.Play.Typed && m.Cover() != session.KeepsGuessing {
		t.Errorf("%s: typed %q", when, m.Play.Typed)
	}
	seen := map[engine.Identity]bool{}
	for _, s := range m.History {
		id := s.Game.Puzzle.Identity
		if seen[id] || !s.Finished() {
			t.Errorf("%s: %s in the history, again or unfinished", when, id)
		}
		seen[id] = true
	}
	for id, s := range m.Saved {
		if s.Finished() || seen[id] || id != s.Game.Puzzle.Identity || !s.Begun() {
			t.Errorf("%s: %s is saved", when, id)
		}
	}
	for _, s := range append(m.Unfinished(), m.History...) {
		replayed, err := records.ReadGame(session.GameKey(s.Game.Puzzle.Identity), records.WriteGame(s))
		if err != nil {
			t.Fatalf("%s: %v", when, err)
		}
		equal(t, when+": replay", records.WriteGame(replayed), records.WriteGame(s))
	}
	if got, want := w.entries[w.shown], (page{m.nav.at, m.nav.query}); got != want {
		t.Errorf("%s: the browser is at %+v, the model at %+v", when, got, want)
	}
	if at := m.nav.at; m.Opened() && !m.Waiting.Active() && (at.Puzzle != m.Game.Puzzle.Identity || at.Screen != string(m.Screen)) {
		t.Errorf("%s: the entry is %+v; in play is %v, open is %q", when, at, m.Game.Puzzle.Identity, m.Screen)
	}
	least := engine.DefaultTries
	if tries := m.Game.Puzzle.Rules.Tries; tries != engine.Unlimited {
		least = min(least, tries)
	}
	if rows := m.Play.Board(&m.Session); len(rows) < least {
		t.Errorf("%s: %d rows", when, len(rows))
	}
	if wanted := underWay(m); !maps.Equal(wanted, w.queries) {
		t.Errorf("%s: %q are under way, %q are wanted", when, w.queries, wanted)
	}
	checkStored(t, w, when)
}

// checkStored starts the program again from storage, with and without the journal: it must
// have the same games.
func checkStored(t *testing.T, w *window, when string) {
	t.Helper()
	again := w.reopen()
	// Histories are compared as they are stored: equal games may share memory with games that went on.
	history := records.WriteHistory(w.model.History)
	equal(t, when+": history", records.WriteHistory(again.model.History), history)
	equal(t, when+": saved", again.model.Saved, w.model.Saved)
	joined := w.reopen().readJournal(w.journal.clone()).model // removed games do not reappear
	equal(t, when+": history, with the journal", records.WriteHistory(joined.History), history)
	equal(t, when+": saved, with the journal", joined.Saved, w.model.Saved)
	equal(t, when+": imported counts", records.ScoreLines(again.model.Imported), records.ScoreLines(w.model.Imported))
	equal(t, when+": settings", chosen(again.model), chosen(w.model))
	equal(t, when+": recent mode", again.model.Recent.Mode, w.model.Recent.Mode)
	id := w.model.Game.Puzzle.Identity
	if !again.model.HasListOf(id) { // its list was deleted or not stored
		return
	}
	guessesOn := w.model.Cover() == session.KeepsGuessing || w.model.Game.Status() == engine.Lost && len(w.model.Game.TurnsAfterEnd()) > 0 // these are never stored
	if !guessesOn && !w.model.Again() && again.model.Begun(id) && (w.query == w.model.link() || w.query == w.model.address()) {
		equal(t, when+": game", again.model.Game, w.model.Game)
		equal(t, when+": typed", again.model.Play.Typed, w.model.Play.Typed)
	}
	if kind := again.model.firstNotice(); kind != nil && reflect.TypeOf(kind) != reflect.TypeOf(notice.GameWaits) {
		t.Errorf("%s: told %+v", when, kind)
	}
}

func TestScreens(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "mode=quantum")
	w.send(screen.Open{Name: screen.Stats})
	equal(t, "screen", w.model.Screen, screen.Stats)
	equal(t, "selection", w.model.Selection, records.Selection{Mode: engine.Quantum, Lang: "en", Length: 5})
	w.send(stats.Select{Part: records.ModePart, Value: records.All}, screen.Open{Name: screen.Games}, screen.Open{Name: screen.Stats})
	equal(t, "selection", w.model.Selection, records.Selection{})
	w.send(Close{}, screen.Open{Name: screen.Help})
	equal(t, "nothing is read for others", len(w.effects), 1)
	w.send(Close{})
	equal(t, "closed", w.model.Screen, screen.None)
	w.send(UpdateWaits{})
	equal(t, "update", w.model.UpdateWaits, true)
	w.send(screen.Perform{Effect: effect.LoadVersion{}})
	equal(t, "reload", w.effects, []effect.Effect{effect.LoadVersion{}})
}

// TestEveryStateIsRegistered: every state in the model receives messages and is drawn.
func TestEveryStateIsRegistered(t *testing.T) {
	var m Model
	states := m.registered()
	all := reflect.ValueOf(&m.screens).Elem()
	for i := range all.NumField() {
		if field := all.Field(i).Addr().Interface(); !slices.ContainsFunc(states, func(r registered) bool { return r.State == field }) {
			t.Errorf("%s is not registered", all.Type().Field(i).Name)
		}
	}
}
