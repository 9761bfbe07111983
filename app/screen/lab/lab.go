// Package lab is the screen with experiments on a list: frequencies of letters, first guesses,
// tournaments of strategies, and games of strategies to watch.
package lab

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
	"ketword/internal/each"
)

// Screen is the lab.
var Screen = screen.Screen{
	Name: screen.Lab, Title: func(t *text.Text) string { return t.Lab.Title }, Focus: screen.FirstControl, Paged: true, Beside: true,
	Actions: actions,
}

// Model is the state of the screen. A tournament and a watched game continue while it is closed.
type Model struct {
	screen.Plain
	scope   session.Scope
	tab     Tab
	refusal problem // why the input was refused

	guesses bool          // count the letters of all words that may be guessed
	tried   []engine.Word // tried first guesses, latest first

	strategies []string          // chosen for the tournament; nil before the lab is opened
	sample     int               // number of games in the tournament; 0 for all
	played     *query.Tournament // the last tournament; nil if there was none
	plays      bool              // it was not cancelled

	watching string        // chosen strategy to watch
	watched  *query.PlayOn // the last watched game; nil if there was none
	seen     int           // number of its visible rows
}

// New returns the lab in the state in which it is prerendered.
func New() Model {
	return Model{tab: Letters, scope: session.Scope{List: lists.Default(), Mode: engine.Classic}}
}

// Opened keeps the state of the lab. The first time, it takes the list and rules of the game in play.
func (m *Model) Opened(s *session.Session, _ *screen.Intents) {
	if m.strategies == nil {
		*m = Model{tab: Letters, scope: s.NextScope(), strategies: []string{"eliminate", "entropy"}, watching: "eliminate"}
	}
	m.scope = s.StillThere(m.scope)
	m.sample = m.sampleOf(s, m.sample)
}

// Choose chooses another mode, list or level.
type Choose struct{ By session.Choice }

// Change drops the results for the old choice, and what was running.
func (msg Choose) Change(s *session.Session, m *Model, _ *screen.Intents) {
	scope := m.scope
	msg.By.Change(&scope)
	if scope = s.StillThere(scope); scope == m.scope {
		return
	}
	*m = Model{tab: m.tab, scope: scope, guesses: m.guesses, strategies: m.strategies, watching: m.watching}
	m.sample = m.sampleOf(s, 0)
}

// Tab is a part of the lab.
type Tab string

const (
	Letters Tab = "letters"
	Openers Tab = "openers"
	Games   Tab = "games"
	Watch   Tab = "watch"
)

// allTabs returns the tabs in order.
func allTabs() []Tab { return []Tab{Letters, Openers, Games, Watch} }

// ShowTab opens a tab.
type ShowTab struct{ Tab Tab }

func (msg ShowTab) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if slices.Contains(allTabs(), msg.Tab) {
		m.tab, m.refusal = msg.Tab, problem{}
	}
}

// Wanted returns the queries for the open tab if the screen is shown, and those for a tournament and
// a watched game in any case.
func (m *Model) Wanted(s *session.Session, shown bool) (wanted []query.Query) {
	want := func(task query.Task) { wanted = append(wanted, s.Query(m.scope.List, task)) }
	if shown && m.tab == Letters {
		want(m.letters())
	}
	if shown && m.tab == Openers {
		want(m.openers())
		for _, w := range m.tried {
			want(m.opener(w))
		}
	}
	if m.plays {
		want(m.played)
	}
	if m.watched != nil {
		want(m.watched)
	}
	return wanted
}

func (m *Model) letters() query.Task { return &query.Letters{Guesses: m.guesses} }
func (m *Model) openers() query.Task { return &query.Openers{Mode: m.scope.Mode, Width: openersShown} }
func (m *Model) opener(w engine.Word) query.Task {
	return &query.Opener{Mode: m.scope.Mode, Word: w}
}

// CountLetters chooses whether to count the letters of a list's answers, or of all words
// that may be guessed.
type CountLetters struct{ Guesses bool }

func (msg CountLetters) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.guesses = msg.Guesses
}

// ExportLetters offers the counts of letters as a file.
type ExportLetters struct{ File string }

// csvType is the media type of a table of figures.
const csvType = "text/csv"

func (msg ExportLetters) Change(s *session.Session, m *Model, out *screen.Intents) {
	if letters := m.found(s).Letters; letters != nil {
		out.Add(screen.Perform{Effect: effect.OfferFile{Text: letters.Letters.CSV(), Name: msg.File, Type: csvType}})
	}
}

// openersShown is how many first guesses are shown for each cost, and triedShown how many
// tried ones.
const (
	openersShown = 10
	triedShown   = 5
)

// TryOpener asks for the expected costs of a first guess.
type TryOpener struct{ Word string }

func (msg TryOpener) Change(s *session.Session, m *Model, out *screen.Intents) {
	w, refusal := m.word(s, tryField, msg.Word)
	if m.refusal = refusal; refusal != (problem{}) {
		return
	}
	others := each.But(m.tried, func(t engine.Word) bool { return t == w })
	m.tried = append([]engine.Word{w}, others[:min(len(others), triedShown-1)]...)
	out.Add(screen.AskAgain{})
}
