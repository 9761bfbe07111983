package text

import "strconv"

// Game has what stands around the board.
type Game struct {
	Classic, Quantum string // modes
	Skip             string // leads from the top of the page to the game
	Mode             string // names their switch
	Close            string // names a button
	Board            string // names of regions
	Keyboard         string
	Enter, Backspace string // names of keys
	Daily            func(number int) string
	Yesterday        string
	Tomorrow         string
	Date             func(year, month, day int) string // year 0 is this one
	Today            string                            // short for today's puzzle, beside the name of another
	Seeded           func(seed uint64) string
	Challenge        string                           // a puzzle whose secret somebody chose
	Random           string                           // a puzzle whose seed is too long to show
	Title            func(mode, puzzle string) string // of the window
	Language         func(tag string) string
	Letters          func(n int) string
	Decimal          string // stands between whole part and decimals
	Percent          func(number string) string
	Tries            func(n int) string // where they are not the usual six; 0 is any number
	Level            func(level string) string
	Introductions    Names  // what a mode is about, by its name
	Again            string // behind the name of a puzzle that has a result
	Loading          string // in place of the puzzle's name, before the program runs; longer than that, so that the first paint has the largest text
}

var englishGame = Game{
	Classic:       "Classic",
	Quantum:       "Quantum",
	Skip:          "Skip to the game",
	Mode:          "Mode",
	Close:         "Close",
	Board:         "Board",
	Keyboard:      "Keyboard: type letters, or go to the keys with the arrows",
	Enter:         "Enter",
	Backspace:     "Backspace",
	Daily:         func(number int) string { return "Daily " + strconv.Itoa(number) },
	Yesterday:     "Yesterday",
	Tomorrow:      "Tomorrow",
	Date:          englishDate,
	Today:         "Today",
	Seeded:        func(seed uint64) string { return "Puzzle " + strconv.FormatUint(seed, 10) },
	Challenge:     "Challenge",
	Random:        "Random puzzle",
	Title:         func(mode, puzzle string) string { return mode + " · " + puzzle + " · Ketword" },
	Language:      func(tag string) string { return englishLanguages.Of(tag) },
	Letters:       func(n int) string { return strconv.Itoa(n) + " letters" },
	Tries:         englishTries,
	Decimal:       ".",
	Percent:       func(number string) string { return number + "%" },
	Level:         func(level string) string { return englishLevels.Of(level) },
	Introductions: Names{{"classic", "Find the secret word in six guesses."}, {"quantum", "Two secret words: guess either."}},
	Again:         "again",
	Loading:       "You can type while the game is loading …",
}

var englishLanguages = Names{{"en", "English"}, {"de", "German"}, {"fr", "French"}}

var englishLevels = Names{{"normal", "Normal"}, {"hard", "Hard"}, {"strict", "Strict"}}

var englishMonths = [...]string{
	"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
}

func englishDate(year, month, day int) string {
	date := strconv.Itoa(day) + " " + englishMonths[month-1]
	if year != 0 {
		date += " " + strconv.Itoa(year)
	}
	return date
}

func englishTries(n int) string {
	if n == 0 {
		return "No limit"
	}
	return englishCount(n, "try", "tries")
}
