package model

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Parameters of a link, as they stand in the page's address.
const (
	paramMode   = "mode"
	paramLang   = "lang"
	paramLength = "length"
	paramSeed   = "seed"
	paramTries  = "tries"
	paramLevel  = "level"
	paramWords  = "words"
)

// LinkProblem is a parameter of a link that can't be used and is ignored.
type LinkProblem struct {
	Param string
	Value string
}

// link is what an address asks for. What it leaves out, or gets wrong, is as
// usual.
type link struct {
	rules    engine.Rules
	seed     engine.Seed
	list     lexicon.Fingerprint
	given    map[string]bool // parameters present and good
	problems []LinkProblem
}

// parseLink reads the query of an address, without its "?".
func (m Model) parseLink(query string) link {
	values := queryValues(query)
	l := link{rules: DefaultRules(), given: map[string]bool{}}
	if !values.Has(paramSeed) { // a seed names the same puzzle to everyone
		l.rules.Words = m.Recent.words()
	}
	read(&l, values, paramMode, &l.rules.Words, engine.ParseMode)
	read(&l, values, paramTries, &l.rules.Tries, engine.ParseTries)
	read(&l, values, paramLevel, &l.rules.Difficulty, engine.ParseDifficulty)
	read(&l, values, paramSeed, &l.seed, func(s string) (engine.Seed, error) {
		return engine.ParseSeed(s, engine.MaxLinkSeed)
	})
	read(&l, values, paramWords, &l.list, lexicon.ParseFingerprint)
	var lang string
	read(&l, values, paramLang, &lang, only(m.Lexicon.Lang()))
	read(&l, values, paramLength, &l.rules.Length, func(s string) (int, error) {
		_, err := only(strconv.Itoa(m.Lexicon.Length()))(s)
		return m.Lexicon.Length(), err
	})
	return l
}

// queryValues splits a query. What is not escaped as it should be stands for
// itself, so that it is told.
func queryValues(query string) url.Values {
	values := url.Values{}
	for part := range strings.SplitSeq(query, "&") {
		name, value, _ := strings.Cut(part, "=")
		values.Add(unescape(name), unescape(value))
	}
	return values
}

// unescape decodes a part of a query, or returns it as it stands.
func unescape(s string) string {
	if decoded, err := url.QueryUnescape(s); err == nil {
		return decoded
	}
	return s
}

// only returns a parser that takes one value.
func only(want string) func(string) (string, error) {
	return func(s string) (string, error) {
		if s != want {
			return want, fmt.Errorf("%q: not %s", s, want)
		}
		return want, nil
	}
}

// read parses a parameter, if it is there, and notes a problem.
func read[T any](l *link, values url.Values, param string, into *T, parse func(string) (T, error)) {
	if !values.Has(param) {
		return
	}
	value := values.Get(param)
	got, err := parse(value)
	if err != nil {
		l.problems = append(l.problems, LinkProblem{Param: param, Value: value})
		return
	}
	*into, l.given[param] = got, true
}

// exact reports whether the link names one puzzle, rather than only a mode.
func (l link) exact() bool {
	return slices.ContainsFunc([]string{paramSeed, paramTries, paramLevel},
		func(param string) bool { return l.given[param] })
}

// Link returns the query that names the puzzle in play, with all that is
// needed to play the same.
func (m Model) Link() string {
	p := m.Game.Puzzle
	q := m.rulesQuery()
	q.Set(paramLang, p.Lang)
	q.Set(paramLength, strconv.Itoa(p.Rules.Length))
	q.Set(paramSeed, fmt.Sprint(uint64(p.Seed)))
	q.Set(paramWords, m.List.String())
	return q.Encode()
}

// address returns the query of the page while the puzzle is played, so that
// loading it again comes back. The daily puzzle of the usual rules needs none.
func (m Model) address() string {
	switch p := m.Game.Puzzle; {
	case p.Daily == 0:
		return m.Link()
	case p.Rules.Tries == engine.DefaultTries && p.Rules.Difficulty == engine.Normal:
		return ""
	}
	return m.rulesQuery().Encode()
}

// rulesQuery returns the parameters of the rules: always the mode, and what
// differs from the usual.
func (m Model) rulesQuery() url.Values {
	r := m.Game.Puzzle.Rules
	q := url.Values{paramMode: {r.Mode()}}
	if r.Tries != engine.DefaultTries {
		q.Set(paramTries, strconv.Itoa(r.Tries))
	}
	if r.Difficulty != engine.Normal {
		q.Set(paramLevel, r.Difficulty.String())
	}
	return q
}
