package model

import (
	"strings"

	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// A target says which puzzle to open. It is a value, so that it can wait for its list.

// targetKind says how a target selects a puzzle of its list.
type targetKind uint8

const (
	toLast   targetKind = iota // the unfinished game played last, or today's puzzle
	toStart                    // today's puzzle, as it was played last
	toDaily                    // today's puzzle
	toDay                      // the daily puzzle of a day
	toSeed                     // the puzzle that a seed names
	toPuzzle                   // a puzzle that was opened before
	toChosen                   // a puzzle whose secret came with a link
	toRandom                   // a random puzzle
)

// target is a puzzle to open once its list is loaded.
type target struct {
	list    lists.Name
	rules   engine.Rules // their length is ignored in favour of the list's
	exact   bool         // only a puzzle begun by these very rules is continued
	kind    targetKind
	seed    engine.Seed
	day     engine.Day
	puzzle  engine.Puzzle
	again   bool // play from the start, though the puzzle has a result
	entropy [2]uint64
	secret  engine.Secret // if kind is toChosen
	rows    string        // code of a rival's rows; or ""
	sent    string        // code of the list's words, which came with the link; or ""

	asked      bool            // the address named the list
	words      string          // start of the list's fingerprint in the address; "" for any
	notices    []notice.Notice // shown when the puzzle is opened
	keepDialog bool            // the dialog stays open
	keepURL    bool            // the page's address stays as it is

	elsewhere bool // it replaces a puzzle that was requested
	transient bool // it is not remembered as the puzzle played last
}

// goTo opens a puzzle, after loading its list if necessary. Until then the game in play
// continues.
func (m *Model) goTo(d target) {
	list, found := m.Find(d.list)
	d.list = list.Name
	switch {
	case d.list.Own() && m.OwnState == session.OwnAwaited:
		m.waitFor(list, d)
	case !found:
		m.missingList(d)
	case !list.HasSecrets(d.rules.Mode):
		m.instead(d, notice.NoPairs{List: list})
	case m.Words[d.list] != nil:
		m.arrive(d, list)
	default:
		m.waitFor(list, d)
		m.fetch(list)
	}
}

// instead opens another puzzle than the requested one, and tells the player why.
func (m *Model) instead(d target, why notice.Notice) {
	d.elsewhere = true
	m.fallBack(d, why)
}

// fallBack tells the player why a puzzle can't be opened. The game in play continues; if
// there is none yet, a puzzle of the page's language is opened, or else of the default list.
func (m *Model) fallBack(d target, why ...notice.Notice) {
	m.Waiting, m.retry = session.Waiting{}, nil
	if m.Opened() {
		if len(why) > 0 {
			m.showNotices(why...)
		}
		return
	}
	list := m.FirstList()
	if d.list == list {
		list = lists.Default()
	}
	m.goTo(target{
		list: list, rules: m.ChosenRules(d.rules.Mode), notices: appendNotices(d.notices, why...), keepURL: true,
		elsewhere: d.elsewhere, transient: d.transient,
	})
}

// arrive opens a puzzle whose list is loaded.
func (m *Model) arrive(d target, list lists.List) {
	screen := m.Screen
	if m.tooFarAhead(d) {
		d.kind, d.keepURL, d.rows, d.notices, d.elsewhere = toDaily, false, "", appendNotices(d.notices, notice.NotYet{Day: d.day}), true
	}
	m.Lexicon, m.InPlay, m.Waiting = m.Words[d.list], list, session.Waiting{}
	if m.Elsewhere = d.elsewhere; !d.elsewhere {
		m.retry = nil
	}
	m.openTarget(d)
	if !d.transient {
		m.rememberOpened()
	}
	if d.keepDialog {
		m.Screen = screen
	}
	m.Notices = appendNotices(d.notices, m.Notices...)
	d.keepURL = m.takeRival(d) && d.keepURL
	if !d.sameList(m.ListPrint) && d.kind != toChosen {
		m.Elsewhere = true
		m.Notices = appendNotices(m.Notices, notice.OtherList)
	}
	if len(m.Notices) > 0 {
		m.say(play.SayNotice)
	}
	m.nav.given = d.keepURL
	m.loadGuesses()
	for _, key := range m.Play.TakeAhead() { // pressed for the requested puzzle
		if !m.Elsewhere {
			m.receive(key)
		}
	}
}

// sameList reports whether a list has the version that the address named.
func (d *target) sameList(f lexicon.Fingerprint) bool {
	return strings.HasPrefix(f.String(), d.words)
}

func (d *target) daily() records.Daily {
	return records.Daily{Mode: d.rules.Mode, List: d.list, Number: d.day.Number()}
}

// openTarget opens the puzzle that a target means.
func (m *Model) openTarget(d target) {
	r := d.rules
	r.Length = d.list.Length
	switch d.kind {
	case toStart:
		m.startDay(r)
	case toDaily:
		m.openToday(r, d.exact)
	case toDay:
		m.openDay(r, d.day, d.exact)
	case toSeed:
		m.openSeed(r, d)
	case toPuzzle:
		m.open(d.puzzle)
		if d.again {
			m.take(records.Saved{Game: engine.NewGame(d.puzzle), List: m.ListPrint})
			m.say(play.SayGame)
		}
	case toChosen:
		m.openChosen(r, d)
	case toRandom:
		m.openRandom(r, d.entropy)
	default:
		m.resume(r)
	}
}
