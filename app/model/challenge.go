package model

import (
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/engine"
)

// A challenge is a link to a puzzle whose secret the sender chose, or to any puzzle with the sender's rows.

// openChosen opens the puzzle of a secret that came with a link. Its words need not be in the list. If
// they could not be typed, it opens today's puzzle instead.
func (m *Model) openChosen(r engine.Rules, d target) {
	p := engine.Choose(r, m.InPlay.Name.Lang, d.secret)
	for w := range d.secret.Words() {
		if w.Len() != m.InPlay.Name.Length || !m.Begun(p.Identity) && !m.Vocabulary().Has(w) && !m.Spells(w) {
			m.openToday(r, d.exact)
			m.Elsewhere = true
			m.showNotices(appendNotices(m.Notices, notice.ForeignSecret{List: m.InPlay})...)
			return
		}
	}
	m.open(p)
}

// NameChallenger sets the player's name in challenges, as long as the page is open.
type NameChallenger struct{ Name string }

func (msg NameChallenger) update(m *Model) { m.PlayerName = lists.Clean(msg.Name, links.MaxName) }
