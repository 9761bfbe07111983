package model

import (
	"cmp"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/screen/friends"
	"ketword/app/session"
	"ketword/engine"
)

// The browser's history is a list of entries. An entry stands for a puzzle or, after the
// puzzle's entry, for a dialog open over it. So Back first closes a dialog, then goes from
// puzzle to puzzle. The browser stores each entry's [effect.Entry] with it.

// historyState is the current position in the browser's history.
type historyState struct {
	at       effect.Entry
	query    string // query of the address
	below    string // while a dialog is open, the query of the entry before
	guessed  bool   // below is only a guess, so the entry gets its address again
	given    bool   // the player gave the query, and it stays while the puzzle is in play
	replaces bool   // the next puzzle replaces the one of this entry
}

// arriveAt returns the state after the browser went to an entry. It assumes that the entry
// below a dialog has the same query, which is wrong if the address was changed there.
func arriveAt(e effect.Entry, query string) historyState {
	return historyState{at: e, query: query, below: query, guessed: e.Screen != "", replaces: true}
}

// syncHistory brings the browser's history in line with the puzzle in play and the open
// dialog.
func (m *Model) syncHistory() {
	puzzle := m.nav.at.Puzzle
	if m.Opened() && !m.Waiting.Active() {
		puzzle = m.Game.Puzzle.Identity
	}
	if m.closedOver(puzzle) {
		to := effect.Entry{Puzzle: m.nav.at.Below}
		m.nav.at, m.nav.query = to, m.nav.below
		m.do(effect.GoBack{To: to})
	}
	if m.nav.at.Screen == "" {
		adds := puzzle != m.nav.at.Puzzle && m.nav.at != effect.Entry{} && !m.nav.replaces
		m.step(effect.Entry{Puzzle: puzzle}, adds)
		m.nav.below = m.nav.query
	}
	if m.Screen != screen.None || m.nav.at.Screen != "" {
		m.step(m.entry(puzzle), m.nav.at.Screen == "")
	}
	m.nav.replaces = m.nav.replaces && m.Waiting.Active()
}

// closedOver reports whether the dialog of the current entry was closed over the puzzle of
// the entry before.
func (m *Model) closedOver(puzzle engine.Identity) bool {
	at := m.nav.at
	return at.Screen != "" && m.Screen == screen.None && (at.Below == puzzle || at.Below == engine.Identity{})
}

// entry returns the entry of a puzzle, or of the open dialog over it.
func (m *Model) entry(puzzle engine.Identity) effect.Entry {
	switch {
	case m.Screen == screen.None:
		return effect.Entry{Puzzle: puzzle}
	case m.nav.at.Screen == "":
		return effect.Entry{Puzzle: puzzle, Screen: string(m.Screen), Below: puzzle}
	}
	return effect.Entry{Puzzle: puzzle, Screen: string(m.Screen), Below: m.nav.at.Below}
}

// step sets or adds an entry, unless the browser has it as its current one.
func (m *Model) step(to effect.Entry, adds bool) {
	query := m.nav.query
	if m.Opened() && !m.Waiting.Active() && !m.nav.given {
		query = m.address()
	}
	anew := m.nav.guessed && to.Screen == ""
	if to == m.nav.at && query == m.nav.query && !anew {
		return
	}
	m.nav.at, m.nav.query, m.nav.guessed = to, query, m.nav.guessed && !anew
	m.do(effect.SetEntry{Entry: to, Query: query, Adds: adds})
}

// addressed gives the current entry a query that stays while the puzzle is in play.
func (m *Model) addressed(query string) {
	m.nav.given, m.nav.query = true, query
	m.do(effect.SetEntry{Entry: m.nav.at, Query: query})
}

// Popped says that the player went back or forward in the browser's history.
type Popped struct {
	Entry  effect.Entry
	Query  string      // query of the address
	Screen screen.Name // named by the address; or screen.None
}

// update shows the puzzle and the dialog of the entry.
func (msg Popped) update(m *Model) {
	same := msg.Entry == effect.Entry{} && msg.Query == m.nav.query // only the fragment behind # differs
	given := m.nav.given
	m.nav = arriveAt(msg.Entry, msg.Query)
	Close{}.update(m)
	switch id, l := msg.Entry.Puzzle, m.ParseLink(msg.Query); {
	case same:
		m.nav.given = given
	case msg.Entry == effect.Entry{}:
		m.goTo(targetOfLink(&l))
	case id != m.Game.Puzzle.Identity:
		m.goTo(m.targetOf(id, &l))
	default:
		m.nav.given, m.Waiting = m.leadsTo(id), session.Waiting{}
	}
	if name := cmp.Or(screen.Name(msg.Entry.Screen), msg.Screen); name != screen.None && !ScreenOf(name).Once {
		m.OpenScreen(name)
	}
	if msg.Entry == (effect.Entry{}) {
		m.takeCode(msg.Query)
	}
}

// takeCode takes in what a link brings besides a puzzle: a table, which the screen of friends shows if it is open,
// or the history of another device, which the statistics offer. That is long, so it does not stay in the address.
func (m *Model) takeCode(query string) {
	params := links.Parse(query)
	if code := params[links.ParamTable]; code != "" && m.Screen == screen.Friends {
		m.receive(friends.Came{Code: code})
	}
	if code := params[links.ParamPast]; code != "" {
		delete(params, links.ParamPast)
		delete(params, "") // of an address with nothing else
		m.nav.query = params.Query()
		m.do(effect.SetEntry{Entry: m.nav.at, Query: m.nav.query})
		m.OpenScreen(screen.Stats)
		m.do(effect.UnpackHistory{Code: code})
	}
}

// targetOf returns the target of a puzzle that was in play before. l is the link in its
// entry's address.
func (m *Model) targetOf(id engine.Identity, l *session.Link) target {
	d := target{rows: l.Rows, sent: l.Sent, list: lists.Of(id), rules: id.Rules, kind: toSeed, seed: id.Seed, asked: true, keepURL: m.leadsTo(id)}
	s, begun := m.Saved[id]
	if !begun {
		s, begun = m.History.Find(id)
	}
	switch {
	case begun:
		d.kind, d.puzzle = toPuzzle, s.Game.Puzzle
	case l.Given[links.ParamSecret]:
		d.kind, d.secret = toChosen, l.Secret
	case id.Daily > 0:
		d.kind, d.day = toDay, engine.DayWithNumber(id.Daily)
	}
	return d
}

// leadsTo reports whether the address of a puzzle's entry still leads to it. The address of
// an old daily puzzle may lead to today's.
func (m *Model) leadsTo(id engine.Identity) bool { return id.Daily == 0 || m.OfToday(id) }
