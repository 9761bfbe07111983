package main

import (
	"strings"
	"testing"
)

func TestParseBase(t *testing.T) {
	for base, want := range map[string]string{
		"":                               "/",
		"/":                              "/",
		"some/path":                      "/some/path/",
		"/some/path/":                    "/some/path/",
		"https://games.example":          "https://games.example/",
		"https://games.example/word%20s": "https://games.example/word%20s/",
		"http://localhost:8080/w(1)/":    "http://localhost:8080/w(1)/",
		"/caf%C3%A9":                     "/caf%C3%A9/",
	} {
		if got, err := parseBase(base); err != nil || got.String() != want {
			t.Errorf("%q: %v, %v; want %s", base, got, err, want)
		}
	}
	for _, base := range []string{
		"ftp://games.example/", "//games.example/", "/a?b", "/a?", "/a#b", "https:///a", ":", "https://a:b@games.example/",
		"/../x/", "/a/./b/", "/a/%2e%2e/b/", "/a%2F../b/", "/a//b/", "https://games.example/..", `/a"b/`, "/a<b/", "/a b/", `/a\b/`, `https://a"b/`,
		"/a%2Fb/", "/%00/", "/a%0A/", "https://games.example:99999/", "https://games.example:0/", "https://:80/", "https://bücher.example/",
	} {
		if got, err := parseBase(base); err == nil || !strings.Contains(err.Error(), "want a path such as") {
			t.Errorf("%q: read as %v, %v", base, got, err)
		}
	}
}

func TestParseOptionsRefuses(t *testing.T) {
	for args, want := range map[string]string{
		"-serve-only": "needs -serve",
		"extra":       `unknown argument "extra"`,
		"-base ftp:x": "-base",
	} {
		if _, err := parseOptions(strings.Fields(args)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v", args, err)
		}
	}
}
