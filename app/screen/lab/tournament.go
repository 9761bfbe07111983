package lab

import (
	"slices"
	"strconv"
	"strings"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// In a tournament, several strategies play the same games.

// secondsLeft estimates how many seconds a strategy's remaining games will take. It returns false before
// the first game.
func secondsLeft(p *query.StandingPart) (seconds float64, known bool) {
	if p.Result.Games == 0 {
		return 0, false
	}
	return p.Seconds * float64(p.Result.Of-p.Result.Games) / float64(p.Result.Games), true
}

// standings returns the results of a tournament so far, by strategy; nil for a strategy that has not begun.
func standings(t *query.Tournament, a *query.Answer) []*query.StandingPart {
	games := make([]*query.StandingPart, len(t.Strategies))
	for _, p := range query.PartsOf[*query.StandingPart](a) {
		games[p.Strategy] = p
	}
	return games
}

// ToggleStrategy adds a strategy to the tournament, or removes it.
type ToggleStrategy struct{ Name string }

func (msg ToggleStrategy) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	chosen := []string{} // not nil, which would mean the default
	for _, name := range solver.Names() {
		if slices.Contains(m.strategies, name) != (name == msg.Name) {
			chosen = append(chosen, name)
		}
	}
	m.strategies, m.refusal = chosen, problem{}
}

// samples returns the numbers of games to choose from. 0 means the games of all secrets,
// and is included if these are not too many.
func (m *Model) samples(s *session.Session) []int {
	const most = 10_000
	known, _ := s.Find(m.scope.List)
	pairs := most + 1
	if letters := m.found(s).Letters; letters != nil {
		pairs = letters.Pairs
	}
	if map[engine.Mode]int{engine.Classic: known.Answers, engine.Quantum: pairs}[m.scope.Mode] <= most {
		return []int{0, 1000, 100}
	}
	return []int{1000, 100}
}

// sampleOf returns a valid number of games: the one asked for, or all if they are not too
// many, or the smallest number.
func (m *Model) sampleOf(s *session.Session, asked int) int {
	offered := m.samples(s)
	switch {
	case slices.Contains(offered, asked):
		return asked
	case offered[0] == 0:
		return 0
	}
	return offered[len(offered)-1]
}

// ChooseSample chooses the number of games.
type ChooseSample struct{ Games int }

func (msg ChooseSample) Change(s *session.Session, m *Model, _ *screen.Intents) {
	m.sample = m.sampleOf(s, msg.Games)
}

// PlayTournament starts a tournament of the chosen strategies.
type PlayTournament struct {
	Opener string // first guess for all; "" lets each strategy choose
	Seed   string // selects the games of a sample; "" means 1
}

// Change starts the tournament, if the input is valid.
func (msg PlayTournament) Change(s *session.Session, m *Model, out *screen.Intents) {
	t, refusal := m.tournament(s, msg)
	if m.refusal = refusal; refusal != (problem{}) {
		return
	}
	m.played, m.plays = &query.Tournament{Tournament: t}, true
	out.Add(screen.AskAgain{})
}

func (m *Model) tournament(s *session.Session, msg PlayTournament) (coach.Tournament, problem) {
	t := coach.Tournament{
		Mode: m.scope.Mode, Level: m.scope.Level, Strategies: m.strategies, Sample: m.sampleOf(s, m.sample), Seed: 1, Quick: true,
	}
	if msg.Opener != "" {
		w, refusal := m.word(s, openerField, msg.Opener)
		if refusal != (problem{}) {
			return t, refusal
		}
		t.Opener = w
	}
	if msg.Seed != "" {
		var err error
		if t.Seed, err = strconv.ParseUint(msg.Seed, 10, 64); err != nil {
			return t, problem{Fault: notSeed, Field: seedField, Typed: msg.Seed}
		}
	}
	switch {
	case len(t.Strategies) == 0:
		return t, problem{Fault: noStrategy}
	case t.Level != engine.Normal && slices.ContainsFunc(t.Strategies, coach.Careless):
		return t, problem{Fault: careless}
	}
	return t, problem{}
}

// CancelTournament stops the tournament. Its results so far stay among the answers.
type CancelTournament struct{}

func (CancelTournament) Change(_ *session.Session, m *Model, _ *screen.Intents) { m.plays = false }

// ExportGames offers the results of the tournament as a file, as JSON if its name ends so.
type ExportGames struct{ File string }

const jsonEnding = ".json"

func (msg ExportGames) Change(s *session.Session, m *Model, out *screen.Intents) {
	var reports []coach.Report
	for i, p := range m.found(s).Games {
		if p != nil {
			reports = append(reports, coach.NewReport(m.played.Strategies[i], p.Result, p.Seconds))
		}
	}
	offer := effect.OfferFile{Text: coach.ReportsCSV(reports), Name: msg.File, Type: csvType}
	if strings.HasSuffix(msg.File, jsonEnding) {
		objects := each.Of(reports, reportFields)
		offer.Text, offer.Type = string(envelope.Marshal(&objects))+"\n", "application/json"
	}
	out.Add(screen.Perform{Effect: offer})
}

// reportFields returns the fields of a report for JSON, in the form in which the terminal
// edition writes them with encoding/json, but for zeros at the end of numbers.
func reportFields(r coach.Report) envelope.Object {
	counts := each.Of(r.Counts, func(n int) envelope.Raw { return envelope.Marshal(&n) })
	mean, seconds := envelope.Raw(r.MeanText()), envelope.Raw(r.SecondsText())
	o := envelope.Object{
		{Name: "strategy", Value: &r.Strategy}, {Name: "games", Value: &r.Games}, {Name: "guesses", Value: &r.Guesses},
		{Name: "mean", Value: &mean}, {Name: "worst", Value: &r.Worst}, {Name: "counts", Value: &counts}, {Name: "seconds", Value: &seconds},
	}
	if len(r.Longest) > 0 {
		o = append(o, envelope.Field{Name: "longest", Value: &r.Longest})
	}
	return append(o, envelope.Field{Name: "estimate", Value: &r.Estimate, OmitEmpty: true})
}
