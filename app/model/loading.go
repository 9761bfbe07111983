package model

import (
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/copied"
)

// waitFor waits for a list. Before the first game, the empty board and the keyboard are already those of the list.
func (m *Model) waitFor(list lists.List, d target) {
	if m.then = d; m.Waiting.List != list {
		m.Waiting = session.Waiting{List: list}
	}
	if !d.keepDialog {
		m.Screen = screen.None
	}
	if !m.Opened() {
		m.InPlay = list
		d.rules.Length = list.Name.Length
		m.Game = engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: d.rules, Lang: list.Name.Lang}})
	}
	m.say(play.SayWaiting)
}

// Loading tells how much of a list has been loaded.
type Loading struct {
	List lists.Name
	Got  int // bytes
}

func (msg Loading) update(m *Model) {
	if m.Waiting.List.Name == msg.List {
		m.Waiting.Got = msg.Got
	}
}

// ListLoaded brings the words of a list.
type ListLoaded struct {
	List  lists.Name
	Words *lexicon.Lexicon
	Book  string // of openings for secrets of two words; or ""
}

// update takes in the list, which is kept as long as the page is open, and
// opens the puzzle that waits for it.
func (msg ListLoaded) update(m *Model) {
	m.Words = copied.With(m.Words, msg.List, msg.Words)
	if msg.Book != "" {
		m.Books = copied.With(m.Books, msg.List, msg.Book)
	}
	m.guessesCame(msg.List)
	switch msg.List {
	case m.Waiting.List.Name:
		m.goTo(m.then)
	case m.missing.list:
		m.dropNotices(is[notice.ListsUnread])
		m.openWanted()
	}
}

// ListFailed tells that a list could not be loaded.
type ListFailed struct{ List lists.Name }

func (msg ListFailed) update(m *Model) {
	m.guessesCame(msg.List)
	m.Answers = m.Answers.WithoutList(msg.List)
	if m.Waiting.List.Name != msg.List {
		return
	}
	if d := m.then; msg.List.Own() {
		m.instead(d, notice.ListGone{List: m.Waiting.List})
	} else {
		m.instead(d, notice.NotLoaded{List: m.Waiting.List})
		m.retry = &d
	}
}

// TryAgain loads what could not be loaded: the list of a puzzle that was asked for, as long as
// the player does not go on elsewhere, or words that may be guessed.
type TryAgain struct{}

// update leaves the dialog that is open as it is.
func (TryAgain) update(m *Model) {
	if m.retry == nil {
		m.dropNotices(is[notice.GuessesMissing])
		m.loadGuesses()
		return
	}
	d := *m.retry
	d.keepDialog, d.keepURL, d.notices = m.Screen != screen.None, false, nil
	m.retry, m.Notices = nil, nil
	m.goTo(d)
}

// Online tells that the network is back.
type Online struct{}

// update tries again by itself.
func (Online) update(m *Model) {
	TryAgain{}.update(m)
	m.loadGuesses()
	AskAgain{}.update(m)
	CacheAgain{}.update(m)
}
