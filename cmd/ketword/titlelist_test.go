package main

import (
	"testing"

	"ketword/internal/cli"
)

// TestTitledList: a title names a built-in list in any language, or by its code.
func TestTitledList(t *testing.T) {
	for title, want := range map[string]string{
		"German": "de/5", "German, 6 letters": "de/6", "8 letters": "en/8", "french, 4 Letters": "fr/4",
		"Deutsch": "de/5", "Französisch, 7 Buchstaben": "fr/7", "Allemand, 6\u00a0lettres": "de/6", "allemand": "de/5",
		"de-6": "de/6", "en-5": "en/5",
		"": "", "My fruit": "", "German, 9 letters": "", "x-1234-5": "", "de": "", "letters": "",
	} {
		list, found := titledList(title)
		if found != (want != "") || found && list.String() != want {
			t.Errorf("%q: %v, %v, want %q", title, list, found, want)
		}
	}
}

// TestListFlagsHeed: a flag wins over a title.
func TestListFlagsHeed(t *testing.T) {
	for flags, want := range map[cli.ListFlags]cli.ListFlags{
		{}:             {Lang: "de", Length: 6},
		{Lang: "fr"}:   {Lang: "fr"},
		{Length: 5}:    {Length: 5},
		{File: "x"}:    {File: "x"},
		{Guesses: "x"}: {Guesses: "x"},
	} {
		got := flags
		heed(&got, "German, 6 letters")
		if got != want {
			t.Errorf("%v: %v, want %v", flags, got, want)
		}
	}
}
