package e2e

import (
	"cmp"
	"fmt"
	"net/url"
	"strings"
	"sync"
	"testing"
	"unicode"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// words returns the words of the list that is played if none is chosen.
func words() *lexicon.Lexicon { return builtIn("en", 5).words }

// mode is a mode of the game, with a seed whose puzzle has guesses of every
// kind. No daily puzzle has it: a link to one of those opens the day's.
type mode struct {
	name string
	seed engine.Seed
}

func (m mode) called() string { return m.name }

// noDay is greater than the seeds of all daily puzzles of the site's lists.
const noDay engine.Seed = 9_000

var (
	classic = mode{"classic", noDay + 5}
	quantum = mode{"quantum", noDay + 2}
	modes   = []mode{classic, quantum}
)

// query is the link to the mode's puzzle, with further parameters, each
// beginning with "&".
func (m mode) query(further ...string) string {
	return fmt.Sprintf("?mode=%s&seed=%d%s", m.name, m.seed, strings.Join(further, ""))
}

// game returns the mode's puzzle before the first guess, by the usual rules.
func (m mode) game(t testing.TB) engine.Game {
	t.Helper()
	return m.of(t, builtIn("en", 5))
}

// of returns the mode's puzzle of another list.
func (m mode) of(t testing.TB, l list) engine.Game {
	t.Helper()
	return m.by(t, l, engine.Rules{Tries: engine.DefaultTries})
}

// by returns the mode's puzzle of a list, by rules of any mode and length.
func (m mode) by(t testing.TB, l list, r engine.Rules) engine.Game {
	t.Helper()
	r.Mode = sample.Must(engine.ParseMode(m.name))(t)
	return engine.NewGame(sample.Must(l.words.Puzzle(r, m.seed))(t))
}

// secrets returns the words of a game's secret.
func secrets(g engine.Game) []string {
	var all []string
	for w := range g.Puzzle.Secret.Words() {
		all = append(all, w.String())
	}
	return all
}

// list is what the tests know of a word list: its words, and its keys on the
// screen, row by row.
type list struct {
	words *lexicon.Lexicon
	rows  []string
}

// name names the list as the page's controls do.
func (l list) name() lists.Name {
	return lists.Name{Lang: l.words.Lang(), Length: l.words.Length()}
}

// layouts are the keys of the languages.
var layouts = map[string][]string{
	"en": {"qwertyuiop", "asdfghjkl", "zxcvbnm"},
	"de": {"qwertzuiopü", "asdfghjklöä", "yxcvbnmß"},
	"fr": {"azertyuiop", "qsdfghjklm", "wxcvbn"},
	"es": {"qwertyuiop", "asdfghjklñ", "zxcvbnm"},
	"pt": {"qwertyuiop", "asdfghjkl", "zxcvbnm"},
	"nl": {"qwertyuiop", "asdfghjkl", "zxcvbnm"},
	"pl": {"ąćęłńóśźż", "qwertyuiop", "asdfghjkl", "zxcvbnm"},
	"uk": {"йцукенгшщзхї", "фівапролджєґ", "ячсмитьбю"},
}

// playedLists are the lists that games of the tests were played with.
var playedLists = struct {
	sync.Mutex
	known map[lists.Name]list
}{known: map[lists.Name]list{}}

// listOf returns the list of a game. It panics if it is a player's list that
// no test has made known.
func listOf(g engine.Game) list {
	return builtIn(g.Puzzle.Lang, g.Puzzle.Rules.Length)
}

// builtIn returns a list of the site.
func builtIn(lang string, length int) list {
	playedLists.Lock()
	defer playedLists.Unlock()
	name := lists.Name{Lang: lang, Length: length}
	if known, ok := playedLists.known[name]; ok {
		return known
	}
	text, found := wordlists.Find(lang, length)
	if !found {
		panic(fmt.Sprintf("%s: no such list", name))
	}
	words, err := lexicon.Load(engine.Forever, lexicon.Source{Lang: lang, Length: length, Answers: text.Answers, Guesses: text.Guesses, Written: text.Written})
	if err != nil {
		panic(fmt.Sprintf("%s: %v", name, err))
	}
	playedLists.known[name] = list{words, layouts[lang]}
	return playedLists.known[name]
}

// know makes a player's list known to the tests.
func know(l list) list {
	playedLists.Lock()
	defer playedLists.Unlock()
	playedLists.known[l.name()] = l
	return l
}

// capitals returns letters as the page writes them: as many as there were, so
// that ß becomes ẞ.
func capitals(letters string) string {
	return strings.Map(func(l rune) rune {
		if l == 'ß' {
			return 'ẞ'
		}
		return unicode.ToUpper(l)
	}, letters)
}

// inPlay returns the puzzle in play, from the page's address and the line above
// the board. The address follows when the browser has gone back from a dialog.
func (p *page) inPlay() engine.Game {
	p.Helper()
	p.wait(`Boolean(document.querySelector("dialog[open]")) || !(history.state && history.state.screen)`)
	s := p.look()
	query, err := url.ParseQuery(strings.TrimPrefix(s.Query, "?"))
	rules := engine.Rules{Tries: engine.DefaultTries, Length: len(s.Rows[0])}
	if err == nil {
		rules.Mode, err = engine.ParseMode(s.Mode)
	}
	l := builtIn(cmp.Or(query.Get("lang"), "en"), rules.Length)
	var puzzle engine.Puzzle
	var seed engine.Seed
	var number int
	switch {
	case err != nil:
	case !query.Has("seed"): // the one of the day
		if _, err = fmt.Sscanf(s.Place, "Daily %d", &number); err == nil {
			puzzle, err = l.words.Daily(rules, engine.Day(number-1))
		}
	default:
		if seed, err = engine.ParseSeed(query.Get("seed")); err == nil {
			puzzle, err = l.words.Puzzle(rules, seed)
		}
	}
	if err != nil {
		p.Fatalf("which puzzle is %q, %s? %v", s.Place, s.Query, err)
	}
	return engine.NewGame(puzzle)
}
