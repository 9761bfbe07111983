package model

import (
	"slices"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// Parameters of a link, as they stand in the page's address.
const (
	paramMode   = "mode"
	paramLang   = "lang"
	paramLength = "length"
	paramSeed   = "seed"
	paramDay    = "day"
	paramTries  = "tries"
	paramLevel  = "level"
	paramWords  = "words"
	paramSecret = "secret"
	paramRows   = "rows"
)

// LinkProblem is a parameter of a link that can't be used and is ignored.
type LinkProblem struct {
	Param   string
	Value   string
	Clashes bool // it is not that of the secret in the link
}

// OfPuzzle reports whether it is what names the puzzle: seed, day or secret.
func (p LinkProblem) OfPuzzle() bool {
	return p.Param == paramSeed || p.Param == paramDay || p.OfSecret()
}

// OfSecret reports whether it is the secret of a challenge.
func (p LinkProblem) OfSecret() bool { return p.Param == paramSecret }

// OfRows reports whether it is the rows of a rival.
func (p LinkProblem) OfRows() bool { return p.Param == paramRows }

// link is what an address asks for. What it leaves out, or gets wrong, is as
// usual.
type link struct {
	rules    engine.Rules
	list     ListName
	seed     engine.Seed
	daily    int // number of a daily puzzle
	words    lexicon.Fingerprint
	secret   engine.Secret   // that the sender chose
	rows     string          // code of the sender's rows
	given    map[string]bool // parameters present and good
	problems []LinkProblem
}

// parseLink reads the query of an address, without its "?".
func (m Model) parseLink(query string) link {
	values := parseParams(query)
	l := link{rules: DefaultRules(), given: map[string]bool{}}
	if !namesPuzzle(values) {
		l.rules.Mode = m.Recent.mode()
	}
	read(&l, values, paramMode, &l.rules.Mode, engine.ParseMode)
	read(&l, values, paramTries, &l.rules.Tries, engine.ParseTries)
	read(&l, values, paramLevel, &l.rules.Difficulty, engine.ParseDifficulty)
	if !l.namesRules() {
		l.rules = m.chosenRules(l.rules.Mode)
	}
	read(&l, values, paramSeed, &l.seed, func(s string) (engine.Seed, error) {
		return engine.ParseSeed(s, engine.MaxLinkSeed)
	})
	read(&l, values, paramDay, &l.daily, engine.ParseDaily)
	read(&l, values, paramWords, &l.words, lexicon.ParseFingerprint)
	m.readList(&l, values)
	l.readSecret(values)
	l.rows = values[paramRows]
	return l
}

// namesPuzzle reports whether a link names the same puzzle to everyone, whatever
// was played last.
func namesPuzzle(values params) bool {
	return values.has(paramSeed) || values.has(paramDay) || values.has(paramSecret)
}

// readList reads which list a link means. What the link leaves out is as in the
// list played last in the mode; if it names a puzzle, as in the default list. A
// list that is not here can only be a player's.
func (m Model) readList(l *link, values params) {
	usual := defaultList()
	if !namesPuzzle(values) {
		usual = m.listFor(l.rules.Mode)
	}
	if usual.Own() && values.has(paramLength) { // its only length is in its name
		usual = m.firstList()
	}
	l.list = usual
	read(l, values, paramLang, &l.list.Lang, func(s string) (string, error) { return s, m.checkList(s, 0) })
	if _, found := m.Find(l.list); !found && !values.has(paramLength) {
		l.list.Length = defaultList().Length
	}
	read(l, values, paramLength, &l.list.Length, func(s string) (int, error) {
		n, err := engine.ParseLength(s)
		if err != nil || strconv.Itoa(n) != s {
			return 0, format.Error("%q: not a length", s)
		}
		return n, m.checkList(l.list.Lang, n)
	})
}

// checkList returns an error if there can be no list of a language, or, unless
// it is 0, of a length.
func (m Model) checkList(lang string, length int) error {
	if strings.HasPrefix(lang, ownPrefix) {
		if length != 0 && (length < MinListLength || length > MaxListLength) {
			return format.Error("%d letters: no list here has that length", length)
		}
		return CheckLang(lang)
	}
	if !slices.ContainsFunc(m.Lists, func(l List) bool {
		return l.Name.Lang == lang && (length == 0 || l.Name.Length == length)
	}) {
		return format.Error("%s, %d letters: no such list", lang, length)
	}
	return nil
}

// read parses a parameter, if it is there, and notes a problem.
func read[T any](l *link, values params, param string, into *T, parse func(string) (T, error)) {
	if !values.has(param) {
		return
	}
	value := values[param]
	got, err := parse(value)
	if err != nil {
		l.problems = append(l.problems, LinkProblem{Param: param, Value: value})
		return
	}
	*into, l.given[param] = got, true
}

// namesRules reports whether the link names tries or level. Then what it leaves out of
// them is the usual, and else the player's choice.
func (l link) namesRules() bool { return l.given[paramTries] || l.given[paramLevel] }

// destination returns what a link asks for: one puzzle, or else today's of the
// mode and list.
func (l link) destination() destination {
	d := destination{
		way: toStart, list: l.list, rules: l.rules, exact: l.namesRules(), seed: l.seed, day: engine.DayWithNumber(l.daily), keepURL: true,
		asked: l.given[paramLang], linked: l.given[paramWords], words: l.words, secret: l.secret, rows: l.rows,
	}
	switch {
	case l.given[paramSecret]:
		d.way = toChosen
	case slices.ContainsFunc(l.problems, LinkProblem.OfSecret):
		d.way = toDaily
	case l.given[paramDay]:
		d.way = toDay
	case l.given[paramSeed]:
		d.way = toSeed
	case l.namesRules(), l.hasBadNumber():
		d.way = toDaily
	}
	return d
}

// hasBadNumber reports whether the link names a puzzle, by a number that is not
// valid.
func (l link) hasBadNumber() bool {
	return slices.ContainsFunc(l.problems, LinkProblem.OfPuzzle)
}

// Link returns the query that names the puzzle in play, with all that is
// needed to play the same: for a daily puzzle its number, for a challenge its secret, else
// the seed.
func (m Model) Link() string { return m.linkTo(m.current()) }

// linkTo returns the query that names the puzzle of a game, as [Model.Link] does.
func (m Model) linkTo(s Saved) string { return m.linkWith(s, "") }

// linkWith returns the query that names the puzzle of a game, with the code of somebody's
// rows; "" for none.
func (m Model) linkWith(s Saved, rows string) string {
	p := s.Game.Puzzle
	q := m.commonParams(p.Identity)
	switch {
	case p.Daily > 0:
		q[paramDay] = strconv.Itoa(p.Daily)
	case p.Chosen():
		q[paramSecret] = sealSecret(p.Secret)
	default:
		q[paramSeed] = strconv.FormatUint(uint64(p.Seed), 10)
	}
	q[paramWords] = s.List.String()
	if rows != "" {
		q[paramRows] = rows
	}
	return q.query()
}

// address returns the query of the page while the puzzle is played, so that
// loading it again comes back, and so does a rival. Today's puzzle is named without its
// number, unless there is a rival: tomorrow the address leads to the next.
func (m Model) address() string {
	if m.rival.Exists() {
		return m.linkWith(m.current(), m.rival.code)
	}
	if m.ofToday(m.Game.Puzzle.Identity) {
		return m.commonParams(m.Game.Puzzle.Identity).query()
	}
	return m.Link()
}

// commonParams returns the parameters of the mode and the list, and of the rules that are
// not the usual ones, or not the player's choice.
func (m Model) commonParams(id engine.Identity) params {
	r, usual := id.Rules, m.chosenRules(id.Rules.Mode)
	usual.Length = r.Length
	q := params{
		paramMode:   r.Mode.String(),
		paramLang:   id.Lang,
		paramLength: strconv.Itoa(r.Length),
	}
	if r.Tries != engine.DefaultTries {
		q[paramTries] = strconv.Itoa(r.Tries)
	}
	if r.Difficulty != engine.Normal || r.Tries == engine.DefaultTries && r != usual {
		q[paramLevel] = r.Difficulty.String()
	}
	return q
}
