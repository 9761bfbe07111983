// Package challenge is the screen that makes a challenge: a link to a puzzle whose secret the player
// chose. The secret consists of words that may be guessed, as many as the mode has. The link contains
// them as a code, and they give the puzzle its identity ([engine.Choose]).
package challenge

import (
	"slices"
	"strings"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
)

// Screen is the screen that makes a challenge.
var Screen = screen.Screen{
	Name: screen.Challenge, Title: func(t *text.Text) string { return t.Challenge.Title }, Focus: ".content input",
	Actions: actions,
}

// Model is the state of the screen: why the last typed words can't be a secret, and what waits for a list.
type Model struct {
	screen.Plain
	Sent  Send
	fault fault
	taken []string // words that the player took as they are, as typed
}

// Waits reports whether what was sent waits for a list, and returns that.
func (m *Model) Waits() (lists.Name, bool) { return m.fault.List.Name, m.fault.Why == loading }

func (m *Model) Opened(*session.Session, *screen.Intents) { m.fault = fault{} }

// Send shares a link to a puzzle of the current mode and language, with a secret that the player chose.
type Send struct {
	Words []string // as typed
	Clue  string
	AsIs  bool // accept the refused word, with letters of several scripts, or that the list lacks
}

// Change opens the dialog that shares the link. If the words can't be the secret, it shows why.
func (msg Send) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !s.Opened() || len(msg.Words) != int(s.Game.Puzzle.Rules.Mode) {
		return
	}
	if msg.AsIs {
		m.taken = append(slices.Clip(m.taken), m.fault.Typed)
	}
	list := listOf(s, msg.Words[0])
	if list.Name != s.InPlay.Name && s.Words[list.Name] == nil {
		m.Sent, m.fault = msg, fault{Why: loading, List: list}
		out.Add(screen.FetchWords{List: list.Name})
		return
	}
	secret, f := m.secretOf(s, list.Name, msg.Words)
	if m.fault = f; f.Why != "" {
		return
	}
	p := engine.Choose(s.UsualRules(), list.Name.Lang, secret)
	r := records.Result{Saved: records.Saved{Game: engine.NewGame(p)}, List: list}
	out.Add(screen.ShareChallenge{Result: r, Clue: lists.Clean(msg.Clue, links.MaxClue)})
}

// Retype says that the player types something else than what was sent: that is not sent once its list is here.
type Retype struct{}

func (Retype) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if m.fault.Why == loading {
		m.fault = fault{}
	}
}

// listOf returns the list of a challenge whose first word is typed so: the one in play, or that of the same language with words of
// that length.
func listOf(s *session.Session, typed string) lists.List {
	name := s.InPlay.Name
	w, err := s.FindWord(name, strings.TrimSpace(typed))
	name.Length, err = session.LengthOf(w, err)
	if list, _ := s.Find(name); err == nil && s.Offers(name, s.Game.Puzzle.Rules.Mode) {
		return list
	}
	return s.InPlay
}

// secretOf parses words as a secret, or returns what is wrong with them.
func (m *Model) secretOf(s *session.Session, list lists.Name, typed []string) (engine.Secret, fault) {
	var words []engine.Word
	for i, t := range typed {
		t = strings.TrimSpace(t)
		w, f := wordOf(s, list, t, slices.Contains(m.taken, t))
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
