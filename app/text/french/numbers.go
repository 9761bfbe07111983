package french

import (
	"strconv"
	"strings"

	"ketword/app/text"
)

// number writes a number with thin spaces between its thousands.
func number(n int) string { return text.Number(n, "\u202f") }

// plural chooses between one and many: 0 and 1 are singular.
func plural(n int, one, many string) string {
	if n < 2 {
		return one
	}
	return many
}

// count writes a number with its noun.
func count(n int, one, many string) string { return number(n) + " " + plural(n, one, many) }

// amount writes a figure with decimals with its noun: all below two are singular.
func amount(figure, one, many string) string {
	whole, _, _ := strings.Cut(figure, ",")
	if whole == "0" || whole == "1" {
		return figure + " " + one
	}
	return figure + " " + many
}

func tries(n int) string   { return count(n, "essai", "essais") }
func letters(n int) string { return number(n) + "\u00a0" + plural(n, "lettre", "lettres") }
func words(n int) string   { return count(n, "mot", "mots") }
func rows(n int) string    { return count(n, "ligne", "lignes") }

// ordinal writes the place of what is masculine: 1er, 2e.
func ordinal(n int) string {
	if n == 1 {
		return "1er"
	}
	return strconv.Itoa(n) + "e"
}

// date writes the date in a month.
func date(day int) string {
	if day == 1 {
		return ordinal(day)
	}
	return strconv.Itoa(day)
}

// used writes how many tries were used of how many; most 0 is any number.
func used(n, most int) string {
	switch {
	case most == 0:
		return tries(n)
	case n == 1 && most == 1:
		return "1 essai, le seul"
	}
	return tries(n) + " sur " + number(most)
}

// quote puts text between guillemets.
func quote(s string) string { return "« " + s + " »" }

// languages has the adjectives of languages, in the plural, by their tags.
var languages = text.Names{{"en", "anglais"}, {"de", "allemands"}, {"fr", "français"}}
