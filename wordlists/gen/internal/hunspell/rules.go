// Package hunspell reads the spelling dictionaries of Hunspell, and makes the forms
// that their rules make of an entry. See hunspell(5).
package hunspell

import (
	"fmt"
	"strings"
)

// The directives that are read. The others serve spelling suggestions and compounds.
const (
	suffixDirective    = "SFX"
	prefixDirective    = "PFX"
	flagDirective      = "FLAG"
	needAffixDirective = "NEEDAFFIX"
	compoundDirective  = "ONLYINCOMPOUND"
	forbiddenDirective = "FORBIDDENWORD"
)

// The ways to write flags, other than as single characters.
const (
	long    = "long" // two characters for each
	numbers = "num"  // numbers with commas between
)

// Rules are the rules of an .aff file.
type Rules struct {
	flags   string   // how flags are written
	noWord  []string // flags of what is not a word by itself: a stem, a part of compounds, a misspelling
	affixes map[string][]affix
}

// apart writes the ligature ĳ as two letters, as people type it.
func apart(text string) string { return strings.ReplaceAll(text, "ĳ", "ij") }

// ParseRules reads an .aff file in UTF-8. It leaves out rules that add an elided word,
// as in l’ami. The error has the number of the line.
func ParseRules(text string) (*Rules, error) {
	r := &Rules{affixes: make(map[string][]affix)}
	for i, line := range strings.Split(apart(text), "\n") {
		if err := r.parseLine(strings.Fields(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return r, nil
}

func (r *Rules) parseLine(fields []string) error {
	switch {
	case len(fields) < 2:
	case fields[0] == flagDirective:
		r.flags = fields[1]
	case fields[0] == needAffixDirective || fields[0] == compoundDirective || fields[0] == forbiddenDirective:
		r.noWord = append(r.noWord, fields[1])
	case (fields[0] == suffixDirective || fields[0] == prefixDirective) && len(fields) > ruleCondition:
		a, err := r.parseAffix(fields)
		if err != nil {
			return err
		}
		if !strings.ContainsAny(a.add, "'’") {
			r.affixes[fields[1]] = append(r.affixes[fields[1]], a)
		}
	}
	return nil
}
