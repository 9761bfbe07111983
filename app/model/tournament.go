package model

import (
	"slices"
	"strconv"

	"ketword/app/effect"
	"ketword/app/internal/smalljson"
	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// Standing is what came of the games of a strategy so far.
type Standing struct {
	Strategy string
	Result   solver.Result
	seconds  float64 // that they took
	Begun    bool
}

// Left returns how many seconds the games will take that are still to be played, if the
// others were like them; false before the first.
func (s *Standing) Left() (seconds float64, known bool) {
	if s.Result.Games == 0 {
		return 0, false
	}
	return s.seconds * float64(s.Result.Of-s.Result.Games) / float64(s.Result.Games), true
}

// standings returns what came of the strategies of a tournament so far.
func standings(t *query.Tournament, a *query.Answer) []Standing {
	games := each.Of(t.Strategies, func(name string) Standing { return Standing{Strategy: name} })
	for _, p := range query.PartsOf[*query.StandingPart](a) {
		games[p.Strategy] = Standing{Strategy: t.Strategies[p.Strategy], Result: p.Result, seconds: p.Seconds, Begun: true}
	}
	return games
}

// ToggleStrategy has a strategy play in tournaments, or not any more.
type ToggleStrategy struct{ Name string }

func (msg ToggleStrategy) update(m *Model) {
	chosen := []string{} // not nil: the player has chosen
	for _, name := range solver.Names() {
		if slices.Contains(m.Lab.Strategies, name) != (name == msg.Name) {
			chosen = append(chosen, name)
		}
	}
	m.Lab.Strategies, m.Lab.Refusal = chosen, LabRefusal{}
}

// Samples returns how many games can be asked for; 0 are those of all secrets, which are
// offered where they are not too many.
func (m *Model) Samples() []int {
	const most = 10_000
	s := m.Lab.Scope
	known, _ := m.Find(s.List)
	pairs := most + 1
	if letters := m.LabFound().Letters; letters != nil {
		pairs = letters.Pairs
	}
	if map[engine.Mode]int{engine.Classic: known.Answers, engine.Quantum: pairs}[s.Mode] <= most {
		return []int{0, 1000, 100}
	}
	return []int{1000, 100}
}

// sampleOf returns a number of games that can be asked for: the one that was, or all if
// they are not too many, or the fewest.
func (m *Model) sampleOf(asked int) int {
	offered := m.Samples()
	switch {
	case slices.Contains(offered, asked):
		return asked
	case offered[0] == 0:
		return 0
	}
	return offered[len(offered)-1]
}

// ChooseSample decides how many games are played.
type ChooseSample struct{ Games int }

func (msg ChooseSample) update(m *Model) { m.Lab.Sample = m.sampleOf(msg.Games) }

// PlayTournament has the chosen strategies play.
type PlayTournament struct {
	Opener string // first guess of them all; "" leaves it to each
	Seed   string // decides which games a sample has; "" is 1
}

// update begins the tournament, if what was typed can be used.
func (msg PlayTournament) update(m *Model) {
	t, refusal := m.tournament(msg)
	if m.Lab.Refusal = refusal; refusal != (LabRefusal{}) {
		return
	}
	m.Lab.played, m.Lab.plays = &query.Tournament{Tournament: t}, true
	m.Answers = m.Answers.Again()
}

func (m *Model) tournament(msg PlayTournament) (coach.Tournament, LabRefusal) {
	s := m.Lab.Scope
	t := coach.Tournament{
		Mode: s.Mode, Level: s.Level, Strategies: m.Lab.Strategies, Sample: m.sampleOf(m.Lab.Sample), Seed: 1, Quick: true,
	}
	if msg.Opener != "" {
		w, refusal := m.labWord(msg.Opener)
		if refusal != (LabRefusal{}) {
			return t, refusal
		}
		t.Opener = w
	}
	if msg.Seed != "" {
		var err error
		if t.Seed, err = strconv.ParseUint(msg.Seed, 10, 64); err != nil {
			return t, LabRefusal{Fault: LabNotSeed, Typed: msg.Seed}
		}
	}
	switch {
	case len(t.Strategies) == 0:
		return t, LabRefusal{Fault: LabNoStrategy}
	case t.Level != engine.Normal && slices.ContainsFunc(t.Strategies, coach.Careless):
		return t, LabRefusal{Fault: LabCareless}
	}
	return t, LabRefusal{}
}

// CancelTournament ends the tournament. What is known by then stays.
type CancelTournament struct{}

func (CancelTournament) update(m *Model) { m.Lab.plays = false }

// ExportGames gives the player the results of the tournament as a file.
type ExportGames struct{ Format effect.TableFormat }

func (msg ExportGames) update(m *Model) {
	var reports []coach.Report
	for _, s := range m.LabFound().Games {
		if s.Begun {
			reports = append(reports, coach.NewReport(s.Strategy, s.Result, s.seconds))
		}
	}
	offer := effect.OfferTable{Of: effect.GameFigures, Format: msg.Format, Text: coach.ReportsCSV(reports)}
	if msg.Format == effect.JSON {
		objects := each.Of(reports, reportFields)
		offer.Text = string(smalljson.Marshal(&objects)) + "\n"
	}
	m.do(offer)
}

// reportFields are the fields of a report, as encoding/json writes them for the terminal
// edition.
func reportFields(r coach.Report) smalljson.Object {
	counts := each.Of(r.Counts, func(n int) smalljson.Raw { return smalljson.Marshal(&n) })
	o := smalljson.Object{
		{Name: "strategy", Value: &r.Strategy}, {Name: "games", Value: &r.Games}, {Name: "guesses", Value: &r.Guesses},
		{Name: "mean", Value: &r.Mean}, {Name: "worst", Value: &r.Worst}, {Name: "counts", Value: &counts}, {Name: "seconds", Value: &r.Seconds},
	}
	if len(r.Longest) > 0 {
		o = append(o, smalljson.Field{Name: "longest", Value: &r.Longest})
	}
	return append(o, smalljson.Field{Name: "estimate", Value: &r.Estimate, OmitEmpty: true})
}
