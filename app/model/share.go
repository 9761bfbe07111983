package model

import "ketword/engine"

// ShareResult shares how the finished game went.
type ShareResult struct{ Title string }

// update shares the result, once the game has ended.
func (msg ShareResult) update(m Model) (Model, []Effect) {
	if !m.opened() || m.Game.Status() == engine.Playing {
		return m, nil
	}
	return m, []Effect{ShareText{What: SharedResult, Text: m.Game.Share(msg.Title), Query: m.againQuery()}}
}

// againQuery returns the link that belongs to the result of the game in play; ""
// for today's puzzle, which everyone finds without one.
func (m Model) againQuery() string {
	if m.IsToday() {
		return ""
	}
	return m.Link()
}

// CopyResult copies how the finished game went, as the interface has written
// it in words.
type CopyResult struct{ Text string }

// update copies the text, once the game has ended.
func (msg CopyResult) update(m Model) (Model, []Effect) {
	if !m.opened() || m.Game.Status() == engine.Playing {
		return m, nil
	}
	return m, []Effect{ShareText{What: SharedWords, Text: msg.Text, Query: m.againQuery()}}
}

// ShareLink shares the address of the puzzle.
type ShareLink struct{}

// update shares the address, once a puzzle is open.
func (ShareLink) update(m Model) (Model, []Effect) {
	if !m.opened() {
		return m, nil
	}
	return m, []Effect{ShareText{What: SharedLink, Query: m.Link()}}
}

// Shareable is what can be shared.
type Shareable string

// What can be shared.
const (
	SharedResult Shareable = "result"
	SharedWords  Shareable = "words" // the result in words
	SharedLink   Shareable = "link"
)

// ShareText offers a text to the system's dialog, or else copies it. The
// result in words is copied in any case.
type ShareText struct {
	effect
	What  Shareable
	Text  string // "" if only the address is shared
	Query string // of the address that is shared with the text; "" for none
}

// Shared tells what became of a text that was to be shared.
type Shared struct {
	What    Shareable
	Outcome Outcome
}

// Outcome tells what became of a text that was to be shared.
type Outcome uint8

// The outcomes.
const (
	ShareDone    Outcome = iota // by the system's own dialog
	ShareCopied                 // to the clipboard
	ShareFailed                 // neither could be done
	ShareRefused                // the player closed the system's dialog
)

// update shows a text that could be neither shared nor copied, so that the
// player can copy it.
func (msg Shared) update(m Model) (Model, []Effect) {
	switch msg.Outcome {
	case ShareCopied:
		return m.confirm(Copied{What: msg.What})
	case ShareFailed:
		m.Screen = ShareScreen
	}
	return m, nil
}
