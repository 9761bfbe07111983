package french

import (
	"fmt"
	"strings"
)

// The directives of Hunspell's files that are read. The others serve spelling
// suggestions. See hunspell(5).
const (
	suffixDirective = "SFX"
	prefixDirective = "PFX"
	needAffix       = "()" // NEEDAFFIX: the stem by itself is not a word
	flagLength      = 2    // FLAG long: a flag has two characters
)

// The fields of a rule after its directive and flag. Those after the condition are
// not read.
const (
	ruleStrip = 2 + iota
	ruleAdd
	ruleCondition
)

// affix is a rule. Where a word meets the condition, it replaces strip at the word's
// end, or at the beginning if it is a prefix, with add.
type affix struct {
	prefix     bool
	strip, add string
	next       []string // flags of the rules that may follow
	condition  condition
}

// affixes are the rules, by flag.
type affixes map[string][]affix

// parseAffixes reads an .aff file in UTF-8, with flags of two characters. It leaves
// out rules that add an elided word, as in l’ami.
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
		strip:     unzero(fields[ruleStrip]),
		add:       unzero(add),
		next:      next,
		condition: where,
	}, nil
}

// unzero returns the text that a field of a rule stands for: 0 means none.
func unzero(field string) string {
	if field == "0" {
		return ""
	}
	return field
}

func splitFlags(row string) ([]string, error) {
	letters := []rune(row)
	if len(letters)%flagLength != 0 {
		return nil, fmt.Errorf("flags %q: want %d characters for each", row, flagLength)
	}
	var flags []string
	for i := 0; i < len(letters); i += flagLength {
		flags = append(flags, string(letters[i:i+flagLength]))
	}
	return flags, nil
}

// apply returns the form that the rule makes of a word, and whether it may.
func (a affix) apply(word string) (string, bool) {
	if a.prefix {
		rest, fits := strings.CutPrefix(word, a.strip)
		return a.add + rest, fits && a.condition.begins(word)
	}
	rest, fits := strings.CutSuffix(word, a.strip)
	return rest + a.add, fits && a.condition.ends(word)
}
