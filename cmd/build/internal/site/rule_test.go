package site

import (
	"net/http"
	"reflect"
	"strings"
	"testing"
)

var exampleRules = Rules{
	{Path: "/*", Headers: []Header{{"X-Content-Type-Options", "nosniff"}, {"Content-Security-Policy", "default-src 'none'; img-src https://a.example:8080"}}},
	{Path: "/a.js", Headers: []Header{{"Cache-Control", "no-cache"}}},
}

func TestRulesAreReadAsTheyArePrinted(t *testing.T) {
	got, err := ParseRules(strings.NewReader("# comment\n\n" + exampleRules.String()))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, exampleRules) {
		t.Errorf("got %v, want %v", got, exampleRules)
	}
}

func TestParseRulesNamesTheLine(t *testing.T) {
	for text, line := range map[string]string{
		"  A: b\n":          "line 1",
		"/*\n  A: b\n  A\n": "line 3",
		"/*\n  A b: c\n":    "line 2",
		"/*\n  A:\n":        "line 2",
	} {
		if _, err := ParseRules(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), line) {
			t.Errorf("%q: got %v, want an error that names %s", text, err, line)
		}
	}
}

func TestRuleMatches(t *testing.T) {
	for _, test := range []struct {
		rule, path string
		want       bool
	}{
		{"/*", "/", true},
		{"/*", "/a/b.js", true},
		{"/a/*", "/a/b", true},
		{"/a/*", "/ab", false},
		{"/a.js", "/a.js", true},
		{"/a.js", "/a.json", false},
	} {
		if got := (Rule{Path: test.rule}).matches(test.path); got != test.want {
			t.Errorf("%s matches %s: %v", test.rule, test.path, got)
		}
	}
}

func TestApplyRules(t *testing.T) {
	got := http.Header{}
	exampleRules.Apply(got, "/a.js")
	if got.Get("Cache-Control") != "no-cache" || got.Get("X-Content-Type-Options") != "nosniff" {
		t.Errorf("got %v", got)
	}
}
