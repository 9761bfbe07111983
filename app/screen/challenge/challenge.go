// Package challenge is the form for a challenge: a link to a puzzle whose secret the sender chose, any
// words that may be guessed, one or two by the mode. The words stand in the link as a code, and give the
// puzzle its identity ([engine.Choose]).
package challenge

import (
	"strings"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
)

// Screen is the form for a challenge.
var Screen = screen.Screen{
	Name: screen.Challenge, Title: func(t *text.Text) string { return t.Challenge.Title() }, Focus: ".content input",
	Actions: actions, Opened: Opened{},
}

// Model is the state of the screen: why the words that were typed last can't be a secret.
type Model struct {
	screen.Plain
	fault fault
}

// Opened says that the screen was opened.
type Opened struct{}

func (Opened) Change(_ *session.Session, m *Model, _ *screen.Intents) { m.fault = fault{} }

// Send makes a link to a puzzle of the mode and list in play, with a secret of the player's choice, and
// shows what is to be shared.
type Send struct {
	Words []string // as they were typed
	Clue  string
	AsIs  bool // words with letters of several scripts are meant so
}

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Take handles a message of the screen.
func (m *Model) Take(msg any, s *session.Session, out *screen.Intents) bool {
	return screen.Take(m, msg, s, out)
}

// Change refuses words that can't be the secret, and says why.
func (msg Send) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !s.Opened() || len(msg.Words) != int(s.Game.Puzzle.Rules.Mode) {
		return
	}
	secret, f := secretOf(s, msg.Words, msg.AsIs)
	if m.fault = f; f.Why != "" {
		return
	}
	p := engine.Choose(s.UsualRules(), s.InPlay.Name.Lang, secret)
	r := records.Result{Saved: records.Saved{Game: engine.NewGame(p), List: s.Lexicon.Fingerprint()}, List: s.InPlay}
	out.Add(screen.ShareChallenge{Result: r, Clue: lists.Clean(msg.Clue, links.MaxClue)})
}

// secretOf reads words as a secret, or returns what is wrong with them.
func secretOf(s *session.Session, typed []string, asIs bool) (engine.Secret, fault) {
	var words []engine.Word
	for i, t := range typed {
		t = strings.TrimSpace(t)
		w, f := wordOf(s, t, asIs)
		if f.Why != "" {
			f.Word, f.Typed = i, t
			return engine.Secret{}, f
		}
		words = append(words, w)
	}
	secret, err := engine.NewSecret(words...)
	if err != nil {
		last := len(words) - 1
		return engine.Secret{}, fault{Why: shares, Word: last, Shared: session.SharedLetters(words[0], words[last])}
	}
	return secret, fault{}
}
