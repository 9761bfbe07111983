package stats

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/screentest"
	"ketword/app/screen"
	"ketword/app/session"
)

// TestReading: while a file is being read, no other is, until it was read as a history or a line of counts,
// or refused.
func TestReading(t *testing.T) {
	var s session.Session
	m, wants := screentest.Update(s, Model{}, screen.Msg[Model](ImportHistory{}))
	equal(t, "the file", wants, screen.Intents{screen.Untell{}, screen.Perform{Effect: effect.ReadHistoryFile{}}})
	_, wants = screentest.Update(s, m, screen.Msg[Model](ImportHistory{}))
	equal(t, "another", wants, nil)
	for _, msg := range []screen.Msg[Model]{HistoryRead{}, ScoresRead{}, HistoryRefused{}} {
		done, _ := screentest.Update(s, m, msg)
		equal(t, "reads", []bool{m.reading, done.reading}, []bool{true, false})
	}
}
