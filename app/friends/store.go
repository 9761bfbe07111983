package friends

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"ketword/app/envelope"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// The stored form has the names of people and games once, and a line for each result, which refers to them by
// their place: person, game, number of the puzzle, day if the number does not tell it, score, rows. Fields
// are separated by blanks; one that is missing is a hyphen.

// Key is the storage key of what is kept.
const Key = "ketword.friends"

// stored is the stored form.
type stored struct {
	people, games []string
	results       string
	names         map[string]string
	hidden        []string
	me            string
}

func (s *stored) object() envelope.Object {
	return envelope.Object{
		{Name: "people", Value: &s.people}, {Name: "games", Value: &s.games}, {Name: "results", Value: &s.results},
		{Name: "names", Value: &s.names}, {Name: "hidden", Value: &s.hidden}, {Name: "me", Value: &s.me},
	}
}

const (
	missing   = "-"
	randomly  = "r" // before the number of a random puzzle
	separator = "|" // of the parts of a game
	rowMark   = "," // between rows
)

// Write returns the friends in the form that is stored, sealed in an envelope.
func (f Friends) Write() string { return envelope.Friends.Seal(f.stored().object()) }

func (f Friends) stored() *stored {
	s := &stored{names: f.Names, hidden: each.SortedStrings(slices.Collect(maps.Keys(f.Hidden))), me: f.Me}
	var lines []string
	for _, r := range f.Results {
		lines = append(lines, place(&s.people, r.Who)+" "+place(&s.games, r.Puzzle.Game.text())+" "+r.text()+"\n")
	}
	s.results = strings.Join(lines, "")
	return s
}

// place returns the index of a name, and appends the name if it is missing.
func place(names *[]string, name string) string {
	i := slices.Index(*names, name)
	if i < 0 {
		i = len(*names)
		*names = append(*names, name)
	}
	return strconv.Itoa(i)
}

// text returns what a line says of a result, besides person and game.
func (r *Result) text() string {
	day, rows := missing, missing
	if _, told := r.Puzzle.dayOf(); !told {
		day = strconv.Itoa(int(r.Day))
	}
	if r.Rows != "" {
		rows = strings.ReplaceAll(r.Rows, " ", rowMark)
	}
	score := strconv.Itoa(r.Guesses) + "/" + strconv.Itoa(r.Tries) + strings.Repeat("*", int(r.Level))
	return strings.Join([]string{r.Puzzle.number(), day, score, rows}, " ")
}

// number returns the number of a puzzle in the stored form.
func (p *Puzzle) number() string {
	number := strconv.FormatUint(p.Number, 10)
	if p.Random {
		number = randomly + number
	}
	return number
}

// text returns a text that only this puzzle has.
func (p *Puzzle) text() string { return p.Game.text() + " " + p.number() }

// text returns a game in the stored form.
func (g *Game) text() string {
	if g.Name != ketword || !g.Mode.Valid() {
		return g.Name
	}
	return g.Name + separator + g.Mode.String() + separator + g.List
}

func readGame(s string) (Game, error) {
	name, rest, ours := strings.Cut(s, separator)
	if !ours || name != ketword {
		return Game{Name: lists.Clean(s, MaxName)}, nil
	}
	mode, list, _ := strings.Cut(rest, separator)
	m, err := engine.ParseMode(mode)
	return Game{Name: name, Mode: m, List: lists.Clean(list, MaxName)}, err
}

// Read reads what [Friends.Write] returns; "" is nobody. The error says what is wrong.
func Read(text string) (Friends, error) {
	if text == "" {
		return Friends{}, nil
	}
	var s stored
	if err := envelope.Friends.Unseal(text, s.object()); err != nil {
		return Friends{}, err
	}
	return s.friends()
}

// ReadPart reads the friends of a file, which may be missing.
func ReadPart(part envelope.Raw) (Friends, error) {
	var s stored
	if err := envelope.Friends.UnsealPart(part, s.object()); err != nil {
		return Friends{}, err
	}
	return s.friends()
}

func (s *stored) friends() (f Friends, err error) {
	f.Me, f.Hidden = lists.Clean(s.me, MaxName), map[string]bool{}
	for _, name := range s.hidden {
		f.Hidden[lists.Clean(name, MaxName)] = true
	}
	if len(s.names) > 0 {
		f.Names = map[string]string{}
	}
	for name, person := range s.names {
		f.Names[lists.Clean(name, MaxName)] = lists.Clean(person, MaxName)
	}
	games := make([]Game, len(s.games))
	for i, text := range s.games {
		if games[i], err = readGame(text); err != nil {
			return Friends{}, err
		}
	}
	var all []*Result
	for i, line := range strings.Split(s.results, "\n") {
		r := &Result{}
		switch {
		case line == "":
		case r.read(strings.Fields(line), s.people, games):
			all = append(all, r)
		default:
			return Friends{}, format.Error("result %d: %q", i+1, line)
		}
	}
	f.add(all)
	return f, nil
}

// read reads the fields of a line, and returns false if they are not those of a result.
func (r *Result) read(fields, people []string, games []Game) bool {
	const want = 6
	if len(fields) != want {
		return false
	}
	digits, random := strings.CutPrefix(fields[2], randomly)
	number, err := strconv.ParseUint(digits, 10, 64)
	score := strings.TrimRight(fields[4], "*")
	guesses, tries, _ := strings.Cut(score, "/")
	bad := err != nil
	between := func(least int, text string, most int) int {
		n, err := strconv.Atoi(text)
		bad = bad || err != nil || n < least || n > most
		return n
	}
	person, game := between(0, fields[0], len(people)-1), between(0, fields[1], len(games)-1)
	r.Tries = between(0, tries, engine.MaxTries)
	r.Guesses = between(0, guesses, cmp.Or(r.Tries, math.MaxInt))
	if bad {
		return false
	}
	r.Who, r.Puzzle = lists.Clean(people[person], MaxName), Puzzle{Game: games[game], Number: number, Random: random}
	day, told := r.Puzzle.dayOf()
	if !told {
		day = engine.Day(between(math.MinInt, fields[3], math.MaxInt))
	}
	r.Day, r.Level = day, engine.Level(min(len(fields[4])-len(score), int(engine.Strict)))
	if fields[5] != missing {
		r.Rows = strings.ReplaceAll(fields[5], rowMark, " ")
	}
	return !bad
}

// ReadFile reads a file of the site that has friends: what [Friends.Write] or [Friends.File] returns, or a
// history with friends. It returns false for any other text.
func ReadFile(text string) (f Friends, is bool, err error) {
	text = strings.TrimSpace(text)
	if !strings.HasPrefix(text, "{") {
		return f, false, nil
	}
	var part, data, results envelope.Raw
	if envelope.Unmarshal(text, envelope.Object{{Name: "friends", Value: &part}, {Name: "data", Value: &data}}) != nil {
		return f, false, nil
	}
	if part != "" {
		f, err = ReadPart(part)
		return f, true, err
	}
	if data.Read(envelope.Object{{Name: "results", Value: &results}}) != nil || results == "" {
		return f, false, nil
	}
	f, err = Read(text)
	return f, true, err
}
