// Package model is the whole state of the program and its pure update: a
// message and a model give the next model and effects, which are data. It
// knows neither browser nor clock nor randomness; what it needs of them comes
// in messages.
package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/lab"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Model is the state of the program. It is a value: Update changes a copy, and never
// writes into the maps and slices that the copy shares with the old one. What is
// derived from it only reads it.
type Model struct {
	session.Session
	Play play.Model
	screens
	notices
	opening

	Screen screen.Name // dialog that is open
	nav    historyState
	rivals map[engine.Identity]links.Rival // that came with links

	persistenceAsked bool // of the browser, now or before

	effects []effect.Effect // that the update asks for; nil between two
}

// notices are what is told.
type notices struct {
	Notices   []notice.Notice // in the message line, in this order
	news      []notice.Notice // waits to be told
	momentDue bool            // momentPassed is to come
}

// opening is a puzzle that is being opened, or could not be.
type opening struct {
	then      target  // once the list is there that is waited for
	missing   target  // whose list is not here, or can't be read
	retry     *target // whose list could not be loaded; nil if none is to be tried again
	changes   int     // how often the player's lists were changed, to know an outdated answer of storage
	left      leftPuzzle
	Elsewhere bool // the puzzle that was opened is another one than was asked for, so that what was typed before is not meant for it
}

// New returns the model as it is before [Start]: an empty classic game. It is
// given the built-in lists and the words of the default one.
func New(builtIn []lists.List, words *lexicon.Lexicon) Model {
	s := session.New(builtIn, words)
	return Model{
		Session: s,
		screens: screens{Lab: lab.New(), Solver: solver.New(&s)},
		rivals:  map[engine.Identity]links.Rival{},
	}
}

// Msg is something that happened: a message of this package, or of a screen.
type Msg any

// message is a message of this package. Each kind has its update in the file of the feature that
// it belongs to.
type message interface {
	// update changes the model, and asks for what is to be done by do.
	update(*Model)
}

// receive gives a message to the package that it belongs to.
func (m *Model) receive(msg Msg) {
	var wants screen.Intents
	switch msg := msg.(type) {
	case message:
		msg.update(m)
	case screen.Msg[play.Model]:
		play.Update(&m.Session, &m.Play, msg, &wants)
	default:
		takes := func(s screen.State) bool { return s.Take(msg, &m.Session, &wants) }
		if !slices.ContainsFunc(m.states(), takes) {
			panic("a message that no screen takes")
		}
	}
	m.carry(wants)
}

// Update returns the model after a message, and what is to be done.
func Update(m Model, msg Msg) (Model, []effect.Effect) {
	next := m
	next.receive(msg)
	next.reconcile(msg, &m)
	effects := next.effects
	next.effects = nil
	return next, effects
}

// reconcile asks for what follows from the model, and from how it was before a message: each step
// brings one thing outside in line.
func (m *Model) reconcile(msg Msg, before *Model) {
	if m.Opened() && !before.Opened() && m.Screen == screen.Solver { // it was shown before there was a game
		m.receive(solver.Opened{})
	}
	if !m.Assisted && m.Hint.Assists(&m.Session) {
		m.MarkAssisted()
	}
	m.carry(m.Play.Reconcile(&m.Session, msg, &before.Session, &before.Play))
	m.syncHistory()
	m.syncQueries()
	m.scheduleNews()
}

// do asks for effects, behind those that were asked for before.
func (m *Model) do(effects ...effect.Effect) { m.effects = append(m.effects, effects...) }

// Start begins the program.
type Start struct {
	Stored map[string]string // what storage holds under [records.KeyPrefix]
	Query  string            // of the page's address, without "?"
	Screen screen.Name       // that the page's address names; or screen.None
	Entry  effect.Entry      // in which the page is opened
	Day    engine.Day        // today
	Denied bool              // storage can't be used
	Lang   string            // language tag of the page, as in "de"
	Speaks []string          // language tags that the browser prefers, the first most, each without its region
}

// update reads what is stored and opens the game that the address names, or
// the last unfinished one, or today's.
func (msg Start) update(m *Model) {
	m.speak(msg.Lang)
	m.Day, m.Denied, m.Preferred, m.nav = msg.Day, msg.Denied, msg.Speaks, arriveAt(msg.Entry, msg.Query)
	m.readStored(msg.Stored)
	if msg.Screen != screen.None && msg.Entry == (effect.Entry{}) { // it leads back to the game
		m.do(effect.SetEntry{Query: msg.Query})
	}
	m.Screen = msg.Screen
	l := m.ParseLink(msg.Query)
	d := targetOfLink(&l)
	d.keepDialog, d.elsewhere = msg.Screen != screen.None, len(l.Problems) > 0
	d.notices, m.Notices = m.Notices, nil
	if len(l.Problems) > 0 { // told once is enough
		d.notices, d.keepURL = appendNotices(d.notices, notice.BadLink{Problems: l.Problems}), false
	}
	if msg.Denied {
		d.notices, m.Unsaved = appendNotices(d.notices, notice.CantSave), true
	}
	m.goTo(d)
	m.do(effect.ReadOwnLists{Since: m.changes})
	if m.Screen != screen.None {
		Open{Screen: m.Screen}.update(m)
	}
	if !m.Denied {
		m.do(effect.ReadJournal{})
	}
}
