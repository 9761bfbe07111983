package cli_test

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/cli"
	"ketword/internal/cli/clitest"
	"ketword/wordlists"
)

// TestListNames: a list in a file is called as the site calls it, unless it is
// called otherwise; a byte order mark and the ends of lines make no difference.
func TestListNames(t *testing.T) {
	e := clitest.WithFiles(nil, map[string]string{"list": "audio\nflesh\n", "marked": "\uFEFFaudio\r\nflesh"})
	for _, file := range []string{"list", "marked"} {
		l, err := cli.ListFlags{File: file}.Load(e)
		if err != nil {
			t.Fatal(err)
		}
		if want := lists.OwnName(l.Fingerprint(), 5).Lang; l.Lang() != want || l.AnswerCount() != 2 {
			t.Errorf("%s is called %s, want %s; it has %d words", file, l.Lang(), want, l.AnswerCount())
		}
	}
	if l, err := (cli.ListFlags{File: "list", Lang: "it"}).Load(e); err != nil || l.Lang() != "it" {
		t.Errorf("%v", err)
	}
	if l, err := (cli.ListFlags{}).Load(e); err != nil || l.Lang() != "en" || l.Length() != 5 {
		t.Errorf("%v", err)
	}
}

// TestHelpNamesLanguages: the help of the programs and of the flag names each language that has lists.
func TestHelpNamesLanguages(t *testing.T) {
	set := flag.NewFlagSet("", flag.ContinueOnError)
	cli.AddListFlags(set)
	for _, help := range []string{cli.WithLists("LISTS\n"), set.Lookup("lang").Usage} {
		for _, e := range wordlists.Catalogue() {
			if !regexp.MustCompile(`\b` + e.Lang + `\b`).MatchString(help) {
				t.Errorf("no %s in %s", e.Lang, help)
			}
		}
	}
}

// TestListLengths: words are counted where no length is asked for, and the odd one
// is told.
func TestListLengths(t *testing.T) {
	e := clitest.WithFiles(nil, map[string]string{
		"two": "ab\ncd\n", "long": "abcdefghijklmno\n", "longer": "abcdefghijklmnop\n", "letter": "a\n",
		"umlauts": "größe\ngrüße\n", "odd": "cat\naudio\nflesh\n", "missing": "", "even": "cat\naudio\n", "notes": "# words\n\ncat\n\naudio\nflesh\n",
		"sets": "#\n##\n",
	})
	for file, length := range map[string]int{"two": 2, "long": 15, "umlauts": 5} {
		if l, err := (cli.ListFlags{File: file}).Load(e); err != nil || l.Length() != length {
			t.Errorf("%s: %v", file, err)
		}
	}
	for file, want := range map[string]string{
		"odd": `odd: line 1: "cat": 3 letters, expected 5`, "letter": `letter: line 1: "a": 1 letter, expected 2 to 15`,
		"longer": `longer: line 1: "abcdefghijklmnop": 16 letters, expected 2 to 15`, "missing": "missing: no words",
		"even": `even: line 1: "cat": 3 letters, expected 5`, "notes": `notes: line 1: "# words": not only letters`,
		"sets": `sets: line 1: "#": not only letters`,
	} {
		_, err := cli.ListFlags{File: file}.Load(e)
		if bad, is := errors.AsType[*cli.BadListError](err); !is || bad.Error() != "Invalid word file: "+want {
			t.Errorf("%s: %v, want %s", file, err, want)
		}
	}
	_, err := cli.ListFlags{File: "nowhere"}.Load(e)
	if _, is := errors.AsType[*cli.OpenError](err); !is || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("nowhere: %v", err)
	}
}

// TestOneWayToTables: all programs get the table of a list from ListFlags.Table, which alone knows
// what is stored of the list.
func TestOneWayToTables(t *testing.T) {
	for _, folder := range []string{"cmd/ketword", "proofs/cmd/ketword-proofs"} {
		sources, err := filepath.Glob(filepath.Join("../..", folder, "*.go"))
		if err != nil || len(sources) == 0 {
			t.Fatalf("%s: %v, error %v", folder, sources, err)
		}
		for _, name := range sources {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, way := range []string{"solver." + "NewTable(", "solver." + "Prepare("} {
				if !strings.HasSuffix(name, "_test.go") && strings.Contains(string(text), way) {
					t.Errorf("%s: %s", name, way)
				}
			}
		}
	}
}

// TestStoredOfFiles: files that hold a built-in list are solved as that one is; with another word that may be
// guessed it is another list.
func TestStoredOfFiles(t *testing.T) {
	more := wordlists.English5.Guesses + "zzzzz\n"
	e := clitest.WithFiles(nil, map[string]string{"answers": wordlists.English5.Answers, "guesses": wordlists.English5.Guesses, "more": more,
		"others": strings.Replace(more, "aahed\n", "", 1)})
	for guesses, first := range map[string]string{"guesses": "salet", "more": "", "others": ""} {
		files := cli.ListFlags{File: "answers", Guesses: guesses}
		l, err := files.Load(e)
		if err != nil {
			t.Fatal(err)
		}
		known, found, err := files.Table(l).Candidates(engine.Classic).Known(engine.Forever, engine.Hard)
		if err != nil || found != (first != "") || known.Guess.String() != first {
			t.Errorf("%s: %s, %v, %v; want %q", guesses, known.Guess, found, err, first)
		}
	}
}
