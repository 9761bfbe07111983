package model

import (
	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/engine"
)

// A challenge is a link to a puzzle whose secret the sender chose, or to any with the sender's rows.

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

// ShowChallenge has the dialog for sharing show a challenge: the link with the player's rows.
type ShowChallenge struct{}

func (ShowChallenge) update(m *Model) {
	if m.Screen == screen.Share && m.sharing.Result.Exists() {
		m.sharing.What, m.sharing.Failed = effect.SharedChallenge, false
		m.untellOf(notice.OfDeed)
	}
}

// NameChallenger says how the player is called in challenges, while the page is open.
type NameChallenger struct{ Name string }

func (msg NameChallenger) update(m *Model) { m.PlayerName = lists.Clean(msg.Name, links.MaxName) }

// asRival returns the player as whoever opens a challenge sees them.
func (m *Model) asRival(s sharing) links.Rival {
	r := links.Rival{Name: m.PlayerName, Clue: s.Clue}
	if s.Result.Finished() {
		r.Game, r.Assisted = s.Result.Game, s.Result.Assisted
	}
	return r
}
