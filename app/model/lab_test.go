package model

import (
	"encoding/json"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// inLab returns a model in which the lab is open, at one of its tabs.
func inLab(t *testing.T, tab LabTab) Model {
	t.Helper()
	m := begun(t, "abide", "slate")
	m, _ = Update(m, Open{Screen: screen.Lab})
	m, _ = Update(m, ShowLab{Tab: tab})
	return m
}

// tasks returns what is asked for among effects.
func tasks(effects []effect.Effect) (all []query.Task) {
	for _, q := range ran(effects) {
		all = append(all, q.Task)
	}
	return all
}

// TestLabLooksUp: what a tab shows is asked for once, for the list in play, while it is open; of another list or mode
// anew. The letters of a list are the same in all modes.
func TestLabLooksUp(t *testing.T) {
	m, effects := Update(begun(t, "abide", "slate"), Open{Screen: screen.Lab})
	equal(t, "first", tasks(effects), []query.Task{&query.Letters{}})
	letters := keyOf(t, effects)
	m, effects = Update(m, ShowLab{Tab: LabOpeners})
	equal(t, "openers", tasks(effects), []query.Task{&query.Openers{Mode: engine.Classic, Width: openersShown}})
	equal(t, "in the place of letters", effects[0], effect.Effect(effect.CancelQuery{Key: letters}))
	openers := keyOf(t, effects)
	m, effects = Update(m, ShowLab{Tab: LabLetters})
	equal(t, "back", []any{effects[0], keyOf(t, effects)}, []any{effect.CancelQuery{Key: openers}, letters})
	m, _ = Update(m, QueryTold{Key: letters, Part: &query.LettersPart{}})
	m, _ = Update(m, QueryEnded{Key: letters})
	m, _ = Update(m, Close{})
	m, effects = Update(m, Open{Screen: screen.Lab})
	equal(t, "opened again", []any{len(tasks(effects)), m.LabFound().Letters != nil}, []any{0, true})
	m, effects = Update(m, CountLetters{Guesses: true})
	equal(t, "all guesses", tasks(effects), []query.Task{&query.Letters{Guesses: true}})
	all := keyOf(t, effects)
	m, effects = Update(m, SetLab{Scope: session.Scope{List: lists.Default(), Mode: engine.Quantum}})
	equal(t, "quantum, of the same list", []any{m.Lab.Scope.Mode, m.LabFound().Looking, len(effects)}, []any{engine.Quantum, true, 0})
	other := lists.List{Name: lists.Name{Lang: "en", Length: 6}, Answers: 1}
	of6 := m
	of6.Lists = append(slices.Clip(m.Lists), other)
	of6, effects = Update(of6, SetLab{Scope: session.Scope{List: other.Name, Mode: engine.Classic}})
	equal(t, "another list", effects, []effect.Effect{effect.CancelQuery{Key: all}, effect.LoadList{List: other}})
	equal(t, "its letters", []any{of6.LabFound().Letters == nil, of6.LabFound().Looking}, []any{true, true})
	for _, nothing := range []Msg{
		SetLab{Scope: session.Scope{List: lists.Default(), Mode: engine.Quantum}}, ShowLab{Tab: "odd"},
	} {
		if same, effects := Update(m, nothing); len(effects) > 0 || same.Lab.Scope != m.Lab.Scope || same.Lab.Tab != m.Lab.Tab {
			t.Errorf("%+v does something", nothing)
		}
	}
}

// TestLabKeepsToLists: a list that has gone is not asked about, and one without pairs is
// not in quantum.
func TestLabKeepsToLists(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	m := w.model
	equal(t, "gone", m.StillThere(session.Scope{List: lists.Name{Lang: "eo", Length: 5}, Mode: engine.Classic}).List, lists.Default())
	for _, l := range slices.Concat(m.Lists, m.Own) {
		s := m.StillThere(session.Scope{List: l.Name, Mode: engine.Quantum})
		if s.List != l.Name || (s.Mode == engine.Quantum) != l.Quantum {
			t.Errorf("%s: %+v", l.Name, s)
		}
	}
}

// TestTryOpener: words that can't be guessed are refused at once, and what was tried last
// stands first.
func TestTryOpener(t *testing.T) {
	m := inLab(t, LabOpeners)
	for typed, want := range map[string]labFault{"": LabNotWord, "sl4te": LabNotWord, "slates": LabLength, "qqqqq": LabUnknown} {
		refused, effects := Update(m, TryOpener{Word: typed})
		equal(t, typed, []any{refused.Lab.Refusal.Fault, len(effects)}, []any{want, 0})
	}
	for _, word := range []string{"slate", "Audio"} {
		var effects []effect.Effect
		m, effects = Update(m, TryOpener{Word: word})
		task := tasks(effects)[0].(*query.Opener)
		m, _ = Update(m, QueryTold{Key: keyOf(t, effects), Part: &query.OpenerPart{Guess: solver.Ranked{Guess: task.Word}}})
	}
	m, effects := Update(m, TryOpener{Word: "slate"})
	equal(t, "known", len(tasks(effects)), 0)
	var tried []string
	for _, r := range m.LabFound().Tried {
		tried = append(tried, r.Guess.String())
	}
	equal(t, "tried", tried, []string{"slate", "audio"})
}

// TestPlayTournament: the chosen strategies play; what is told of them stays when the
// tournament is ended.
func TestPlayTournament(t *testing.T) {
	m := inLab(t, LabGames)
	m, _ = Update(m, ToggleStrategy{Name: "entropy"})
	m, _ = Update(m, ToggleStrategy{Name: "best"})
	m, _ = Update(m, ChooseSample{Games: 100})
	m, effects := Update(m, PlayTournament{Opener: "slate", Seed: "7"})
	slate, _ := engine.MakeWord("slate")
	equal(t, "task", tasks(effects), []query.Task{&query.Tournament{Tournament: coach.Tournament{
		Mode: engine.Classic, Strategies: []string{"eliminate", "best"}, Opener: slate, Sample: 100, Seed: 7, Quick: true,
	}}})
	equal(t, "running", m.LabFound().Running, true)
	key := keyOf(t, effects)
	result := solver.Result{Games: 25, Guesses: 80, Of: 100, Counts: []int{0, 0, 0, 25}}
	m, _ = Update(m, QueryTold{Key: key, Part: &query.StandingPart{Result: result, Seconds: 2}})
	seconds, known := m.LabFound().Games[0].Left()
	equal(t, "left", []any{seconds, known}, []any{6.0, true})
	_, known = m.LabFound().Games[1].Left()
	equal(t, "left of the next", known, false)
	m, effects = Update(m, CancelTournament{})
	found := m.LabFound()
	equal(t, "cancel", []any{effects, found.Running, found.Games[0].Result.Games}, []any{[]effect.Effect{effect.CancelQuery{Key: key}}, false, 25})
	late, _ := Update(m, QueryTold{Key: key, Part: &query.StandingPart{Strategy: 1}})
	equal(t, "late", late.LabFound().Games[1].Begun, false)
	m, effects = Update(m, PlayTournament{Opener: "slate", Seed: "7"})
	equal(t, "begun again", []any{keyOf(t, effects), m.LabFound().Running}, []any{key, true})
	m, effects = Update(m, Close{})
	equal(t, "goes on", []any{slices.Contains(effects, effect.Effect(effect.CancelQuery{Key: key})), m.LabFound().Running}, []any{false, true})
	m, _ = Update(m, QueryTold{Key: key, Part: &query.StandingPart{Result: solver.Result{Games: 100, Of: 100}}})
	m, _ = Update(m, QueryEnded{Key: key})
	m, _ = Update(m, PlayTournament{Opener: "abide", Seed: "7"})
	m, effects = Update(m, PlayTournament{Opener: "slate", Seed: "7"})
	equal(t, "there at once", []any{len(ran(effects)), m.LabFound().Running, m.LabFound().Games[0].Result.Games}, []any{0, false, 100})
}

// TestTournamentRefuses what was typed or chosen and can't be played.
func TestTournamentRefuses(t *testing.T) {
	m := inLab(t, LabGames)
	none, _ := Update(m, ToggleStrategy{Name: "eliminate"})
	none, _ = Update(none, ToggleStrategy{Name: "entropy"})
	hard, _ := Update(m, ToggleStrategy{Name: "openers"})
	hard, _ = Update(hard, SetLab{Scope: session.Scope{List: lists.Default(), Mode: engine.Classic, Level: engine.Hard}})
	for _, test := range []struct {
		model Model
		msg   PlayTournament
		want  labFault
	}{
		{m, PlayTournament{Opener: "qqqqq"}, LabUnknown}, {m, PlayTournament{Seed: "x"}, LabNotSeed},
		{none, PlayTournament{}, LabNoStrategy}, {hard, PlayTournament{}, LabCareless},
	} {
		refused, effects := Update(test.model, test.msg)
		equal(t, string(test.want), []any{refused.Lab.Refusal.Fault, len(effects)}, []any{test.want, 0})
	}
	again, _ := Update(none, Open{Screen: screen.Lab})
	equal(t, "none stay none", len(again.Lab.Strategies), 0)
}

// TestSamples: all games are offered where they are not too many.
func TestSamples(t *testing.T) {
	m := inLab(t, LabGames)
	equal(t, "classic", []any{m.Samples(), m.Lab.Sample}, []any{[]int{0, 1000, 100}, 0})
	m, _ = Update(m, SetLab{Scope: session.Scope{List: lists.Default(), Mode: engine.Quantum}})
	equal(t, "quantum", []any{m.Samples(), m.Lab.Sample}, []any{[]int{1000, 100}, 100})
	m, _ = Update(m, ChooseSample{Games: 0})
	equal(t, "not all", m.Lab.Sample, 100)
	m, effects := Update(m, ShowLab{Tab: LabLetters})
	m, _ = Update(m, QueryTold{Key: keyOf(t, effects), Part: &query.LettersPart{ListLetters: coach.ListLetters{Pairs: 17}}})
	equal(t, "few pairs", m.Samples(), []int{0, 1000, 100})
}

// TestExports: a file has what the terminal edition prints.
func TestExports(t *testing.T) {
	m := inLab(t, LabGames)
	crown, _ := engine.MakeWord("crown")
	secret, _ := engine.NewSecret(crown)
	m, _ = Update(m, ToggleStrategy{Name: "random"}) // the last of three does not begin
	m, effects := Update(m, PlayTournament{})
	key := keyOf(t, effects)
	results := []solver.Result{
		{Games: 3, Guesses: 5, Of: 3, Counts: []int{0, 1, 2}, Longest: []engine.Secret{secret}, Estimate: true}, {Of: 3},
	}
	m, _ = Update(m, QueryTold{Key: key, Part: &query.StandingPart{Result: results[0], Seconds: 1.5}})
	m, _ = Update(m, QueryTold{Key: key, Part: &query.StandingPart{Strategy: 1, Result: results[1]}})
	want := []coach.Report{coach.NewReport("random", results[0], 1.5), coach.NewReport("eliminate", results[1], 0)}
	_, effects = Update(m, ExportGames{Format: effect.CSV})
	equal(t, "CSV", effects, []effect.Effect{effect.OfferTable{Of: effect.GameFigures, Format: effect.CSV, Text: coach.ReportsCSV(want)}})
	_, effects = Update(m, ExportGames{Format: effect.JSON})
	wanted, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "JSON", effects, []effect.Effect{effect.OfferTable{Of: effect.GameFigures, Format: effect.JSON, Text: string(wanted) + "\n"}})
	_, effects = Update(m, ExportLetters{})
	equal(t, "letters that are not counted", len(effects), 0)
	m, effects = Update(m, ShowLab{Tab: LabLetters})
	m, _ = Update(m, QueryTold{Key: keyOf(t, effects), Part: &query.LettersPart{}})
	_, effects = Update(m, ExportLetters{})
	equal(t, "letters", effects, []effect.Effect{effect.OfferTable{Of: effect.LetterFigures, Format: effect.CSV, Text: "letter,kind,count,words\n"}})
}
