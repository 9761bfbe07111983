package french

import (
	"fmt"
	"strings"
)

// Directives of Hunspell's files that matter here; the others serve spelling
// suggestions. See hunspell(5).
const (
	suffixDirective = "SFX"
	prefixDirective = "PFX"
	needAffix       = "()" // NEEDAFFIX: the stem alone is no word
	flagLength      = 2    // FLAG long: two characters a flag
)

// A rule line has these fields: directive, flag, what is stripped, what is
// added, and condition. What follows is of no use here.
const (
	ruleStrip = 2 + iota
	ruleAdd
	ruleCondition
)

// affix is one rule: it takes the strip from a word's end (or beginning) and
// puts the addition there, where the condition holds.
type affix struct {
	prefix     bool
	strip, add string
	next       []string // flags of the rules that may follow
	condition  condition
}

// affixes are the rules by their flag.
type affixes map[string][]affix

// parseAffixes reads an .aff file in UTF-8 with flags of two characters.
// Rules that add an elided word, as in l’ami, are left out.
func parseAffixes(text string) (affixes, error) {
	rules := make(affixes)
	for i, line := range strings.Split(text, "\n") {
		fields := strings.Fields(line)
		if len(fields) <= ruleCondition || fields[0] != suffixDirective && fields[0] != prefixDirective {
			continue
		}
		a, err := parseAffix(fields)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		if !strings.ContainsAny(a.add, "'’") {
			rules[fields[1]] = append(rules[fields[1]], a)
		}
	}
	return rules, nil
}

func parseAffix(fields []string) (affix, error) {
	add, flags, _ := strings.Cut(fields[ruleAdd], "/")
	next, err := splitFlags(flags)
	if err != nil {
		return affix{}, err
	}
	where, err := parseCondition(fields[ruleCondition])
	if err != nil {
		return affix{}, err
	}
	return affix{
		prefix:    fields[0] == prefixDirective,
		strip:     zero(fields[ruleStrip]),
		add:       zero(add),
		next:      next,
		condition: where,
	}, nil
}

// zero returns what a field of a rule stands for: 0 is the empty string.
func zero(field string) string {
	if field == "0" {
		return ""
	}
	return field
}

// splitFlags cuts a row of flags.
func splitFlags(row string) ([]string, error) {
	letters := []rune(row)
	if len(letters)%flagLength != 0 {
		return nil, fmt.Errorf("flags %q: each has %d characters", row, flagLength)
	}
	var flags []string
	for i := 0; i < len(letters); i += flagLength {
		flags = append(flags, string(letters[i:i+flagLength]))
	}
	return flags, nil
}

// apply returns the form that the rule makes of a word, if it may.
func (a affix) apply(word string) (string, bool) {
	if a.prefix {
		rest, fits := strings.CutPrefix(word, a.strip)
		return a.add + rest, fits && a.condition.begins(word)
	}
	rest, fits := strings.CutSuffix(word, a.strip)
	return rest + a.add, fits && a.condition.ends(word)
}
