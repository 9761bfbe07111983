package session

import (
	"slices"
	"strings"
	"unicode/utf8"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/each"
)

// The on-screen keyboard has keys for all letters of the list in play, in the layout that the player
// has chosen.

// Values of keyLayout other than the names of usual layouts.
const (
	layoutOfList = "list"         // each list's own layout
	alphabetical = "alphabetical" // in alphabetical order, for every alphabet
)

// Layout holds the letters of an on-screen keyboard, a string for each row from the top.
type Layout []string

// The usual layouts. The German, Spanish and Polish ones have keys for the letters that the others lack.
var (
	qwerty    = Layout{"qwertyuiop", "asdfghjkl", "zxcvbnm"}
	qwertz    = Layout{"qwertzuiopü", "asdfghjklöä", "yxcvbnmß"}
	azerty    = Layout{"azertyuiop", "qsdfghjklm", "wxcvbn"}
	spanish   = Layout{"qwertyuiop", "asdfghjklñ", "zxcvbnm"}
	polish    = Layout{"ąćęłńóśźż", "qwertyuiop", "asdfghjkl", "zxcvbnm"}
	ukrainian = Layout{"йцукенгшщзхї", "фівапролджєґ", "ячсмитьбю"}
)

// chosenLayouts are the usual layouts without letters of a single language, by the value of
// the setting.
var chosenLayouts = map[string]Layout{
	"qwerty": qwerty,
	"qwertz": {"qwertzuiop", "asdfghjkl", "yxcvbnm"},
	"azerty": azerty,
}

// Widths in keys. A row has at most maxKeys, and one more in the Ukrainian layout; in the last row, Enter and Backspace together
// are as wide as endKeys letters.
const (
	maxKeys = 11
	endKeys = 3
)

// Alphabet returns the alphabet of the list in play.
func (s *Session) Alphabet() engine.Alphabet { return s.alphabetOf(s.InPlay.Name) }

// alphabetOf returns the alphabet of a list, as far as it can be typed with keys.
func (l *Library) alphabetOf(name lists.Name) engine.Alphabet {
	list, _ := l.Find(name)
	return layoutOf(list).Alphabet()
}

// Layout returns the keyboard for the list in play, in the layout that the player has chosen.
func (s *Session) Layout() Layout { return layoutFor(s.InPlay, s.Settings.Value(keyLayout)) }

// layoutFor returns the keyboard for a list and a value of keyLayout. Every value gives
// keys for all letters of the list; a usual layout may have more. A list of another script
// always keeps its own layout, since a Latin one has no use for it.
func layoutFor(l lists.List, chosen string) Layout {
	own := layoutOf(l)
	letters := lettersOf(l)
	base, usual := chosenLayouts[chosen]
	switch {
	case usual && own.latin():
		return base.with(base.lacks(letters))
	case chosen == alphabetical:
		if own.latin() {
			letters += strings.Join(qwerty, "")
		}
		return rowsOf(ordered(letters))
	}
	return own
}

// lettersOf returns the letters of the words that may be guessed, for which the list needs
// keys.
func lettersOf(l lists.List) string {
	if !l.Name.Own() {
		return strings.Join(usualLayout(l.Name.Lang), "")
	}
	if l.Also != "" {
		return l.Letters + strings.Join(usualLayout(l.Also), "")
	}
	return l.Letters
}

// latin reports whether the layout has keys for all Latin letters without accents.
func (k Layout) latin() bool { return len(k.lacks(strings.Join(qwerty, ""))) == 0 }

// places gives, for each row of a usual layout, the letters to add at its end if the list
// has them, as on German, Scandinavian and Spanish keyboards.
var places = [3]string{"üå", "öäøæñ", "ßç"}

// with returns a usual layout with more letters: at the ends of rows with room, otherwise
// in rows of their own above.
func (k Layout) with(more []engine.Letter) Layout {
	next := slices.Clone(k)
	add := func(row int, l engine.Letter) {
		if slices.Contains(more, l) && !next.has(l) && next.room(row) > 0 {
			next[row] += string(l)
		}
	}
	for row, at := range places {
		for _, l := range at {
			add(row, l)
		}
	}
	others := ordered(string(next.lacks(string(more))))
	if len(others) > next.room(0)+next.room(1)+next.room(2) {
		return next.above(others)
	}
	for _, l := range others {
		for row := range next {
			add(row, l)
		}
	}
	return next
}

// room returns how many more letters fit in a row of a usual layout.
func (k Layout) room(row int) int {
	most := maxKeys
	if row == len(k)-1 {
		most -= endKeys
	}
	return max(most-utf8.RuneCountInString(k[row]), 0)
}

// layoutOf returns a list's own layout. For a built-in list, it is the usual one of its
// language. For a player's list, it is the usual layout with the most of its letters, or
// the one of the language whose words may also be guessed, with a row above for missing
// letters. If most letters are missing and no such language is set, it consists of the
// list's letters alone.
func layoutOf(l lists.List) Layout {
	if !l.Name.Own() {
		return usualLayout(l.Name.Lang)
	}
	base := qwerty
	for _, other := range []Layout{qwertz, azerty} {
		if len(other.lacks(l.Letters)) < len(base.lacks(l.Letters)) {
			base = other
		}
	}
	if l.Also != "" {
		base = usualLayout(l.Also)
	}
	lacking := base.lacks(l.Letters)
	if l.Also == "" && 2*len(lacking) > utf8.RuneCountInString(l.Letters) {
		return rowsOf([]engine.Letter(l.Letters))
	}
	return base.above(lacking)
}

func usualLayout(lang string) Layout {
	switch lang {
	case "de":
		return qwertz
	case "fr":
		return azerty
	case "es":
		return spanish
	case "pl":
		return polish
	case "uk":
		return ukrainian
	}
	return qwerty
}

// above returns the layout with more letters in rows of their own above it.
func (k Layout) above(more []engine.Letter) Layout { return each.Joined(spread(more, 0), k) }

// rowsOf returns a layout of some letters: as few rows as possible, of about the same
// width, with room for Enter and Backspace in the last.
func rowsOf(letters []engine.Letter) Layout { return spread(letters, endKeys) }

// spread returns letters in as few rows as possible, of about the same width. The last row
// has room for other keys, as wide as beside letters.
func spread(letters []engine.Letter, beside int) Layout {
	var k Layout
	all := len(letters) + beside
	rows := (all + maxKeys - 1) / maxKeys
	from := 0
	for row := range rows {
		to := min(((row+1)*all+rows-1)/rows, len(letters))
		k = append(k, string(letters[from:to]))
		from = to
	}
	return k
}

// ordered returns letters in alphabetical order without duplicates.
func ordered(letters string) []engine.Letter {
	return slices.Compact(each.Sorted([]engine.Letter(letters), Alphabetical))
}

// Physical returns the layout of a physical keyboard for the letters: the Ukrainian one, or that of the US.
func (k Layout) Physical() Layout {
	if len(k.lacks(strings.Join(ukrainian, ""))) == 0 {
		return ukrainian
	}
	return qwerty
}

// Alphabet returns the letters of the keys.
func (k Layout) Alphabet() engine.Alphabet { return engine.AlphabetOf(strings.Join(k, "")) }

// Types reports whether a letter, in upper or lower case, types a letter of the list, perhaps without its
// accent.
func (s *Session) Types(l engine.Letter) bool { return s.Layout().Alphabet().Typed(l) != "" }

// HasKey reports whether the keyboard has a key for a letter, in upper or lower case.
func (s *Session) HasKey(l engine.Letter) bool {
	by := s.Layout().Alphabet()
	return by.Typed(l) == by.Lower(string(l))
}

// has reports whether the layout has a key for l.
func (k Layout) has(l engine.Letter) bool {
	return slices.ContainsFunc(k, func(row string) bool { return strings.ContainsRune(row, l) })
}

// lacks returns those letters for which the layout has no key.
func (k Layout) lacks(letters string) []engine.Letter {
	return slices.DeleteFunc([]engine.Letter(letters), k.has)
}
