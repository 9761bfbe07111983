package model

import "ketword/app/notice"

// The service worker (web/sw.js) fetches a new version of the site, and web/run.js activates it. The
// player decides when the page switches to it.

// UpdateWaits says that a new version of the site is ready.
type UpdateWaits struct{}

// update offers the new version, once: in the menu immediately, and in the message line in
// a quiet moment.
func (UpdateWaits) update(m *Model) {
	if m.UpdateWaits {
		return
	}
	m.UpdateWaits = true
	m.addNews(notice.UpdateReady)
}
