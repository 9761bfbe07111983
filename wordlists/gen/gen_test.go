package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ketword/wordlists/gen/internal/selection"
)

func TestParseOptions(t *testing.T) {
	for args, want := range map[string]string{
		"-packages p":            "",
		"-list-packages":         "",
		"":                       "-packages is missing: wordlists/gen/fetch DIR fetches the packages",
		"-packages p -nonsens":   "flag provided but not defined: -nonsens: see -help",
		"-packages p more":       `unknown argument "more": see -help`,
		"-packages p -length 3":  "-length 3: want 4 to 8",
		"-packages p -compare f": "-compare needs -report, -lang and -length",
		"-packages p -report -compare f -lang en -length 5":          "",
		"-packages p -report -sample -1":                             "-sample and -first must not be negative",
		"-packages p -report -compare f -lang en -length 5 -first 9": "",
	} {
		_, err := parseOptions(strings.Fields(args))
		if got := message(err); got != want {
			t.Errorf("%q: %q, not %q", args, got, want)
		}
	}
}

func message(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestPackagesArePrintedOnce(t *testing.T) {
	var out bytes.Buffer
	if err := printPackages(&out); err != nil {
		t.Fatal(err)
	}
	seen := make(map[string]bool)
	for line := range strings.Lines(out.String()) {
		fields := strings.Fields(line)
		if len(fields) != 4 || len(fields[3]) != 64 {
			t.Errorf("%q is not kind, name, version and digest", line)
		}
		if seen[fields[1]] {
			t.Errorf("%s is printed twice", fields[1])
		}
		seen[fields[1]] = true
	}
	if !seen["scowl"] {
		t.Error("a package of the English lists is missing")
	}
}

func TestWriteWritesOnlyWhatChanged(t *testing.T) {
	dir := t.TempDir()
	l := list{"en/answers-4.txt", []string{"also", "ergo", "thus"}}
	path := filepath.Join(dir, "en", "answers-4.txt")
	for _, step := range []struct{ before, want string }{
		{"", "en/answers-4.txt: +3 −0\n"},
		{"also\nergo\nthus\n", ""},
		{"ergo\nnary\n", "en/answers-4.txt: +2 −1\n"},
		{"also\nergo\nthus", "en/answers-4.txt: +0 −0\n"},
	} {
		if step.before != "" {
			if err := os.WriteFile(path, []byte(step.before), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		var out bytes.Buffer
		if err := l.write(&out, dir); err != nil {
			t.Fatal(err)
		}
		if out.String() != step.want {
			t.Errorf("before %q: %q, not %q", step.before, out.String(), step.want)
		}
		if after, err := os.ReadFile(path); err != nil || string(after) != "also\nergo\nthus\n" {
			t.Errorf("before %q: %q, %v", step.before, after, err)
		}
	}
}

// The answers that are written otherwise have a file beside the lists, if there are any.
func TestFiles(t *testing.T) {
	c := selection.New()
	c.Answer("caliz")
	r := result{tag: "es", words: c}
	without := len(r.files())
	c.Write("caliz", "cáliz")
	if files := r.files(); len(files) != without+1 || files[without].path != "es/written.txt" || files[without].text() != "cáliz\n" {
		t.Errorf("%d files, then %v", without, files)
	}
}

func TestReport(t *testing.T) {
	c := selection.New()
	c.Answer("bold")
	c.Answer("fish")
	c.Drop("adze", selection.Rare)
	other := filepath.Join(t.TempDir(), "other.txt")
	if err := os.WriteFile(other, []byte("bold\r\nadze\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	o := options{lang: "en", length: 4, sample: 9, first: 9, compare: other}
	if err := printReport(&out, o, []result{{"en", c, selection.Unused{Guesses: []string{"fish"}, Allow: []string{"bold"}, Slurs: []string{"misspelt"}}}}); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		"1 dropped as rare: adze\n",
		"guesses.txt: 1 without effect: fish\n",
		"allow.txt: 1 without effect: bold\n",
		"slurs.txt: 1 without effect: misspelt\n",
		"2 of the answers with 4 letters: bold fish\n",
		"1 in both; precision 0.500, recall 0.500\n",
		"1 only in the other list: adze (rare)\n",
		"en/answers-4.txt: 10 bytes, ",
		" bytes as brotli, each file by itself; ",
	} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("%q is missing in\n%s", part, &out)
		}
	}
}

func TestMissingPackageIsNamed(t *testing.T) {
	_, err := selectWords(options{packages: t.TempDir(), lists: "lists", lang: "en"})
	if err == nil || !strings.Contains(err.Error(), "package scowl 2020.12.07-2 is missing") {
		t.Errorf("%v", err)
	}
	if _, err := selectWords(options{lists: "lists", lang: "tlh"}); message(err) != "-lang tlh: unknown language" {
		t.Errorf("%v", err)
	}
}
