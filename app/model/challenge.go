package model

import (
	"errors"
	"strings"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// A challenge is a link to a puzzle whose secret the sender chose: any words that may be
// guessed, one or two by the mode. The words stand in the link as a code, and give the puzzle
// its identity ([engine.Choose]).

// openChosen opens the puzzle of a secret that came with a link; or today's, if the secret is
// none of the list that is here: its words could not be guessed.
func (m *Model) openChosen(r engine.Rules, d destination) {
	p := engine.Choose(r, m.InPlay.Name.Lang, d.secret)
	_, lacked := m.LackedGuesses()
	for w := range d.secret.Words() {
		if w.Len() != m.InPlay.Name.Length || !lacked && !m.Begun(p.Identity) && !m.Vocabulary().Has(w) {
			m.openToday(r, d.exact)
			m.Elsewhere = true
			m.tell(also(m.Notices, notice.ForeignSecret{List: m.InPlay})...)
			return
		}
	}
	m.open(p)
}

// challenge is the form for a challenge.
type challenge struct {
	Fault ChallengeFault
	Name  string // what the player was called in the last one
}

// ChallengeFault is why words can't be a secret. The zero fault is none.
type ChallengeFault struct {
	Why    challengeReason
	Word   int // which, from 0
	Typed  string
	Got    int        // letters
	Want   int        // letters
	Shared string     // letters of both words
	Meant  string     // word of the list that one with letters of another script looks like; or ""
	Known  bool       // the word with such letters is of the list, too
	List   lists.List // whose words are not here
}

// challengeReason is what is wrong with a word.
type challengeReason string

// The reasons.
const (
	challengeEmpty   challengeReason = "empty"
	ChallengeNotWord challengeReason = "word"
	ChallengeLength  challengeReason = "length"
	ChallengeUnknown challengeReason = "unknown"
	ChallengeComing  challengeReason = "coming" // the words that may be guessed are not loaded
	ChallengeShares  challengeReason = "shares"
	ChallengeLooks   challengeReason = "looks" // letters of another script look like those of the word
)

// SendChallenge makes a link to a puzzle of the mode and list in play, with a secret of the
// player's choice, and shows what is to be shared.
type SendChallenge struct {
	Words      []string // as they were typed
	Name, Clue string
	AsIs       bool // words with letters of several scripts are meant so
}

// update refuses words that can't be the secret, and says why.
func (msg SendChallenge) update(m *Model) {
	NameChallenger{Name: msg.Name}.update(m)
	if !m.Opened() || len(msg.Words) != int(m.Game.Puzzle.Rules.Mode) {
		return
	}
	var words []engine.Word
	for i, typed := range msg.Words {
		w, fault := m.chosenWord(strings.TrimSpace(typed), msg.AsIs)
		if fault.Why != "" {
			fault.Word, fault.Typed = i, strings.TrimSpace(typed)
			m.Challenge.Fault = fault
			return
		}
		words = append(words, w)
	}
	secret, err := engine.NewSecret(words...)
	if err != nil {
		m.Challenge.Fault = ChallengeFault{Why: ChallengeShares, Word: len(words) - 1, Shared: session.SharedLetters(words[0], words[len(words)-1])}
		return
	}
	p := engine.Choose(m.UsualRules(), m.InPlay.Name.Lang, secret)
	r := records.Result{Saved: records.Saved{Game: engine.NewGame(p), List: m.Lexicon.Fingerprint()}, List: m.InPlay}
	m.sharing = sharing{What: effect.SharedChallenge, Result: r, Clue: lists.Clean(msg.Clue, links.MaxClue)}
	Open{Screen: screen.Share}.update(m)
}

// chosenWord reads a word of a challenge, or returns what is wrong with it. One with letters of
// several scripts is taken if it is of the list and meant as it is.
func (m *Model) chosenWord(typed string, asIs bool) (engine.Word, ChallengeFault) {
	w, err := m.FindWord(m.InPlay.Name, typed)
	letters, err := session.LengthOf(w, err)
	want := m.InPlay.Name.Length
	list, lacked := m.LackedGuesses()
	switch {
	case errors.Is(err, engine.ErrEmpty):
		return w, ChallengeFault{Why: challengeEmpty}
	case err != nil:
		return w, ChallengeFault{Why: ChallengeNotWord}
	case letters != want:
		return w, ChallengeFault{Why: ChallengeLength, Got: letters, Want: want}
	}
	known, meant := m.Vocabulary().Has(w), m.respelt(w)
	switch {
	case known && (asIs || !lists.Mixed(w.String())):
		return w, ChallengeFault{}
	case known || meant != "":
		return w, ChallengeFault{Why: ChallengeLooks, Meant: meant, Known: known}
	case lacked:
		return w, ChallengeFault{Why: ChallengeComing, List: list}
	}
	return w, ChallengeFault{Why: ChallengeUnknown}
}

// respelt returns the word of the list that another looks like, since letters of different scripts
// do; "" if there is none.
func (m *Model) respelt(w engine.Word) string {
	for _, word := range lists.Respelt(w.String()) {
		if meant, err := engine.ParseWord(word); err == nil && m.Vocabulary().Has(meant) {
			return word
		}
	}
	return ""
}
