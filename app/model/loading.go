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

// waitFor waits until a list is loaded, then opens d. Before the first game, it shows the list's empty
// board and keyboard meanwhile.
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

// Loading says how much of a list has been loaded.
type Loading struct {
	List lists.Name
	Got  int // bytes
}

func (msg Loading) update(m *Model) {
	if m.Waiting.List.Name == msg.List {
		m.Waiting.Got = msg.Got
	}
}

// ListLoaded gives the words of a list.
type ListLoaded struct {
	List  lists.Name
	Words *lexicon.Lexicon
	Book  string // of openings for secrets of two words; or ""
}

// update stores the words as long as the page is open, and opens the puzzle that waits for
// them.
func (msg ListLoaded) update(m *Model) {
	m.Words = copied.With(m.Words, msg.List, msg.Words)
	if msg.Book != "" {
		m.Books = copied.With(m.Books, msg.List, msg.Book)
	}
	m.fetched(msg.List)
	if list, waits := m.Challenge.Waits(); waits && list == msg.List {
		m.sendAgain()
	}
	switch msg.List {
	case m.Waiting.List.Name:
		m.goTo(m.then)
	case m.missing.list:
		m.dropNotices(is[notice.ListsUnread])
		m.openWanted()
	}
}

// ListFailed says that a list could not be loaded. If Unread is set, the browser has not returned the words
// of a player's list, but may do so later.
type ListFailed struct {
	List   lists.Name
	Unread bool
}

func (msg ListFailed) update(m *Model) {
	m.fetched(msg.List)
	m.Answers = m.Answers.WithoutList(msg.List)
	switch d := m.then; {
	case m.Waiting.List.Name != msg.List:
	case msg.Unread:
		m.unreadList(d)
	case msg.List.Own():
		m.instead(d, notice.ListGone{List: m.Waiting.List})
	case d.elsewhere && m.retry != nil: // nor is the list here that takes its place
		wanted := m.retry
		m.fallBack(d)
		m.retry = wanted
	default:
		m.instead(d, notice.NotLoaded{List: m.Waiting.List})
		m.retry = &d
	}
}

// TryAgain loads again what could not be loaded: the list of a requested puzzle, as long as
// the player does not play another one, or the words that may be guessed.
type TryAgain struct{}

// update keeps the open dialog open.
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

// Online says that the network is available again.
type Online struct{}

// update retries everything that failed without the network.
func (Online) update(m *Model) {
	TryAgain{}.update(m)
	m.loadGuesses()
	m.AskAgain()
	if _, waits := m.Challenge.Waits(); waits {
		m.sendAgain()
	}
	CacheAgain{}.update(m)
}

// sendAgain sends the challenge of the open form again, which waits for a list or could not get it.
func (m *Model) sendAgain() {
	if m.Screen == screen.Challenge {
		m.receive(m.Challenge.Sent)
	}
}

// missingList handles a target whose list is not here. If the address named the list, the
// puzzle is opened once the player imports it.
func (m *Model) missingList(d target) {
	list, _ := m.Find(d.list)
	deleted, here := m.wasDeleted(d.list)
	switch {
	case here:
		m.missing = d
		m.instead(d, notice.ListDeleted{List: deleted})
	case d.list.Own() && m.OwnState == session.OwnUnread:
		m.unreadList(d)
	case !d.asked:
		m.fallBack(d)
	default:
		m.missing = d
		m.instead(d, lacking(d, list))
	}
}

// unreadList handles a target whose list the browser has not returned. The puzzle is opened
// once the list can be read, or at the next start: the puzzle opened instead is not
// remembered.
func (m *Model) unreadList(d target) {
	m.missing = d
	d.transient = true
	m.instead(d, notice.ListsUnread{})
}

// openWanted opens the puzzle whose list could not be read before, unless the player has
// begun another game.
func (m *Model) openWanted() {
	if m.missing.list == (lists.Name{}) || !m.Playing() || m.Current().Begun() || m.Screen != screen.None {
		return
	}
	d := m.missing
	m.missing = target{}
	m.goTo(d)
}

// PlayList opens a puzzle of a list in the current mode. If closes is set, it closes the dialog, and a
// list without secrets for the mode is played in classic mode.
func (m *Model) PlayList(list lists.Name, closes bool) {
	mode := m.Game.Puzzle.Rules.Mode
	if closes {
		m.Screen = screen.None
	}
	if closes && !m.Offers(list, mode) {
		mode = engine.Classic // the player chose the list, not the mode
	}
	if list == m.InPlay.Name && mode == m.Game.Puzzle.Rules.Mode || !m.Offers(list, mode) {
		m.Waiting = session.Waiting{}
		return
	}
	d := m.lastOf(mode, list)
	d.keepDialog = !closes
	m.goTo(d)
}
