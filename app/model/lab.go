package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/query"
	"ketword/app/screen"
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

	tried []engine.Word // as first guesses, the last first

	Strategies []string          // that are to play
	Sample     int               // games that are to be played; 0 for all
	played     *query.Tournament // that was begun last; nil before the first
	plays      bool              // and was not cancelled

	Watching string        // strategy that is to be watched
	watched  *query.PlayOn // game that was begun last; nil before the first
	seen     int           // rows of it

	Refusal LabRefusal // of what was typed
}

// LabFound is what the solver has found for the lab.
type LabFound struct {
	Letters    *query.LettersPart // nil until they are counted
	Openers    []*query.OpenersPart
	Tried      []solver.Ranked // the word that was tried last first
	Games      []Standing
	Running    bool // the tournament is under way
	Watched    Watched
	WatchEnded bool          // the whole game is known
	Looking    bool          // the open tab waits for an answer
	Failed     *query.Answer // of what the open tab should show; if nothing failed, one without a fault
}

// LabFound returns what the solver has found for the lab.
func (m *Model) LabFound() LabFound {
	l := &m.Lab
	answer := func(task query.Task) *query.Answer { return m.AnswerOf(l.Scope.List, task) }
	letters, openers := answer(l.letters()), answer(l.openers())
	f := LabFound{Letters: query.PartOf[*query.LettersPart](letters), Openers: query.PartsOf[*query.OpenersPart](openers)}
	tried, games, watched := []*query.Answer{openers}, &query.Answer{}, &query.Answer{}
	for _, w := range l.tried {
		a := answer(l.opener(w))
		if told := query.PartOf[*query.OpenerPart](a); told != nil {
			f.Tried = append(f.Tried, told.Guess)
		}
		tried = append(tried, a)
	}
	if l.played != nil {
		games = answer(l.played)
		f.Games, f.Running = standings(l.played, games), l.plays && games.Asks()
	}
	if l.watched != nil {
		watched = answer(l.watched)
		f.Watched, f.WatchEnded = watchedOf(watched, l.seen), watched.Ended
	}
	shown := tried
	switch l.Tab {
	case LabLetters:
		shown = []*query.Answer{letters}
	case LabGames:
		shown = []*query.Answer{games}
	case LabWatch:
		shown = []*query.Answer{watched}
	}
	f.Looking, f.Failed = slices.ContainsFunc(shown, (*query.Answer).Asks), query.FailedOf(shown...)
	return f
}

// labQueries returns what the lab wants to know: what the open tab shows, and a tournament and a game
// to be watched even while the dialog is closed.
func (m *Model) labQueries() (wanted []query.Query) {
	l := &m.Lab
	want := func(task query.Task) { wanted = append(wanted, m.Query(l.Scope.List, task)) }
	if m.Screen == screen.Lab && l.Tab == LabLetters {
		want(l.letters())
	}
	if m.Screen == screen.Lab && l.Tab == LabOpeners {
		want(l.openers())
		for _, w := range l.tried {
			want(l.opener(w))
		}
	}
	if l.plays {
		want(l.played)
	}
	if l.watched != nil {
		want(l.watched)
	}
	return wanted
}

func (l *lab) letters() query.Task { return &query.Letters{Guesses: l.Guesses} }
func (l *lab) openers() query.Task { return &query.Openers{Mode: l.Scope.Mode, Width: openersShown} }
func (l *lab) opener(w engine.Word) query.Task {
	return &query.Opener{Mode: l.Scope.Mode, Word: w}
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

// openLab opens the lab: where it was left, or at the list of the game in play.
func (m *Model) openLab() {
	if m.Lab.Strategies == nil {
		m.Lab = lab{Tab: LabLetters, Scope: m.NextScope(), Strategies: []string{"eliminate", "entropy"}, Watching: "eliminate"}
	}
	m.Lab.Scope = m.StillThere(m.Lab.Scope)
	m.Lab.Sample = m.sampleOf(m.Lab.Sample)
}

// SetLab makes the lab one about something else.
type SetLab struct{ Scope session.Scope }

// update ends what was under way.
func (msg SetLab) update(m *Model) {
	s, old := m.StillThere(msg.Scope), m.Lab
	if s == old.Scope {
		return
	}
	m.Lab = lab{Tab: old.Tab, Scope: s, Guesses: old.Guesses, Strategies: old.Strategies, Watching: old.Watching}
	m.Lab.Sample = m.sampleOf(0)
}

// openersShown is how many first guesses are shown by each cost, and triedShown how many
// that were tried.
const (
	openersShown = 10
	triedShown   = 5
)

// ShowLab opens a tab of the lab.
type ShowLab struct{ Tab LabTab }

func (msg ShowLab) update(m *Model) {
	if !slices.Contains(LabTabs(), msg.Tab) {
		return
	}
	m.Lab.Tab, m.Lab.Refusal = msg.Tab, LabRefusal{}
}

// CountLetters counts the letters of a list's answers, or of all words that may be
// guessed.
type CountLetters struct{ Guesses bool }

func (msg CountLetters) update(m *Model) { m.Lab.Guesses = msg.Guesses }

// TryOpener asks what a word is expected to do as the first guess.
type TryOpener struct{ Word string }

func (msg TryOpener) update(m *Model) {
	w, refusal := m.labWord(msg.Word)
	if m.Lab.Refusal = refusal; refusal != (LabRefusal{}) {
		return
	}
	others := slices.DeleteFunc(slices.Clone(m.Lab.tried), func(t engine.Word) bool { return t == w })
	m.Lab.tried = append([]engine.Word{w}, others[:min(len(others), triedShown-1)]...)
	m.Answers = m.Answers.Again()
}

// labWord reads a word that was typed, which must be one that may be guessed. Whether it
// is can't be told before the list is loaded; the coach then does.
func (m *Model) labWord(typed string) (engine.Word, LabRefusal) {
	refusal := LabRefusal{Typed: typed, Length: m.Lab.Scope.List.Length}
	w, err := m.FindWord(m.Lab.Scope.List, typed)
	letters, err := session.LengthOf(w, err)
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
	if letters := m.LabFound().Letters; letters != nil {
		m.do(effect.OfferTable{Of: effect.LetterFigures, Format: effect.CSV, Text: letters.Letters.CSV()})
	}
}
