package lab

import (
	"encoding/json"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// TestLooksUp: a tab's query is made once while the tab is open, for the current list, and made again for
// another list or mode. The letters of a list are the same in all modes.
func TestLooksUp(t *testing.T) {
	b := open(t)
	apptest.Equal(t, "first", b.Asked(), []query.Task{&query.Letters{}})
	letters := b.Key()
	b.send(ShowTab{Tab: Openers})
	apptest.Equal(t, "openers", b.Asked(), []query.Task{&query.Openers{Mode: engine.Classic, Width: openersShown}})
	apptest.Equal(t, "in the place of letters", b.Changes.Cancel, []query.Key{letters})
	openers := b.Key()
	b.send(ShowTab{Tab: Letters})
	apptest.Equal(t, "back", []any{b.Changes.Cancel, b.Key()}, []any{[]query.Key{openers}, letters})
	b.Told(letters, &query.LettersPart{})
	b.Ended(letters, query.NoFault)
	b.show(false).show(true)
	apptest.Equal(t, "opened again", []any{len(b.Asked()), b.now().Letters != nil}, []any{0, true})
	b.send(CountLetters{Guesses: true})
	apptest.Equal(t, "all guesses", b.Asked(), []query.Task{&query.Letters{Guesses: true}})
	all := b.Key()
	b.send(about(engine.Quantum, engine.Normal))
	apptest.Equal(t, "quantum, of the same list", []any{b.Screen.scope.Mode, b.now().Looking, b.Changes}, []any{engine.Quantum, true, query.Changes{}})
	for _, nothing := range []screen.Msg[Model]{about(engine.Quantum, engine.Normal), ShowTab{Tab: "odd"}} {
		before := b.Screen
		if apptest.Equal(t, "nothing", b.send(nothing).Screen, before); len(b.Changes.Start)+len(b.Changes.Cancel) > 0 {
			t.Errorf("%+v does something", nothing)
		}
	}
	other := lists.List{Name: lists.Name{Lang: "en", Length: 6}, Answers: 1}
	b.Lists = append(slices.Clip(b.Lists), other)
	b.send(Choose{By: session.Choice{List: other.Name}})
	apptest.Equal(t, "another list", b.Changes, query.Changes{Cancel: []query.Key{all}, Fetch: []lists.Name{other.Name}})
	apptest.Equal(t, "its letters", []any{b.now().Letters == nil, b.now().Looking, b.Screen.scope.Mode}, []any{true, true, engine.Classic})
}

// TestTryOpener: words that can't be guessed are refused at once, and the last tried word
// is first.
func TestTryOpener(t *testing.T) {
	b := open(t, ShowTab{Tab: Openers})
	for typed, want := range map[string]fault{"": notWord, "sl4te": notWord, "slates": wrongSize, "qqqqq": unknown} {
		b.send(TryOpener{Word: typed})
		apptest.Equal(t, typed, []any{b.Screen.refusal.Fault, len(b.Asked())}, []any{want, 0})
	}
	for _, word := range []string{"slate", "Audio"} {
		b.send(TryOpener{Word: word})
		b.Told(b.Key(), &query.OpenerPart{Guess: solver.Ranked{Guess: b.Asked()[0].(*query.Opener).Word}})
	}
	apptest.Equal(t, "known", len(b.send(TryOpener{Word: "slate"}).Asked()), 0)
	var tried []string
	for _, r := range b.now().Tried {
		tried = append(tried, r.Guess.String())
	}
	apptest.Equal(t, "tried", tried, []string{"slate", "audio"})
}

// TestPlayTournament: the chosen strategies play; results stay when the tournament is
// stopped.
func TestPlayTournament(t *testing.T) {
	plays := PlayTournament{Opener: "slate", Seed: "7"}
	b := open(t, ShowTab{Tab: Games}, ToggleStrategy{Name: "entropy"}, ToggleStrategy{Name: "best"}, ChooseSample{Games: 100}, plays)
	apptest.Equal(t, "task", b.Asked(), []query.Task{&query.Tournament{Tournament: coach.Tournament{
		Mode: engine.Classic, Strategies: []string{"eliminate", "best"}, Opener: engine.MustWord("slate"), Sample: 100, Seed: 7, Quick: true,
	}}})
	apptest.Equal(t, "running", b.now().Running, true)
	key := b.Key()
	result := solver.Result{Games: 25, Guesses: 80, Of: 100, Counts: []int{0, 0, 0, 25}}
	b.Told(key, &query.StandingPart{Result: result, Seconds: 2})
	seconds, known := secondsLeft(b.now().Games[0])
	apptest.Equal(t, "left", []any{seconds, known}, []any{6.0, true})
	_, known = secondsLeft(&query.StandingPart{})
	apptest.Equal(t, "left before the first game", known, false)
	b.send(CancelTournament{})
	apptest.Equal(t, "cancel", []any{b.Changes.Cancel, b.now().Running, b.now().Games[0].Result.Games}, []any{[]query.Key{key}, false, 25})
	b.Told(key, &query.StandingPart{Strategy: 1})
	apptest.Equal(t, "late", b.now().Games[1] == nil, true)
	b.send(plays)
	apptest.Equal(t, "begun again", []any{b.Key(), b.now().Running}, []any{key, true})
	b.show(false)
	apptest.Equal(t, "goes on", []any{slices.Contains(b.Changes.Cancel, key), b.now().Running}, []any{false, true})
	b.Told(key, &query.StandingPart{Result: solver.Result{Games: 100, Of: 100}})
	b.Ended(key, query.NoFault)
	b.send(PlayTournament{Opener: "abide", Seed: "7"}, plays)
	apptest.Equal(t, "there at once", []any{len(b.Asked()), b.now().Running, b.now().Games[0].Result.Games}, []any{0, false, 100})
}

// TestTournamentRefuses: invalid input and choices are refused.
func TestTournamentRefuses(t *testing.T) {
	none := []screen.Msg[Model]{ToggleStrategy{Name: "eliminate"}, ToggleStrategy{Name: "entropy"}}
	hard := []screen.Msg[Model]{ToggleStrategy{Name: "openers"}, about(engine.Classic, engine.Hard)}
	for _, test := range []struct {
		before []screen.Msg[Model]
		msg    PlayTournament
		want   fault
	}{
		{nil, PlayTournament{Opener: "qqqqq"}, unknown}, {nil, PlayTournament{Seed: "x"}, notSeed},
		{none, PlayTournament{}, noStrategy}, {hard, PlayTournament{}, careless},
	} {
		b := open(t, ShowTab{Tab: Games}).send(test.before...).send(test.msg)
		apptest.Equal(t, string(test.want), []any{b.Screen.refusal.Fault, len(b.Asked())}, []any{test.want, 0})
	}
	apptest.Equal(t, "none stay none", len(open(t).send(none...).show(true).Screen.strategies), 0)
}

// TestSamples: all games can be chosen if they are not too many.
func TestSamples(t *testing.T) {
	b := open(t, ShowTab{Tab: Games})
	apptest.Equal(t, "classic", []any{b.Screen.samples(&b.Session), b.Screen.sample}, []any{[]int{0, 1000, 100}, 0})
	b.send(about(engine.Quantum, engine.Normal))
	apptest.Equal(t, "quantum", []any{b.Screen.samples(&b.Session), b.Screen.sample}, []any{[]int{1000, 100}, 100})
	apptest.Equal(t, "not all", b.send(ChooseSample{Games: 0}).Screen.sample, 100)
	b.send(ShowTab{Tab: Letters})
	b.Told(b.Key(), &query.LettersPart{ListLetters: coach.ListLetters{Pairs: 17}})
	apptest.Equal(t, "few pairs", b.Screen.samples(&b.Session), []int{0, 1000, 100})
}

// TestExports: a file has the same content as the terminal edition prints.
func TestExports(t *testing.T) {
	offers := func(b *bench, what string, want effect.OfferFile) {
		t.Helper()
		apptest.Equal(t, what, b.effects(), []effect.Effect{want})
	}
	secret, _ := engine.NewSecret(engine.MustWord("crown"))
	b := open(t, ShowTab{Tab: Games}, ToggleStrategy{Name: "random"}, PlayTournament{}) // the last of three strategies has not begun
	results := []solver.Result{
		{Games: 3, Guesses: 5, Of: 3, Counts: []int{0, 1, 2}, Longest: []engine.Secret{secret}, Estimate: true}, {Of: 3},
	}
	key := b.Key()
	b.Told(key, &query.StandingPart{Result: results[0], Seconds: 1.5})
	b.Told(key, &query.StandingPart{Strategy: 1, Result: results[1]})
	want := []coach.Report{coach.NewReport("random", results[0], 1.5), coach.NewReport("eliminate", results[1], 0)}
	offers(b.send(ExportGames{File: "lab.csv"}), "CSV", effect.OfferFile{Text: coach.ReportsCSV(want), Name: "lab.csv", Type: "text/csv"})
	offer := b.send(ExportGames{File: "lab.json"}).effects()[0].(effect.OfferFile)
	var got []coach.Report
	apptest.Equal(t, "JSON", []any{json.Unmarshal([]byte(offer.Text), &got), got, offer.Name, offer.Type}, []any{nil, want, "lab.json", "application/json"})
	apptest.Equal(t, "letters that are not counted", len(b.send(ExportLetters{File: "letters.csv"}).effects()), 0)
	b.send(ShowTab{Tab: Letters})
	b.Told(b.Key(), &query.LettersPart{})
	offers(b.send(ExportLetters{File: "letters.csv"}), "letters", effect.OfferFile{Text: "letter,kind,count,words\n", Name: "letters.csv", Type: "text/csv"})
}
