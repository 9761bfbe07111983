package model

import (
	"encoding/json"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// inLab returns a model in which the lab is open, at one of its tabs.
func inLab(t *testing.T, tab LabTab) Model {
	t.Helper()
	m := begun(t, "abide", "slate")
	m, _ = Update(m, Open{Screen: LabScreen})
	m, _ = Update(m, ShowLab{Tab: tab})
	return m
}

// tasks returns what is asked for among effects.
func tasks(effects []effect.Effect) (all []jobs.Task) {
	for _, j := range ran(effects) {
		all = append(all, j.Task)
	}
	return all
}

// TestLabLooksUp: what a tab shows is asked for once, for the list in play; of another
// list or mode anew, and what was under way for the one before is ended. The letters of a
// list are the same in all modes.
func TestLabLooksUp(t *testing.T) {
	m := begun(t, "abide", "slate")
	m, effects := Update(m, Open{Screen: LabScreen})
	equal(t, "first", tasks(effects), []jobs.Task{&jobs.Letters{}})
	m, effects = Update(m, ShowLab{Tab: LabOpeners})
	equal(t, "openers", tasks(effects), []jobs.Task{&jobs.Openers{Mode: engine.Classic, Width: openersShown}})
	m, effects = Update(m, ShowLab{Tab: LabLetters})
	equal(t, "on its way", len(tasks(effects)), 0)
	m, _ = Update(m, JobPart{Number: 1, Part: &jobs.LettersPart{}})
	m, _ = Update(m, JobEnded{Number: 1})
	m, _ = Update(m, Close{})
	m, effects = Update(m, Open{Screen: LabScreen})
	equal(t, "opened again", len(tasks(effects)), 0)
	m, effects = Update(m, CountLetters{Guesses: true})
	equal(t, "all guesses", tasks(effects), []jobs.Task{&jobs.Letters{Guesses: true}})
	m, effects = Update(m, SetLab{Scope: session.Scope{List: lists.Default(), Mode: engine.Quantum}})
	equal(t, "quantum, of the same list", []any{m.Lab.Scope.Mode, m.Lab.Looking(), tasks(effects)}, []any{engine.Quantum, true, []jobs.Task(nil)})
	equal(t, "ended", effects, []effect.Effect{effect.CancelJob{Number: 2}})
	other := lists.List{Name: lists.Name{Lang: "en", Length: 6}, Answers: 1}
	of6 := m
	of6.Lists = append(slices.Clip(m.Lists), other)
	of6, effects = Update(of6, SetLab{Scope: session.Scope{List: other.Name, Mode: engine.Classic}})
	equal(t, "another list", effects, []effect.Effect{effect.CancelJob{Number: 3}, effect.LoadList{List: other}})
	equal(t, "its letters", []any{of6.Lab.Letters == nil, of6.Lab.Looking()}, []any{true, true})
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
	for _, word := range []string{"slate", "Audio", "slate"} {
		var effects []effect.Effect
		m, effects = Update(m, TryOpener{Word: word})
		task := tasks(effects)[0].(*jobs.Opener)
		m, _ = Update(m, JobPart{Number: m.Lab.inquiries[tryJob].number, Part: &jobs.OpenerPart{Guess: solver.Ranked{Guess: task.Word}}})
	}
	var tried []string
	for _, r := range m.Lab.Tried {
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
	equal(t, "task", tasks(effects), []jobs.Task{&jobs.Tournament{Tournament: coach.Tournament{
		Mode: engine.Classic, Strategies: []string{"eliminate", "best"}, Opener: slate, Sample: 100, Seed: 7, Quick: true,
	}}})
	equal(t, "running", m.Running(), true)
	number := m.Lab.inquiries[gamesJob].number
	result := solver.Result{Games: 25, Guesses: 80, Of: 100, Counts: []int{0, 0, 0, 25}}
	m, _ = Update(m, JobPart{Number: number, Part: &jobs.StandingPart{Result: result, Seconds: 2}})
	seconds, known := m.Lab.Games[0].Left()
	equal(t, "left", []any{seconds, known}, []any{6.0, true})
	_, known = m.Lab.Games[1].Left()
	equal(t, "left of the next", known, false)
	m, effects = Update(m, CancelTournament{})
	equal(t, "cancel", []any{effects, m.Running(), m.Lab.Games[0].Result.Games}, []any{[]effect.Effect{effect.CancelJob{Number: number}}, false, 25})
	late, _ := Update(m, JobPart{Number: number, Part: &jobs.StandingPart{Strategy: 1}})
	equal(t, "late", late.Lab.Games[1].Begun, false)
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
	again, _ := Update(none, Open{Screen: LabScreen})
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
	m.Lab.Letters = &jobs.LettersPart{ListLetters: coach.ListLetters{Pairs: 17}}
	equal(t, "few pairs", m.Samples(), []int{0, 1000, 100})
}

// TestExports: a file has what the terminal edition prints.
func TestExports(t *testing.T) {
	m := inLab(t, LabGames)
	crown, _ := engine.MakeWord("crown")
	secret, _ := engine.NewSecret(crown)
	m.Lab.Games = []Standing{
		{Strategy: "best", Begun: true, seconds: 1.5, Result: solver.Result{
			Games: 3, Guesses: 5, Of: 3, Counts: []int{0, 1, 2}, Longest: []engine.Secret{secret}, Estimate: true,
		}},
		{Strategy: "parts", Begun: true, Result: solver.Result{Of: 3}},
		{Strategy: "random"}, // has not begun
	}
	want := []coach.Report{
		coach.NewReport("best", m.Lab.Games[0].Result, 1.5), coach.NewReport("parts", m.Lab.Games[1].Result, 0),
	}
	_, effects := Update(m, ExportGames{Format: effect.CSV})
	equal(t, "CSV", effects, []effect.Effect{effect.OfferTable{Of: effect.GameFigures, Format: effect.CSV, Text: coach.ReportsCSV(want)}})
	_, effects = Update(m, ExportGames{Format: effect.JSON})
	wanted, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "JSON", effects, []effect.Effect{effect.OfferTable{Of: effect.GameFigures, Format: effect.JSON, Text: string(wanted) + "\n"}})
	_, effects = Update(m, ExportLetters{})
	equal(t, "letters that are not counted", len(effects), 0)
	m.Lab.Letters = &jobs.LettersPart{}
	_, effects = Update(m, ExportLetters{})
	equal(t, "letters", effects, []effect.Effect{effect.OfferTable{Of: effect.LetterFigures, Format: effect.CSV, Text: "letter,kind,count,words\n"}})
}
