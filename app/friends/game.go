package friends

import (
	"strings"
	"time"

	"ketword/app/lists"
	"ketword/engine"
)

// Names of games whose numbers tell the day.
const (
	ketword = "Ketword"
	wordle  = "Wordle"
)

// dayOf returns the day of a puzzle whose number tells it, and false for others.
func (p Puzzle) dayOf() (engine.Day, bool) {
	switch {
	case p.Random || p.Number == 0 || p.Number > engine.LastDaily:
	case p.Game.Name == ketword:
		return engine.DayWithNumber(int(p.Number)), true
	case p.Game.Name == wordle: // puzzle 0 was that of 19 June 2021
		return engine.DayOf(2021, time.June, 19) + engine.Day(p.Number), true
	}
	return 0, false
}

// numbered returns the puzzle of a day of a game whose numbers tell it.
func (g Game) numbered(day engine.Day) Puzzle {
	if g.Name == ketword {
		return Puzzle{Game: g, Number: uint64(max(day.Number(), 1))}
	}
	return Puzzle{Game: g, Number: uint64(max(day-engine.DayOf(2021, time.June, 19), 1))}
}

// ours returns Ketword as a game of a table, in a mode with a list.
func ours(mode engine.Mode, list lists.Name) Game {
	return Game{Name: ketword, Mode: mode, List: list.String()}
}

// named returns the game with a name. Ketword with nothing more is its daily puzzle of most people.
func named(name string) Game {
	if strings.EqualFold(name, ketword) {
		return ours(engine.Classic, lists.Default())
	}
	return Game{Name: name}
}

// puzzleOf returns the puzzle of an identity.
func puzzleOf(id engine.Identity) Puzzle {
	p := Puzzle{Game: ours(id.Rules.Mode, lists.Of(id)), Number: uint64(id.Daily)}
	if id.Daily == 0 {
		p.Number, p.Random = uint64(id.Seed), true
	}
	return p
}

// ResultOf returns a finished game, last played on a day, as a result of the player.
func ResultOf(g *engine.Game, day engine.Day) *Result {
	p := &g.Puzzle
	r := &Result{Who: You, Puzzle: puzzleOf(p.Identity), Day: day, Tries: p.Rules.Tries, Level: p.Rules.Level}
	if p.Daily > 0 {
		r.Day = engine.DayWithNumber(p.Daily)
	}
	if g.Status() == engine.Won {
		r.Guesses = g.TurnCount()
	}
	for i, turn := range g.Turns() {
		if i > 0 {
			r.Rows += " "
		}
		r.Rows += engine.Pattern.Format(turn)
	}
	return r
}

// languages are the names of the languages of the built-in lists, in each language of the interface, as titles
// of results have them; languageTags are their tags.
var (
	languages = []string{
		"english englisch anglais inglés inglês engels angielski англійська", "german deutsch allemand alemán alemão duits niemiecki німецька",
		"french französisch français francés francês frans francuski французька", "spanish spanisch espagnol español espanhol spaans hiszpański іспанська",
		"portuguese portugiesisch portugais portugués português portugees portugalski португальська",
		"dutch niederländisch néerlandais neerlandés holandês nederlands niderlandzki нідерландська",
		"ukrainian ukrainisch ukrainien ucraniano oekraïens ukraiński українська",
		"polish polnisch polonais polaco polonês pools polski польська",
	}
	languageTags = [...]string{"en", "de", "fr", "es", "pt", "nl", "uk", "pl"}
)

// listOf returns the list that a title names ([engine.Title]), or the title if it names none of the built-in
// lists.
func listOf(title string) string {
	name := lists.Default()
	if lang, length, old := strings.Cut(title, "-"); old { // in titles of an earlier version
		if n, err := engine.ParseLength(length); err == nil {
			return lists.Name{Lang: lang, Length: n}.String()
		}
	}
	for _, part := range strings.Split(strings.ToLower(title), ",") {
		part = strings.TrimSpace(part)
		number, _, _ := strings.Cut(part, " ")
		if row := rowOf(part, languages); row > 0 {
			name.Lang = languageTags[row-1]
		} else if n, err := engine.ParseLength(number); err == nil {
			name.Length = n
		} else if part != "" {
			return lists.Clean(title, MaxName)
		}
	}
	return name.String()
}
