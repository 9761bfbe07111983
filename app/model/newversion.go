package model

import (
	"ketword/app/effect"
	"ketword/app/notice"
)

// A new version of the site is fetched and put in force by web/sw.js and web/run.js; the player decides
// when the page goes on with it.

// UpdateWaits tells that a new version of the site is ready.
type UpdateWaits struct{}

// update offers the new version in the menu at once, and in the message line when no
// game is under way. Both is done once.
func (UpdateWaits) update(m *Model) {
	if m.UpdateWaits {
		return
	}
	m.UpdateWaits = true
	m.addNews(notice.UpdateReady)
}

// ApplyUpdate loads the new version.
type ApplyUpdate struct{}

func (ApplyUpdate) update(m *Model) { m.do(effect.LoadVersion{}) }
