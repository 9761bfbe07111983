package hunspell

import (
	"fmt"
	"strings"
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

func (r *Rules) parseAffix(fields []string) (affix, error) {
	add, flags, _ := strings.Cut(fields[ruleAdd], "/")
	next, err := r.splitFlags(flags)
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

// splitFlags splits what is behind a word's slash into flags.
func (r *Rules) splitFlags(row string) ([]string, error) {
	if r.flags == numbers && row != "" {
		return strings.Split(row, ","), nil
	}
	letters, length := []rune(row), 1
	if r.flags == long {
		length = 2
	}
	if len(letters)%length != 0 {
		return nil, fmt.Errorf("flags %q: want %d characters for each", row, length)
	}
	var flags []string
	for i := 0; i < len(letters); i += length {
		flags = append(flags, string(letters[i:i+length]))
	}
	return flags, nil
}

// apply returns the form that the rule makes of a word, and whether it may.
func (a affix) apply(word string) (string, bool) {
	if a.prefix {
		rest, fits := strings.CutPrefix(word, a.strip)
		if !fits || !a.condition.begins(word) {
			return "", false
		}
		return a.add + rest, true
	}
	rest, fits := strings.CutSuffix(word, a.strip)
	if !fits || !a.condition.ends(word) {
		return "", false
	}
	return rest + a.add, true
}
