package site

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/tdewolff/parse/v2"
	"github.com/tdewolff/parse/v2/css"
)

// preference is what a system may prefer. Its selectors are of the page's root.
type preference struct {
	query   string // the media query, as the parser writes it
	chosen  string // the player has chosen it; "" if that can't be
	refused string // the player has chosen otherwise
}

var dark = preference{"@media (prefers-color-scheme:dark)", "[data-theme=dark]", "[data-theme=light]"}

var preferences = []preference{
	dark,
	{"@media (prefers-contrast:more)", "[data-contrast=on]", "[data-contrast=off]"},
	{"@media (prefers-reduced-motion:no-preference)", "", "[data-motion=reduced]"},
}

// cssRule is selectors with their declarations, or another statement.
type cssRule struct {
	within    []string // the blocks around it, as in "@media print", outermost first
	selectors string   // "" of a statement
	body      []declaration
	statement string // as in "@import …;"
}

type declaration struct{ property, value string }

// FollowSettings makes a style sheet that says what the system prefers follow what the
// player has chosen, too, and drops its comments. The player's choice stands in attributes
// of the page's root, as in data-theme="dark"; with "system", or without the attribute, the
// system's holds.
//
// The sheet is ordinary CSS. It says each thing once:
//
//   - light-dark(LIGHT, DARK) becomes two rules, also for browsers without it, and since
//     a script that reads a token wants a colour.
//   - What stands under one of the preferences' media queries holds unless the player
//     has chosen otherwise, and is repeated where the player has chosen it.
//
// No selector gets more specific: as before, the later of two rules holds.
func FollowSettings(sheet []byte) ([]byte, error) {
	rules, err := readRules(sheet)
	if err != nil {
		return nil, err
	}
	var all []cssRule
	for _, r := range rules {
		parts, err := r.byScheme()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", r.selectors, err)
		}
		for _, part := range parts {
			all = append(all, part.byChoice()...)
		}
	}
	return printed(all), nil
}

func readRules(sheet []byte) ([]cssRule, error) {
	var (
		rules  []cssRule
		within []string
		now    cssRule
		p      = css.NewParser(parse.NewInputBytes(sheet), false)
	)
	for {
		kind, _, name := p.Next()
		text := strings.TrimSpace(joined(p.Values()))
		switch kind {
		case css.ErrorGrammar:
			if err := p.Err(); !errors.Is(err, io.EOF) {
				return nil, err
			}
			return rules, nil
		case css.BeginAtRuleGrammar:
			within = append(within, string(name)+" "+text)
		case css.EndAtRuleGrammar:
			within = within[:len(within)-1]
		case css.AtRuleGrammar:
			rules = append(rules, cssRule{within: slices.Clone(within), statement: string(name) + " " + text + ";"})
		case css.BeginRulesetGrammar:
			now = cssRule{within: slices.Clone(within), selectors: text}
		case css.DeclarationGrammar, css.CustomPropertyGrammar:
			now.body = append(now.body, declaration{string(name), text})
		case css.EndRulesetGrammar:
			rules = append(rules, now)
		}
	}
}

func joined(tokens []css.Token) string {
	var b strings.Builder
	for _, t := range tokens {
		b.Write(t.Data)
	}
	return b.String()
}

// byScheme returns the rule without light-dark: its light part, which has everything,
// and its dark part.
func (r cssRule) byScheme() ([]cssRule, error) {
	lights, darks := r, r
	lights.body, darks.body = nil, nil
	darks.within = append(slices.Clone(r.within), dark.query)
	for _, d := range r.body {
		light, dark, err := sides(d.value)
		if err != nil {
			return nil, err
		}
		lights.body = append(lights.body, declaration{d.property, light})
		if dark != light {
			darks.body = append(darks.body, declaration{d.property, dark})
		}
	}
	if len(darks.body) == 0 {
		return []cssRule{lights}, nil
	}
	return []cssRule{lights, darks}, nil
}

// sides returns a value as it is in a light and in a dark theme.
func sides(value string) (light, dark string, err error) {
	const call = "light-dark("
	before, rest, found := strings.Cut(value, call)
	if !found {
		return value, value, nil
	}
	arguments, after, err := splitCall(rest)
	if err != nil || len(arguments) != 2 {
		return "", "", fmt.Errorf("%s: light-dark has not two colours", value)
	}
	light, dark, err = sides(after)
	return before + arguments[0] + light, before + arguments[1] + dark, err
}

// splitCall returns the arguments of a call whose text begins after its parenthesis,
// and what follows the call.
func splitCall(text string) (arguments []string, after string, err error) {
	depth, start := 0, 0
	for i, c := range text {
		switch {
		case c == '(':
			depth++
		case c == ')' && depth > 0:
			depth--
		case c == ')':
			return append(arguments, strings.TrimSpace(text[start:i])), text[i+1:], nil
		case c == ',' && depth == 0:
			arguments = append(arguments, strings.TrimSpace(text[start:i]))
			start = i + 1
		}
	}
	return nil, "", errors.New("a call without an end")
}

// byChoice returns the rule as it follows the player's choice of each preference that it
// stands under.
func (r cssRule) byChoice() []cssRule {
	for i, block := range r.within {
		at := slices.IndexFunc(preferences, func(p preference) bool { return p.query == block })
		if at < 0 || strings.Contains(r.selectors, preferences[at].refused) {
			continue
		}
		p := preferences[at]
		preferred := r
		preferred.selectors = underRoot(r.selectors, ":not("+p.refused+")")
		all := preferred.byChoice()
		if p.chosen != "" {
			chosen := r
			chosen.within = slices.Delete(slices.Clone(r.within), i, i+1)
			chosen.selectors = underRoot(r.selectors, p.chosen)
			all = append(all, chosen.byChoice()...)
		}
		return all
	}
	return []cssRule{r}
}

// underRoot returns selectors that hold where the page's root is as a selector says. One
// of the root itself begins with :root.
func underRoot(selectors, condition string) string {
	const root = ":root"
	parts, _, _ := splitCall(selectors + ")")
	for i, part := range parts {
		if rest, found := strings.CutPrefix(part, root); found {
			parts[i] = root + ":where(" + condition + ")" + rest
		} else {
			parts[i] = ":where(" + root + condition + ") " + part
		}
	}
	return strings.Join(parts, ",")
}

// printed returns the rules as a sheet.
func printed(rules []cssRule) []byte {
	var out bytes.Buffer
	var open []string
	closeTo := func(n int) {
		for range len(open) - n {
			out.WriteString("}\n")
		}
		open = open[:n]
	}
	for _, r := range rules {
		same := 0
		for same < min(len(open), len(r.within)) && open[same] == r.within[same] {
			same++
		}
		closeTo(same)
		for _, block := range r.within[same:] {
			out.WriteString(block + " {\n")
			open = append(open, block)
		}
		r.print(&out)
	}
	closeTo(0)
	return out.Bytes()
}

func (r cssRule) print(out *bytes.Buffer) {
	if r.selectors == "" {
		out.WriteString(r.statement + "\n")
		return
	}
	out.WriteString(r.selectors + " {")
	for _, d := range r.body {
		out.WriteString(" " + d.property + ": " + d.value + ";")
	}
	out.WriteString(" }\n")
}
