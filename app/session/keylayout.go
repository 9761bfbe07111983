package session

import (
	"slices"
	"strings"
	"unicode/utf8"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/order"
)

// Values of keyLayout, besides the names of usual layouts.
const (
	layoutOfList = "list"         // each list's own
	alphabetical = "alphabetical" // whatever the alphabet
)

// Layout is the letters of an on-screen keyboard, row by row from the top.
type Layout []string

// Usual layouts. The German one has places for the letters that the others lack.
var (
	qwerty = Layout{"qwertyuiop", "asdfghjkl", "zxcvbnm"}
	qwertz = Layout{"qwertzuiopü", "asdfghjklöä", "yxcvbnmß"}
	azerty = Layout{"azertyuiop", "qsdfghjklm", "wxcvbn"}
)

// chosenLayouts are the usual layouts without letters of one language, by the value
// of the setting.
var chosenLayouts = map[string]Layout{
	"qwerty": qwerty,
	"qwertz": {"qwertzuiop", "asdfghjkl", "yxcvbnm"},
	"azerty": azerty,
}

// Widths in keys. The widest usual row has maxKeys; Enter and Backspace, beside the
// last row, take as much room as endKeys letters.
const (
	maxKeys = 11
	endKeys = 3
)

// Alphabet returns what the words of the list in play are written with.
func (s *Session) Alphabet() engine.Alphabet { return s.AlphabetOf(s.InPlay.Name) }

// AlphabetOf returns what the words of a list are written with, as far as keys type them.
func (l *Library) AlphabetOf(name lists.Name) engine.Alphabet {
	list, _ := l.Find(name)
	return layoutOf(list).Alphabet()
}

// Layout returns the keyboard for the list in play, arranged as the player likes it.
func (s *Session) Layout() Layout { return layoutFor(s.InPlay, s.Settings.Value(keyLayout)) }

// layoutFor returns the keyboard of a list by a value of the setting. It types the
// same letters whatever the value, but for letters of a usual layout that the list
// does not have. A list of another script has no use for a Latin layout, and keeps
// its own.
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

// lettersOf returns the letters of the words that may be guessed, as far as they have
// keys that another list lacks.
func lettersOf(l lists.List) string {
	if !l.Name.Own() {
		return strings.Join(usualLayout(l.Name.Lang), "")
	}
	if l.Also != "" {
		return l.Letters + strings.Join(usualLayout(l.Also), "")
	}
	return l.Letters
}

// latin reports whether all Latin letters without accents have keys.
func (k Layout) latin() bool { return len(k.lacks(strings.Join(qwerty, ""))) == 0 }

// places has, for each row of a usual layout, the letters that stand at its end where
// they are wanted: as on German, Scandinavian and Spanish keyboards.
var places = [3]string{"üå", "öäøæñ", "ßç"}

// with returns a usual layout with more letters: at the ends of the rows where that
// leaves none too wide, or else in rows of their own above it.
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

// room returns how many more letters a row of a usual layout takes.
func (k Layout) room(row int) int {
	most := maxKeys
	if row == len(k)-1 {
		most -= endKeys
	}
	return max(most-utf8.RuneCountInString(k[row]), 0)
}

// layoutOf returns a list's own keyboard: the usual one of its language. That
// of a player's list is the usual one with the most of its letters, or of the
// language whose words may be guessed, too, and a row more for the letters that it
// lacks; or, if most are lacking and no language's are wanted, its letters alone.
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
	}
	return qwerty
}

// above returns the layout with more letters in rows of their own above it.
func (k Layout) above(more []engine.Letter) Layout { return slices.Concat(spread(more, 0), k) }

// rowsOf makes a whole keyboard of letters: as few rows as they need with Enter and
// Backspace beside the last, all about as wide.
func rowsOf(letters []engine.Letter) Layout { return spread(letters, endKeys) }

// spread puts letters into as few rows as they need, all about as wide; the last has
// room for other keys, as many letters' as beside.
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

// ordered returns letters in the order of the alphabet, each once; those with accents
// come after the letters that they are made of.
func ordered(letters string) []engine.Letter {
	return slices.Compact(order.Sorted([]engine.Letter(letters), func(a, b engine.Letter) int {
		if first, second := stem(a), stem(b); first != second {
			return int(first - second)
		}
		return int(a - b)
	}))
}

// stem returns the letter after which another stands in the alphabet; the letter
// itself if there is none.
func stem(l engine.Letter) engine.Letter {
	for _, first := range engine.Unaccented(l) {
		return first
	}
	return l
}

// Alphabet returns the letters of the keys.
func (k Layout) Alphabet() engine.Alphabet { return engine.AlphabetOf(strings.Join(k, "")) }

// Types reports whether a letter, in any case, types one of the list, if without its accent.
func (s *Session) Types(l engine.Letter) bool { return s.Layout().Alphabet().Typed(l) != "" }

// HasKey reports whether the keyboard has a key for a letter, in any case.
func (s *Session) HasKey(l engine.Letter) bool {
	by := s.Layout().Alphabet()
	return by.Typed(l) == by.Lower(string(l))
}

// has reports whether a key of the layout types l.
func (k Layout) has(l engine.Letter) bool {
	return slices.ContainsFunc(k, func(row string) bool { return strings.ContainsRune(row, l) })
}

// lacks returns the letters that no key types.
func (k Layout) lacks(letters string) []engine.Letter {
	return slices.DeleteFunc([]engine.Letter(letters), k.has)
}
