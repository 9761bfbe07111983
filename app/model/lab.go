package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/jobs"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/solver"
)

// lab is the laboratory: what is known of a list's letters and of first guesses, and
// tournaments of strategies.
type lab struct {
	Scope session.Scope
	Tab   LabTab

	Guesses bool // the letters of all words that may be guessed are counted
	Letters *jobs.LettersPart

	Openers []*jobs.OpenersPart
	Tried   []solver.Ranked // the word that was tried last first

	Strategies []string // that are to play
	Sample     int      // games that are to be played; 0 for all
	Games      []Standing

	Watching string // strategy that is to be watched
	Watched  Watched

	Refusal   LabRefusal // of what was typed
	inquiries [labJobs]Inquiry
}

// LabTab is a part of the lab.
type LabTab string

// The tabs.
const (
	LabLetters LabTab = "letters"
	LabOpeners LabTab = "openers"
	LabGames   LabTab = "games"
	LabWatch   LabTab = "watch"
)

// LabTabs returns the tabs in their order.
func LabTabs() []LabTab { return []LabTab{LabLetters, LabOpeners, LabGames, LabWatch} }

// labJob is what the lab asks the coach for.
type labJob int

const (
	letterJob labJob = iota
	openerJob
	tryJob
	gamesJob
	watchJob
	labJobs
)

// labTabOf is where a job's answer is shown.
var labTabOf = [labJobs]LabTab{LabLetters, LabOpeners, LabOpeners, LabGames, LabWatch}

// LabRefusal is why something that was typed, or chosen, can't be used.
type LabRefusal struct {
	Fault  labFault
	Typed  string // or letters that two words share
	Length int    // that a word must have
}

// labFault is what is wrong with it.
type labFault string

// The faults.
const (
	LabNotWord    labFault = "word"
	LabLength     labFault = "length"
	LabUnknown    labFault = "unknown"
	LabNotSeed    labFault = "seed"
	LabNoStrategy labFault = "strategies"
	LabCareless   labFault = "careless"
	LabShares     labFault = "shares"
	LabNotPuzzle  labFault = "puzzle"
	LabBoth       labFault = "both"
)

// ofTab returns the inquiries about what the open tab shows.
func (l *lab) ofTab() []Inquiry {
	var of []Inquiry
	for j, q := range l.inquiries {
		if labTabOf[j] == l.Tab {
			of = append(of, q)
		}
	}
	return of
}

// Looking reports whether the open tab waits for an answer.
func (l *lab) Looking() bool { return slices.ContainsFunc(l.ofTab(), Inquiry.Asks) }

// Failed returns what came to nothing of what the open tab should show; if nothing did,
// one without a fault.
func (l *lab) Failed() Inquiry { return failed(l.ofTab()...) }

// openLab opens the lab: where it was left, or at the list of the game in play.
func (m *Model) openLab() {
	if m.Lab.Strategies == nil {
		m.Lab = lab{Tab: LabLetters, Scope: m.NextScope(), Strategies: []string{"eliminate", "entropy"}, Watching: "eliminate"}
	}
	m.Lab.Scope = m.StillThere(m.Lab.Scope)
	m.Lab.Sample = m.sampleOf(m.Lab.Sample)
	m.lookUp()
}

// SetLab makes the lab one about something else.
type SetLab struct{ Scope session.Scope }

// update ends what was under way. The letters stay if the list does.
func (msg SetLab) update(m *Model) {
	s, old := m.StillThere(msg.Scope), m.Lab
	if s == old.Scope {
		return
	}
	m.Lab = lab{Tab: old.Tab, Scope: s, Guesses: old.Guesses, Strategies: old.Strategies, Watching: old.Watching}
	if s.List == old.Scope.List {
		m.Lab.Letters, m.Lab.inquiries[letterJob] = old.Letters, old.inquiries[letterJob]
	}
	m.Lab.Sample = m.sampleOf(0)
	m.lookUp()
}

// lookUp asks for what the open tab shows, unless it is there or on its way.
func (m *Model) lookUp() {
	switch tab := m.Lab.Tab; {
	case m.Lab.Looking():
		return
	case tab == LabLetters && m.Lab.Letters == nil:
		m.askLab(letterJob, &jobs.Letters{Guesses: m.Lab.Guesses})
	case tab == LabOpeners && len(m.Lab.Openers) == 0:
		m.askLab(openerJob, &jobs.Openers{Mode: m.Lab.Scope.Mode, Width: openersShown})
	}
}

// openersShown is how many first guesses are shown by each cost, and triedShown how many
// that were tried.
const (
	openersShown = 10
	triedShown   = 5
)

// askLab has a job of the lab done, in place of the one before.
func (m *Model) askLab(j labJob, task jobs.Task) { m.ask(labAsker{j}, task, m.Lab.Scope.List) }

// labAsker asks for something in the lab.
type labAsker struct{ job labJob }

func (a labAsker) inquiry(m *Model) *Inquiry { return &m.Lab.inquiries[a.job] }

// part takes a piece of an answer.
func (labAsker) part(m *Model, p jobs.Part) {
	switch p := p.(type) {
	case *jobs.LettersPart:
		m.Lab.Letters = p
	case *jobs.OpenersPart:
		m.Lab.Openers = append(slices.Clip(m.Lab.Openers), p)
	case *jobs.OpenerPart:
		others := slices.DeleteFunc(slices.Clone(m.Lab.Tried), func(r solver.Ranked) bool { return r.Guess == p.Guess.Guess })
		m.Lab.Tried = append([]solver.Ranked{p.Guess}, others[:min(len(others), triedShown-1)]...)
	case *jobs.StepPart:
		m.Lab.Watched = m.Lab.Watched.with(p)
	case *jobs.StandingPart:
		if p.Strategy < len(m.Lab.Games) {
			m.Lab.Games = slices.Clone(m.Lab.Games)
			m.Lab.Games[p.Strategy] = Standing{Strategy: m.Lab.Games[p.Strategy].Strategy, Result: p.Result, seconds: p.Seconds, Begun: true}
		}
	}
}

// ShowLab opens a tab of the lab.
type ShowLab struct{ Tab LabTab }

func (msg ShowLab) update(m *Model) {
	if !slices.Contains(LabTabs(), msg.Tab) {
		return
	}
	m.Lab.Tab, m.Lab.Refusal = msg.Tab, LabRefusal{}
	m.lookUp()
}

// CountLetters counts the letters of a list's answers, or of all words that may be
// guessed.
type CountLetters struct{ Guesses bool }

func (msg CountLetters) update(m *Model) {
	if m.Lab.Guesses == msg.Guesses && m.Lab.Letters != nil {
		return
	}
	m.Lab.Guesses, m.Lab.Letters = msg.Guesses, nil
	m.askLab(letterJob, &jobs.Letters{Guesses: msg.Guesses})
}

// TryOpener asks what a word is expected to do as the first guess.
type TryOpener struct{ Word string }

func (msg TryOpener) update(m *Model) {
	w, refusal := m.labWord(msg.Word)
	if m.Lab.Refusal = refusal; refusal != (LabRefusal{}) {
		return
	}
	m.askLab(tryJob, &jobs.Opener{Mode: m.Lab.Scope.Mode, Word: w})
}

// labWord reads a word that was typed, which must be one that may be guessed. Whether it
// is can't be told before the list is loaded; the coach then does.
func (m *Model) labWord(typed string) (engine.Word, LabRefusal) {
	refusal := LabRefusal{Typed: typed, Length: m.Lab.Scope.List.Length}
	w, err := m.FindWord(m.Lab.Scope.List, typed)
	letters, err := lengthOf(w, err)
	switch {
	case err != nil:
		refusal.Fault = LabNotWord
	case letters != refusal.Length:
		refusal.Fault = LabLength
	case !m.MayGuess(m.Lab.Scope.List, w):
		refusal.Fault = LabUnknown
	default:
		return w, LabRefusal{}
	}
	return engine.Word{}, refusal
}

// ExportLetters gives the player the counts of letters as a file.
type ExportLetters struct{}

func (ExportLetters) update(m *Model) {
	if m.Lab.Letters == nil {
		return
	}
	m.do(effect.OfferTable{Of: effect.LetterFigures, Format: effect.CSV, Text: m.Lab.Letters.Letters.CSV()})
}
