// Package model holds the whole state of the program and its pure update function: a
// message and a model give the next model and effects, which are data. The package uses no
// browser, clock or randomness; messages provide what it needs from them.
package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/lab"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Model is the state of the program. It is a value: Update changes a copy, and never writes
// to maps and slices that the copy shares with the old model. Values derived from the model
// are computed, not stored.
type Model struct {
	session.Session
	Play play.Model
	screens
	notices
	opening

	Screen screen.Name // the open dialog
	nav    historyState
	rivals map[engine.Identity]links.Rival // rivals that came with links

	overnight engine.Identity // the daily puzzle whose ended game was in play when its day was over

	warns            bool // the player is to be warned if the browser may clear the games
	persistenceAsked bool // the browser was asked to keep what is stored, now or before

	effects []effect.Effect // effects of the update so far; nil between updates
}

// notices holds the notices that are shown or wait.
type notices struct {
	Notices   []notice.Notice // shown in the message line, in this order
	news      []notice.Notice // waiting for a quiet moment
	momentDue bool            // a momentPassed is scheduled
}

// opening holds puzzles that are being opened, or could not be, and what tells whether lists that come are outdated.
type opening struct {
	then      target  // opened once the awaited list is loaded
	missing   target  // its list is not here, or can't be read
	retry     *target // its list could not be loaded; nil if there is nothing to retry
	changes   int     // number of changes to the player's lists, to recognize outdated answers of storage
	left      leftPuzzle
	Elsewhere bool // the opened puzzle is not the requested one, so keys typed before are dropped
}

// New returns the model before [Start]: an empty classic game. builtIn are the built-in
// lists, words the words of the default list.
func New(builtIn []lists.List, words *lexicon.Lexicon) Model {
	s := session.New(builtIn, words)
	return Model{
		Session: s,
		screens: screens{Lab: lab.New(), Solver: solver.New(&s)},
		rivals:  map[engine.Identity]links.Rival{},
	}
}

// Msg is something that happened: a message of this package or of a screen. Where all that follows is one
// intent, it may be that itself.
type Msg any

// message is a message of this package. Its update is in the file of the feature that it belongs
// to.
type message interface {
	// update changes the model, and adds effects with do.
	update(*Model)
}

// receive passes a message to its package.
func (m *Model) receive(msg Msg) {
	var wants screen.Intents
	switch msg := msg.(type) {
	case message:
		msg.update(m)
	case screen.Intent:
		msg.Carry(m)
	case screen.Msg[play.Model]:
		if !m.answersOffer(msg) {
			play.Update(&m.Session, &m.Play, msg, &wants)
		}
	default:
		all := m.registered()
		i := slices.IndexFunc(all, func(r registered) bool { return r.take(msg, &m.Session, &wants) })
		if i < 0 {
			panic("a message that no screen takes")
		}
		all[i].Updated(&m.Session, &wants)
	}
	m.carry(wants)
}

// Update returns the model after a message, and the effects to carry out.
func Update(m Model, msg Msg) (Model, []effect.Effect) {
	next := m
	next.receive(msg)
	next.reconcile(msg, &m)
	effects := next.effects
	next.effects = nil
	return next, effects
}

// reconcile brings everything outside in line with the model, after a message has changed it from
// before.
func (m *Model) reconcile(msg Msg, before *Model) {
	if m.Opened() && !before.Opened() && m.Screen == screen.Solver { // the solver was opened before there was a game
		m.screenOpened()
	}
	if !m.Assisted && m.Hint.Assists(&m.Session) {
		m.MarkAssisted()
	}
	m.carry(m.Play.Reconcile(&m.Session, msg, &before.Session, &before.Play))
	m.syncHistory()
	m.syncQueries()
	m.scheduleNews()
}

// do appends effects to those of the update.
func (m *Model) do(effects ...effect.Effect) { m.effects = append(m.effects, effects...) }

// Start starts the program.
type Start struct {
	Stored map[string]string // stored values whose keys start with [records.KeyPrefix]
	Query  string            // of the page's address, without "?"
	Screen screen.Name       // named by the page's address; or screen.None
	Entry  effect.Entry      // history entry in which the page is opened
	Day    engine.Day        // today
	Zone   records.Zone      // where that is
	Denied bool              // storage can't be used
	Lang   string            // language tag of the page, as in "de"
	Speaks []string          // language tags that the browser prefers, best first, without regions
}

// update reads what is stored, and opens the puzzle that the address names, or the last
// unfinished one, or today's.
func (msg Start) update(m *Model) {
	m.speak(msg.Lang)
	m.Day, m.Zone, m.Denied, m.Preferred, m.nav = msg.Day, msg.Zone, msg.Denied, msg.Speaks, arriveAt(msg.Entry, msg.Query)
	m.readStored(msg.Stored)
	m.keepPage(!msg.Denied && len(msg.Stored) == 0)
	if msg.Screen != screen.None && msg.Entry == (effect.Entry{}) { // closing it leads back to the game
		m.do(effect.SetEntry{Query: msg.Query})
	}
	m.Screen = msg.Screen
	l := m.ParseLink(msg.Query)
	d := targetOfLink(&l)
	d.keepDialog, d.elsewhere = msg.Screen != screen.None, len(l.Problems) > 0
	d.notices, m.Notices = m.Notices, nil
	if len(l.Problems) > 0 { // one notice is enough
		d.notices, d.keepURL = appendNotices(d.notices, notice.BadLink{Problems: l.Problems}), false
	}
	if msg.Denied {
		d.notices, m.Unsaved = appendNotices(d.notices, notice.CantSave), true
	}
	m.goTo(d)
	m.do(effect.ReadOwnLists{Since: m.changes})
	if m.Screen != screen.None {
		m.OpenScreen(m.Screen)
	}
	m.takeCode(msg.Query)
	if !m.Denied {
		m.do(effect.ReadJournal{})
	}
}
