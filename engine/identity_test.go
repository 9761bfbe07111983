package engine_test

import (
	"errors"
	"strings"
	"testing"

	"ketword/engine"
)

func TestIdentityRoundTrip(t *testing.T) {
	for s, id := range map[string]engine.Identity{
		"classic/en/5/2000/6/normal": {
			Rules: engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}, Lang: "en", Seed: 2000,
		},
		"quantum/de/8/9007199254740991/0/strict": {
			Rules: engine.Rules{Mode: engine.Quantum, Length: 8, Level: engine.Strict}, Lang: "de", Seed: engine.MaxDrawnSeed,
		},
		"classic/en/5/0/6/normal/1": {
			Rules: engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}, Lang: "en", Daily: 1,
		},
		"classic/pt-BR/15/0/100/hard/325": {
			Rules: engine.Rules{Mode: engine.Classic, Length: 15, Tries: 100, Level: engine.Hard}, Lang: "pt-BR", Daily: 325,
		},
	} {
		if got := id.String(); got != s {
			t.Errorf("%+v: %s, want %s", id, got, s)
		}
		if got, err := engine.ParseIdentity(s); got != id || err != nil {
			t.Errorf("%s: %+v, %v", s, got, err)
		}
	}
}

func TestParseIdentityRefuses(t *testing.T) {
	for s, message := range map[string]string{
		"":                              `"": not mode/lang/length/seed/tries/level`,
		"classic/en/5/1/6":              `"classic/en/5/1/6": not mode/lang/length/seed/tries/level`,
		"classic/en/5/1/6/normal/1/2":   `"classic/en/5/1/6/normal/1/2": not mode/lang/length/seed/tries/level`,
		"classic//5/1/6/normal":         `"": not a language tag, such as en`,
		"classic/e n/5/1/6/normal":      `"e n": not a language tag, such as en`,
		"duet/en/5/1/6/normal":          `"duet": not a mode (classic, quantum)`,
		"classic/en/1/1/6/normal":       `"1": not a whole number from 2 to 15`,
		"classic/en/+5/1/6/normal":      `"+5": not a whole number from 2 to 15`,
		"classic/en/16/1/6/normal":      `"16": not a whole number from 2 to 15`,
		"classic/en/5/-1/6/normal":      `"-1": not a whole number from 0 to 9223372036854775807`,
		"classic/en/5/1/101/normal":     `"101": not a whole number from 0 to 100`,
		"classic/en/5/1/six/normal":     `"six": not a whole number from 0 to 100`,
		"classic/en/5/1/6/easy":         `"easy": not a level (normal, hard, strict)`,
		"classic/en/5/1/6/normal/":      `"": not a whole number from 1 to 1000000`,
		"classic/en/5/1/6/normal/0":     `"0": not a whole number from 1 to 1000000`,
		"classic/en/5/1/99999999999/x":  `"99999999999": not a whole number from 0 to 100`,
		"duet/en/99/1/6/normal/1000001": `"duet": not a mode (classic, quantum)`,
	} {
		id, err := engine.ParseIdentity(s)
		if err == nil || err.Error() != message || id != (engine.Identity{}) {
			t.Errorf("%q: %+v, %v, want %s", s, id, err, message)
		}
		if _, is := errors.AsType[*engine.ParseError](err); !is {
			t.Errorf("%q: %T", s, err)
		}
	}
}

// What ParseLang takes, an identity can hold.
func TestParseLang(t *testing.T) {
	for _, s := range []string{"en", "de-CH", "x-0123456789abcdef", "EN", "a1", "zh-Hant-TW"} {
		lang, err := engine.ParseLang(s)
		if err != nil || lang != s {
			t.Errorf("%q: %q, %v", s, lang, err)
		}
		id := engine.Identity{Rules: engine.Rules{Mode: engine.Classic, Length: 5}, Lang: lang}
		if got, err := engine.ParseIdentity(id.String()); err != nil || got != id {
			t.Errorf("%v reads back as %v, %v", id, got, err)
		}
	}
	for _, s := range []string{"", "-", "e/n", "e n", "en-", "-en", "a--b", "ü", "en\n", strings.Repeat("x", 64), "../etc"} {
		if lang, err := engine.ParseLang(s); err == nil || lang != "" {
			t.Errorf("%q: %q", s, lang)
		}
	}
}
