package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Identity names a puzzle by its rules, the language of its list and its seed, and a
// daily puzzle also by its number. It is comparable.
type Identity struct {
	Rules Rules
	Lang  string // language tag of the list, as in "en"
	Seed  Seed
	Daily int // number of the daily puzzle, as players see it, or 0
}

// String returns the identity as mode/lang/length/seed/tries/level, with /number for
// a daily puzzle.
func (id Identity) String() string {
	r := id.Rules
	s := fmt.Sprintf("%s/%s/%d/%d/%d/%s", r.Mode, id.Lang, r.Length, id.Seed, r.Tries, r.Difficulty)
	if id.Daily > 0 {
		s += "/" + strconv.Itoa(id.Daily)
	}
	return s
}

// ParseIdentity reads what String writes. With an error, the identity is zero.
func ParseIdentity(s string) (Identity, error) {
	parts := strings.Split(s, "/")
	if len(parts) != 6 && len(parts) != 7 || parts[1] == "" {
		return Identity{}, fmt.Errorf("%q: not mode/lang/length/seed/tries/level", s)
	}
	id := Identity{Lang: parts[1]}
	err := first(
		read(&id.Rules.Mode, parts[0], ParseMode),
		read(&id.Rules.Length, parts[2], ParseLength),
		read(&id.Seed, parts[3], func(s string) (Seed, error) { return ParseSeed(s, MaxSeed) }),
		read(&id.Rules.Tries, parts[4], ParseTries),
		read(&id.Rules.Difficulty, parts[5], ParseDifficulty),
	)
	if err == nil && len(parts) == 7 {
		err = read(&id.Daily, parts[6], ParseDaily)
	}
	if err != nil {
		return Identity{}, err
	}
	return id, nil
}

// read parses s into a field.
func read[T any](field *T, s string, parse func(string) (T, error)) (err error) {
	*field, err = parse(s)
	return err
}

// first returns the first error that is not nil.
func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// LastDaily is the greatest number that a daily puzzle can have, after some 2,700
// years.
const LastDaily = 1_000_000

// ParseDaily reads the number of a daily puzzle, from 1 to [LastDaily].
func ParseDaily(s string) (int, error) { return parseNumber(s, 1, LastDaily) }

func parseNumber(s string, min, max int) (int, error) {
	n, err := strconv.ParseUint(s, 10, 31) // refuses a sign
	if err != nil || int(n) < min || int(n) > max {
		return 0, fmt.Errorf("%q: not a whole number from %d to %d", s, min, max)
	}
	return int(n), nil
}
