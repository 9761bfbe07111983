package german

import (
	"strconv"

	"ketword/app/text"
)

var game = text.Game{
	Classic:       "Klassisch",
	Quantum:       "Quantum",
	Skip:          "Zum Spiel springen",
	Mode:          "Modus",
	Close:         "Schließen",
	Board:         "Spielfeld",
	Keyboard:      "Tastatur: Tippe Buchstaben, oder geh mit den Pfeilen zu den Tasten",
	Enter:         "Eingabe",
	Backspace:     "Löschen",
	Daily:         func(number int) string { return "Tagesrätsel " + strconv.Itoa(number) },
	Yesterday:     "Gestern",
	Tomorrow:      "Morgen",
	Date:          date,
	Today:         "Heute",
	Seeded:        func(seed uint64) string { return "Rätsel " + strconv.FormatUint(seed, 10) },
	Challenge:     "Duell",
	Random:        "Zufallsrätsel",
	Title:         func(mode, puzzle string) string { return mode + " · " + puzzle + " · Ketword" },
	Language:      func(tag string) string { return languages.Of(tag) },
	Letters:       func(n int) string { return strconv.Itoa(n) + "\u00a0Buchstaben" },
	Tries:         triesOrAny,
	Decimal:       ",",
	Percent:       func(number string) string { return number + "\u00a0%" },
	Level:         func(level string) string { return levels.Of(level) },
	Introductions: text.Names{{"classic", "Finde das Wort in sechs Versuchen."}, {"quantum", "Zwei Lösungswörter: Errate eines."}},
	Again:         "noch einmal",
	Loading:       "Du kannst schon tippen, während das Spiel noch lädt …",
}

var languages = text.Names{{"en", "Englisch"}, {"de", "Deutsch"}, {"fr", "Französisch"}}

// ofLanguage has the adjectives of "die deutschen Wörter", "alle deutschen Wörter".
var ofLanguage = text.Names{{"en", "englischen"}, {"de", "deutschen"}, {"fr", "französischen"}}

var levels = text.Names{{"normal", "Normal"}, {"hard", "Schwer"}, {"strict", "Streng"}}

var months = [...]string{
	"Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
}

func date(year, month, day int) string {
	date := strconv.Itoa(day) + ".\u00a0" + months[month-1]
	if year != 0 {
		date += " " + strconv.Itoa(year)
	}
	return date
}

func triesOrAny(n int) string {
	if n == 0 {
		return "Beliebig viele"
	}
	return tries(n)
}
