//go:build !js

package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/text/catalogues"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// equal fails the test if got is not want.
func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}

// same fails the test if got is not want.
func same(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	apptest.Strings(t, what, got, want...)
}

// The lists of these tests.
const (
	tableAnswers = "abide\naudio\nflesh\ncrown\nplaid\nbriny\nspeed\nshelf\nworld\ntulip\ncandy\ngrove\n"
	tableGuesses = "slate\nsalsa\naisle\n"
)

// table is a game in a test: a root whose effects are not carried out, since there is no browser.
type table struct {
	*root
	t     testing.TB
	asked query.Job // last query
}

// reference returns the English catalogue.
func reference(t testing.TB) *catalogues.Catalogue {
	t.Helper()
	all, err := catalogues.All()
	if err != nil {
		t.Fatal(err)
	}
	return all[0]
}

// newTable opens the puzzle of a secret, written as in "abide" or "crown plaid". more are
// further parameters of the link.
func newTable(t testing.TB, secret, more string) *table {
	t.Helper()
	words, err := lexicon.New("en", 5, tableAnswers, tableGuesses)
	if err != nil {
		t.Fatal(err)
	}
	b := &table{root: &root{model: model.New(builtIn(), words).InLanguages(tags()...), text: embedded.English, plain: embedded.English, texts: embedded.All(), version: "1.2"}, t: t}
	rules := b.model.Game.Puzzle.Rules
	rules.Mode = engine.Mode(len(strings.Fields(secret)))
	for seed := engine.Seed(1000); seed < 10_000; seed++ { // no daily puzzle has such a seed
		p, err := words.Puzzle(rules, seed)
		if err != nil {
			t.Fatal(err)
		}
		if p.Secret.String() == secret {
			return b.send(model.Start{Day: 100, Query: fmt.Sprintf("mode=%s&seed=%d%s", rules.Mode.String(), seed, more)})
		}
	}
	t.Fatalf("no seed of %q", secret)
	return nil
}

// send sends messages to the model.
func (b *table) send(msgs ...model.Msg) *table {
	for _, msg := range msgs {
		b.update(msg)
	}
	return b
}

// update sends a message to the model, and returns the queries that it starts.
func (b *table) update(msg model.Msg) (jobs []query.Job) {
	var effects []effect.Effect
	b.model, effects = model.Update(b.model, msg)
	for _, e := range effects {
		if start, is := e.(effect.StartQuery); is {
			jobs, b.asked = append(jobs, start.Job), start.Job
		}
	}
	return jobs
}

// asks sends messages to the model, and answers the queries that they start.
func (b *table) asks(msgs ...model.Msg) *table {
	b.t.Helper()
	for _, msg := range msgs {
		for _, job := range b.update(msg) {
			b.asks(b.results(job)...)
		}
	}
	return b
}

// told sends a part of the answer to the last query.
func (b *table) told(p query.Part) *table {
	return b.send(model.QueryTold{Key: b.asked.Key, Part: p})
}

// fails ends the last query with a fault.
func (b *table) fails(f query.Fault, reason string) *table {
	return b.send(model.QueryEnded{Key: b.asked.Key, Fault: f, Reason: reason})
}

// results answers a query, and returns the resulting messages.
func (b *table) results(job query.Job) (msgs []model.Msg) {
	b.t.Helper()
	var runner query.Runner
	runner.Add(job.Key.Words(), solver.NewTable(job.Lexicon))
	err := runner.Run(b.t.Context(), job.Key.Words(), job.Task, func(p query.Part) {
		msgs = append(msgs, model.QueryTold{Key: job.Key, Part: p})
	})
	fault, reason := query.FaultOf(err)
	return append(msgs, model.QueryEnded{Key: job.Key, Fault: fault, Reason: reason})
}

// spoken returns the announcement, without the inaudible blank.
func (b *table) spoken() string {
	return strings.TrimSuffix(play.Speak(b.view(), &b.model.Play, b.model.Notices), "\u00a0")
}

// startsNext does what Enter does after the end of a game.
func (b *table) startsNext() *table {
	next := b.model.Play.Next(&b.model.Session)
	return b.send(b.message(next.Action, next.Value))
}

// letters types letters.
func (b *table) letters(word string) *table {
	for _, l := range word {
		b.send(play.Press{Letter: l})
	}
	return b
}

// guess plays words.
func (b *table) guess(words ...string) *table {
	for _, w := range words {
		b.letters(w).send(play.Enter{})
		if slices.ContainsFunc(b.model.Notices, func(n notice.Notice) bool { _, again := n.(notice.Repeated); return again }) {
			b.send(play.Enter{})
		}
	}
	return b
}

// draw returns the page.
func (b *table) draw() drawn.Element {
	b.t.Helper()
	return drawn.Of(b.t, b.root)
}

// tables returns games in every state, by name. Together they draw every screen.
func tables(t testing.TB) map[string]*table {
	all := map[string]*table{
		"classic, begun":    newTable(t, "abide", "").guess("audio").letters("sp"),
		"classic, won":      newTable(t, "abide", "").guess("audio", "abide"),
		"classic, given up": newTable(t, "abide", "").send(play.GiveUp{}),
		"quantum, begun":    newTable(t, "crown plaid", "").guess("slate", "briny"),
		"quantum, won":      newTable(t, "crown plaid", "").guess("briny", "crown"),
		"quantum, lost":     newTable(t, "crown plaid", "").guess(slices.Repeat([]string{"slate"}, 6)...),
		"without limit":     newTable(t, "abide", "&tries=0").guess(slices.Repeat([]string{"slate"}, 9)...),
		"covered":           lostTable(t, "crown plaid"),
		"another language":  newTable(t, "abide", "").send(model.Start{Day: 100, Lang: "en", Speaks: []string{"xx", "fr"}}),
		"others, update":    newTable(t, "abide", "").guess("audio").send(model.SwitchMode{Mode: engine.Quantum}, model.UpdateWaits{}),
	}
	for _, s := range []screen.Name{
		screen.Help, screen.Stats, screen.Menu, screen.Puzzle, screen.Settings, screen.GiveUp, screen.Share,
	} {
		for _, name := range []string{"classic, begun", "quantum, won", "others, update"} {
			opened := *all[name].root
			b := &table{root: &opened, t: t}
			all[name+", "+string(s)] = b.send(screen.Open{Name: s})
		}
	}
	for feature, states := range map[string]func(testing.TB) map[string]*table{
		"offline":   offlineTables,
		"solver":    solverTables,
		"hint":      hintTables,
		"playon":    playOnTables,
		"review":    reviewTables,
		"share":     shareTables,
		"challenge": challengeTables,
		"lab":       labTables,
		"archive":   archiveTables,
		"games":     gamesTables,
		"friends":   friendsTables,
		"lists":     listTables,
	} {
		for name, b := range states(t) {
			all[feature+", "+name] = b
		}
	}
	removed, begun := unfinishedTable(t)
	all["removed"] = removed.send(model.RemoveGame{Identity: begun.Identity.String()})
	shown := map[screen.Name]bool{}
	for _, b := range all {
		shown[b.model.Screen] = true
	}
	for _, s := range model.Screens { // the screens that no table above shows
		if !shown[s.Name] {
			opened := *all["classic, begun"].root
			all["only "+string(s.Name)] = (&table{root: &opened, t: t}).send(screen.Open{Name: s.Name})
		}
	}
	return all
}
