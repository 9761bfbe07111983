package friends

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"ketword/app/envelope"
	"ketword/app/internal/smalljson"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/format"
	"ketword/internal/order"
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

func (s *stored) object() smalljson.Object {
	return smalljson.Object{
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
	s := &stored{names: f.Names, hidden: order.Strings(slices.Collect(maps.Keys(f.Hidden))), me: f.Me}
	people, games := map[string]int{}, map[Game]int{}
	var b strings.Builder
	for _, r := range f.Results {
		if _, known := people[r.Who]; !known {
			people[r.Who] = len(s.people)
			s.people = append(s.people, r.Who)
		}
		if _, known := games[r.Puzzle.Game]; !known {
			games[r.Puzzle.Game] = len(s.games)
			s.games = append(s.games, r.Puzzle.Game.text())
		}
		b.WriteString(format.Text("%d %d %s\n", people[r.Who], games[r.Puzzle.Game], r.text()))
	}
	s.results = b.String()
	return s
}

// text returns what a line says of a result, besides person and game.
func (r Result) text() string {
	number := strconv.FormatUint(r.Puzzle.Number, 10)
	if r.Puzzle.Random {
		number = randomly + number
	}
	day, rows := missing, missing
	if _, told := r.Puzzle.dayOf(); !told {
		day = strconv.Itoa(int(r.Day))
	}
	if r.Rows != "" {
		rows = strings.ReplaceAll(r.Rows, " ", rowMark)
	}
	return format.Text("%s %s %d/%d%s %s", number, day, r.Guesses, r.Tries, strings.Repeat("*", int(r.Level)), rows)
}

// text returns a game in the stored form.
func (g Game) text() string {
	if g.Name != ketword || !g.Mode.Valid() {
		return g.Name
	}
	return strings.Join([]string{g.Name, g.Mode.String(), g.List}, separator)
}

func readGame(s string) (Game, error) {
	name, rest, ours := strings.Cut(s, separator)
	if !ours || name != ketword {
		return Game{Name: lists.Clean(s, maxName)}, nil
	}
	mode, list, _ := strings.Cut(rest, separator)
	m, err := engine.ParseMode(mode)
	return Game{Name: name, Mode: m, List: lists.Clean(list, maxName)}, err
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
func ReadPart(part smalljson.Raw) (Friends, error) {
	var s stored
	if err := envelope.Friends.UnsealPart(part, s.object()); err != nil {
		return Friends{}, err
	}
	return s.friends()
}

func (s *stored) friends() (Friends, error) {
	f := Friends{Me: lists.Clean(s.me, maxName), Hidden: map[string]bool{}}
	for _, name := range s.hidden {
		f.Hidden[lists.Clean(name, maxName)] = true
	}
	if len(s.names) > 0 {
		f.Names = map[string]string{}
		for name, person := range s.names {
			f.Names[lists.Clean(name, maxName)] = lists.Clean(person, maxName)
		}
	}
	var games []Game
	for _, text := range s.games {
		g, err := readGame(text)
		if err != nil {
			return Friends{}, err
		}
		games = append(games, g)
	}
	people := make([]string, len(s.people))
	for i, name := range s.people {
		people[i] = lists.Clean(name, maxName)
	}
	var all []Result
	number := 0
	for line := range strings.Lines(s.results) {
		number++
		r, err := readResult(strings.Fields(line), people, games)
		if err != nil {
			return Friends{}, format.Error("result %d: %w", number, err)
		}
		all = append(all, r)
	}
	f, _, _ = f.With(all)
	return f, nil
}

// readResult reads the fields of a line.
func readResult(fields, people []string, games []Game) (r Result, err error) {
	const want = 6
	bad := format.Error("%q: not a result", strings.Join(fields, " "))
	if len(fields) != want {
		return r, bad
	}
	person, err1 := strconv.Atoi(fields[0])
	game, err2 := strconv.Atoi(fields[1])
	number, random := strings.CutPrefix(fields[2], randomly)
	n, err3 := strconv.ParseUint(number, 10, 64)
	if err1 != nil || err2 != nil || err3 != nil || person < 0 || person >= len(people) || game < 0 || game >= len(games) {
		return r, bad
	}
	r.Who, r.Puzzle = people[person], Puzzle{Game: games[game], Number: n, Random: random}
	if day, told := r.Puzzle.dayOf(); told {
		r.Day = day
	} else if d, err := strconv.Atoi(fields[3]); err == nil {
		r.Day = engine.Day(d)
	} else {
		return r, bad
	}
	score := strings.TrimRight(fields[4], "*")
	r.Level = engine.Level(min(len(fields[4])-len(score), int(engine.Strict)))
	guesses, tries, _ := strings.Cut(score, "/")
	r.Guesses, err1 = strconv.Atoi(guesses)
	r.Tries, err2 = strconv.Atoi(tries)
	if err1 != nil || err2 != nil || r.Guesses < 0 || r.Tries < 0 || r.Tries > engine.MaxTries || r.Tries > 0 && r.Guesses > r.Tries {
		return r, bad
	}
	if fields[5] != missing {
		r.Rows = strings.ReplaceAll(fields[5], rowMark, " ")
	}
	return r, nil
}

// ReadFile reads a file of the site that has friends: what [Friends.Write] or [Friends.File] returns, or a
// history with friends. It returns false for any other text.
func ReadFile(text string) (f Friends, is bool, err error) {
	text = strings.TrimSpace(text)
	if !strings.HasPrefix(text, "{") {
		return f, false, nil
	}
	var part, data, results smalljson.Raw
	if smalljson.Unmarshal(text, smalljson.Object{{Name: "friends", Value: &part}, {Name: "data", Value: &data}}) != nil {
		return f, false, nil
	}
	if part != "" {
		f, err = ReadPart(part)
		return f, true, err
	}
	if data.Read(smalljson.Object{{Name: "results", Value: &results}}) != nil || results == "" {
		return f, false, nil
	}
	f, err = Read(text)
	return f, true, err
}
