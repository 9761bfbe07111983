// Package lab is the laboratory: what is known of a list's letters and of first guesses, tournaments
// of strategies, and games of theirs to be watched.
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
	Name: screen.Lab, Title: func(t *text.Text) string { return t.Lab.Title() }, Focus: screen.FirstControl, Paged: true, Beside: true,
	Actions: actions, Opened: Opened{},
}

// Model is the state of the screen. A tournament and a game that is watched go on while it is closed.
type Model struct {
	scope   session.Scope
	tab     Tab
	refusal problem // of what was typed

	guesses bool          // the letters of all words that may be guessed are counted
	tried   []engine.Word // as first guesses, the last first

	strategies []string          // that are to play; nil before the lab is opened
	sample     int               // games that are to be played; 0 for all
	played     *query.Tournament // that was begun last; nil before the first
	plays      bool              // and was not cancelled

	watching string        // strategy that is to be watched
	watched  *query.PlayOn // game that was begun last; nil before the first
	seen     int           // rows of it
}

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Take handles a message of the screen.
func (m *Model) Take(msg any, s *session.Session, out *screen.Intents) bool {
	return screen.Take(m, msg, s, out)
}

// New returns the lab as it is drawn before it is opened.
func New() Model {
	return Model{tab: Letters, scope: session.Scope{List: lists.Default(), Mode: engine.Classic}}
}

// Opened says that the screen was opened.
type Opened struct{}

// Change opens the lab where it was left, or at the list of the game in play.
func (Opened) Change(s *session.Session, m *Model, _ *screen.Intents) {
	if m.strategies == nil {
		*m = Model{tab: Letters, scope: s.NextScope(), strategies: []string{"eliminate", "entropy"}, watching: "eliminate"}
	}
	m.scope = s.StillThere(m.scope)
	m.sample = m.sampleOf(s, m.sample)
}

// Choose makes the lab one about another mode, list or level.
type Choose struct{ By session.Choice }

// Change ends what was under way.
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

// The tabs.
const (
	Letters Tab = "letters"
	Openers Tab = "openers"
	Games   Tab = "games"
	Watch   Tab = "watch"
)

// Tabs returns the tabs in their order.
func Tabs() []Tab { return []Tab{Letters, Openers, Games, Watch} }

// ShowTab opens a tab.
type ShowTab struct{ Tab Tab }

func (msg ShowTab) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if slices.Contains(Tabs(), msg.Tab) {
		m.tab, m.refusal = msg.Tab, problem{}
	}
}

// Wanted returns what the lab wants to know: what the open tab shows while the screen is shown, and a
// tournament and a game to be watched in any case.
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

// CountLetters counts the letters of a list's answers, or of all words that may be
// guessed.
type CountLetters struct{ Guesses bool }

func (msg CountLetters) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.guesses = msg.Guesses
}

// ExportLetters gives the player the counts of letters as a file.
type ExportLetters struct{}

func (ExportLetters) Change(s *session.Session, m *Model, out *screen.Intents) {
	if letters := m.found(s).Letters; letters != nil {
		out.Add(screen.Perform{Effect: effect.OfferTable{Of: effect.LetterFigures, Format: effect.CSV, Text: letters.Letters.CSV()}})
	}
}

// openersShown is how many first guesses are shown by each cost, and triedShown how many
// that were tried.
const (
	openersShown = 10
	triedShown   = 5
)

// TryOpener asks what a word is expected to do as the first guess.
type TryOpener struct{ Word string }

func (msg TryOpener) Change(s *session.Session, m *Model, out *screen.Intents) {
	w, refusal := m.word(s, msg.Word)
	if m.refusal = refusal; refusal != (problem{}) {
		return
	}
	others := each.But(m.tried, func(t engine.Word) bool { return t == w })
	m.tried = append([]engine.Word{w}, others[:min(len(others), triedShown-1)]...)
	out.Add(screen.AskAgain{})
}
