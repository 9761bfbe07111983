package engine

import (
	"cmp"
	"strconv"
	"strings"

	"ketword/internal/format"
)

// Identity names a puzzle by its rules, the language of its list and its seed, and a
// daily puzzle also by its number. It is comparable.
type Identity struct {
	Rules Rules
	Lang  string // language tag of the list, as in "en"
	Seed  Seed
	Daily int // number of the daily puzzle, as players see it, or 0
}

// maxLang is the most characters of a language tag, by far.
const maxLang = 63

// ParseLang reads a language tag: letters and digits of ASCII in groups with a hyphen
// between, as in "en", "de-CH" or "x-0123456789abcdef". A tag can stand in identities,
// links and file names. The error is a [*ParseError].
func ParseLang(s string) (string, error) {
	hyphen := true // so that no group is empty
	for _, c := range []byte(s) {
		wasHyphen := hyphen
		hyphen = c == '-'
		letter := 'a' <= c|0x20 && c|0x20 <= 'z'
		if hyphen && wasHyphen || !hyphen && !letter && (c < '0' || c > '9') {
			hyphen = true
			break
		}
	}
	if hyphen || len(s) > maxLang {
		return "", &ParseError{Text: s, Want: "a language tag, such as en"}
	}
	return s, nil
}

// String returns the identity as mode/lang/length/seed/tries/level, with /number for
// a daily puzzle.
func (id Identity) String() string {
	r := id.Rules
	s := format.Text("%s/%s/%d/%d/%d/%s", r.Mode, id.Lang, r.Length, id.Seed, r.Tries, r.Level)
	if id.Daily > 0 {
		s += "/" + strconv.Itoa(id.Daily)
	}
	return s
}

// ParseIdentity reads what String writes. The error is a [*ParseError], and then the
// identity is zero.
func ParseIdentity(s string) (Identity, error) {
	parts := strings.Split(s, "/")
	if len(parts) != 6 && len(parts) != 7 {
		return Identity{}, &ParseError{Text: s, Want: "mode/lang/length/seed/tries/level"}
	}
	var id Identity
	err := cmp.Or(
		read(&id.Rules.Mode, parts[0], ParseMode),
		read(&id.Lang, parts[1], ParseLang),
		read(&id.Rules.Length, parts[2], ParseLength),
		read(&id.Seed, parts[3], ParseSeed),
		read(&id.Rules.Tries, parts[4], ParseTries),
		read(&id.Rules.Level, parts[5], ParseLevel),
	)
	if err == nil && len(parts) == 7 {
		err = read(&id.Daily, parts[6], ParseDaily)
	}
	if err != nil {
		return Identity{}, err
	}
	return id, nil
}

// LastDaily is the greatest number that a daily puzzle can have, after some 2,700
// years.
const LastDaily = 1_000_000

// ParseDaily reads the number of a daily puzzle, from 1 to [LastDaily]. The error is a
// [*ParseError].
func ParseDaily(s string) (int, error) { return parseNumber(s, 1, LastDaily) }
