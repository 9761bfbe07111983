package model

import (
	"slices"
	"strconv"
	"strings"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// link is what an address asks for. What it leaves out, or gets wrong, is as
// usual.
type link struct {
	rules    engine.Rules
	list     lists.Name
	seed     engine.Seed
	daily    int             // number of a daily puzzle
	words    string          // beginning of the list's fingerprint; "" if any will do
	secret   engine.Secret   // that the sender chose
	rows     string          // code of the sender's rows
	given    map[string]bool // parameters present and good
	names    bool            // a puzzle, which is the same for everyone
	problems []links.Problem
}

// parseLink reads the query of an address, without its "?".
func (m *Model) parseLink(query string) link {
	values := links.Parse(query)
	l := link{rules: session.FirstRules(), given: map[string]bool{}}
	if l.names = namesPuzzle(values); !l.names {
		l.rules.Mode = m.Recent.LastMode()
	}
	read(&l, values, links.ParamMode, &l.rules.Mode, engine.ParseMode)
	read(&l, values, links.ParamTries, &l.rules.Tries, engine.ParseTries)
	read(&l, values, links.ParamLevel, &l.rules.Level, engine.ParseLevel)
	if !l.names && !l.namesRules() {
		l.rules = m.ChosenRules(l.rules.Mode)
	}
	read(&l, values, links.ParamSeed, &l.seed, engine.ParseSeed)
	read(&l, values, links.ParamDay, &l.daily, engine.ParseDaily)
	read(&l, values, links.ParamWords, &l.words, parseWords)
	m.readList(&l, values)
	m.readSecret(&l, values)
	l.rows = values[links.ParamRows]
	return l
}

// namesPuzzle reports whether a link names the same puzzle to everyone, whatever
// was played last.
func namesPuzzle(values links.Params) bool {
	return values.Has(links.ParamSeed) || values.Has(links.ParamDay) || values.Has(links.ParamSecret)
}

// readList reads which list a link means. What the link leaves out is as in the
// list played last in the mode; if it names a puzzle, as in the default list. A
// list that is not here can only be a player's.
func (m *Model) readList(l *link, values links.Params) {
	usual := lists.Default()
	if !l.names {
		usual = m.ListFor(l.rules.Mode)
	}
	if usual.Own() && values.Has(links.ParamLength) { // its only length is in its name
		usual = m.FirstList()
	}
	l.list = usual
	read(l, values, links.ParamLang, &l.list.Lang, func(s string) (string, error) { return s, m.checkList(s, 0) })
	if _, found := m.Find(l.list); !found && !values.Has(links.ParamLength) {
		l.list.Length = lists.Default().Length
	}
	read(l, values, links.ParamLength, &l.list.Length, func(s string) (int, error) {
		n, err := engine.ParseLength(s)
		if err != nil || strconv.Itoa(n) != s {
			return 0, format.Error("%q: not a length", s)
		}
		return n, m.checkList(l.list.Lang, n)
	})
}

// checkList returns an error if there can be no list of a language, or, unless
// it is 0, of a length.
func (m *Model) checkList(lang string, length int) error {
	if (lists.Name{Lang: lang}).Own() {
		return lists.CheckLang(lang)
	}
	if !slices.ContainsFunc(m.Lists, func(l lists.List) bool {
		return l.Name.Lang == lang && (length == 0 || l.Name.Length == length)
	}) {
		return format.Error("%s, %d letters: no such list", lang, length)
	}
	return nil
}

// read parses a parameter, if it is there, and notes a problem.
func read[T any](l *link, values links.Params, param string, into *T, parse func(string) (T, error)) {
	if !values.Has(param) {
		return
	}
	value := values[param]
	got, err := parse(value)
	if err != nil {
		l.problems = append(l.problems, links.Problem{Param: param, Value: value})
		return
	}
	*into, l.given[param] = got, true
}

// namesRules reports whether the link names tries or level. Then, or if it names a puzzle, what it
// leaves out of them is the usual, and else the player's choice.
func (l *link) namesRules() bool { return l.given[links.ParamTries] || l.given[links.ParamLevel] }

// destination returns what a link asks for: one puzzle, or else today's of the
// mode and list.
func (l *link) destination() destination {
	d := destination{
		way: toStart, list: l.list, rules: l.rules, exact: l.namesRules(), seed: l.seed, day: engine.DayWithNumber(l.daily), keepURL: true,
		asked: l.given[links.ParamLang], words: l.words, secret: l.secret, rows: l.rows,
	}
	switch {
	case l.given[links.ParamSecret]:
		d.way = toChosen
	case slices.ContainsFunc(l.problems, links.Problem.OfSecret):
		d.way, d.rows = toDaily, "" // which are of the secret, and can't fit
	case l.given[links.ParamDay]:
		d.way = toDay
	case l.given[links.ParamSeed]:
		d.way = toSeed
	case l.namesRules(), l.hasBadNumber():
		d.way = toDaily
	}
	return d
}

// daysAhead is how many days the calendar is ahead elsewhere at the most: in
// Kiribati a day begins 25 hours before it does in Samoa. A link to a daily
// puzzle of those days may come from a player there.
const daysAhead = 2

// tooFarAhead reports whether a link leads to the daily puzzle of a day that has begun
// nowhere yet, and the player has not begun it either.
func (m *Model) tooFarAhead(d destination) bool {
	_, begun := m.PlayedDaily(d.daily())
	return d.way == toDay && d.day > max(m.Day, 0)+daysAhead && !begun
}

// hasBadNumber reports whether the link names a puzzle, by a number that is not
// valid.
func (l *link) hasBadNumber() bool { return slices.ContainsFunc(l.problems, links.Problem.OfPuzzle) }

// link returns the query that names the puzzle in play, with all that is
// needed to play the same: for a daily puzzle its number, for a challenge its secret, else
// the seed.
func (m *Model) link() string { return m.LinkTo(m.Current()) }

// parseWords reads the digits of a fingerprint.
func parseWords(s string) (string, error) {
	zeros := strings.Repeat("0", max(0, 16-max(len(s), session.WordsDigits)))
	_, err := lexicon.ParseFingerprint(s + zeros)
	return s, err
}

// address returns the query of the page while the puzzle is played, so that
// loading it again comes back, and so does a rival. Today's puzzle is named without its
// number, unless there is a rival: tomorrow the address leads to the next.
func (m *Model) address() string {
	if m.Rival.Exists() {
		return m.LinkWith(m.Current(), m.Rival.Code())
	}
	if m.OfToday(m.Game.Puzzle.Identity) {
		return session.CommonParams(m.Game.Puzzle.Identity, m.UsualRules()).Query()
	}
	return m.link()
}
