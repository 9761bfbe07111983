package text

import (
	"strconv"
	"strings"
	"testing"
)

// compiled returns a catalogue in which each message is its number, with some exceptions.
func compiled(whole, tenths string, said map[int]string) string {
	lines := []string{edition, "xx", whole, tenths}
	for i := range messages {
		lines = append(lines, "message "+strconv.Itoa(i))
		if s, is := said[i]; is {
			lines[len(lines)-1] = s
		}
	}
	return strings.Join(append(lines, edition), "\n")
}

// read reads such a catalogue. It formats numbers as in 1.234,5.
func read(t *testing.T, whole, tenths string, said map[int]string) *Text {
	t.Helper()
	c, err := Read(compiled(whole, tenths, said))
	if err != nil {
		t.Fatal(err)
	}
	c.Game.Decimal, c.Game.Thousands = ",", "."
	return c
}

// TestRead: a catalogue of this program is read; one that is truncated, empty, longer, of another edition
// or a web page is refused.
func TestRead(t *testing.T) {
	whole := compiled("", "", nil)
	c := read(t, "", "", nil)
	if c.Lang != "xx" || c.Language.Name != "message 0" {
		t.Errorf("%q, %q", c.Lang, c.Language.Name)
	}
	for name, text := range map[string]string{
		"empty":             "",
		"cut off":           whole[:len(whole)/2],
		"one byte less":     whole[:len(whole)-1],
		"one line less":     strings.Replace(whole, "\n", "", 1),
		"one line more":     whole + "\n" + edition,
		"a page":            "<!doctype html>\n<title>Sign in</title>\n",
		"a long page":       strings.Repeat("<p>Sign in</p>\n", strings.Count(whole, "\n")),
		"another edition":   strings.ReplaceAll(whole, edition, "0123456789"),
		"another end":       strings.TrimSuffix(whole, edition) + "0123456789",
		"another beginning": "0123456789" + strings.TrimPrefix(whole, edition),
	} {
		if _, err := Read(text); err == nil {
			t.Error(name, "is read")
		}
	}
}

// TestPut: values replace the variables, in any order, once or several times.
func TestPut(t *testing.T) {
	for form, want := range map[string]string{
		"":                         "",
		"nothing":                  "nothing",
		"\x010":                    "a",
		"\x010 and \x011":          "a and b",
		"\x011, \x010.":            "b, a.",
		"\x011\x011":               "bb",
		"it is \x010":              "it is a",
		"{{.N}} \x0101 of \x01111": "{{.N}} a1 of b11",
	} {
		if got := put(form, []string{"a", "b"}); got != want {
			t.Errorf("%q: %q, want %q", form, got, want)
		}
	}
	if got := put("\x010\x011", []string{"\x011", "b"}); got != "\x011b" {
		t.Errorf("%q: a value is taken for a variable", got)
	}
}

// TestRow: a key leads to its message, an unknown one to an empty message.
func TestRow(t *testing.T) {
	c := read(t, strings.Repeat("0", 200), "", nil)
	for key, want := range map[string]string{"a": "message 5", "bc": "message 6", "d": "message 7", "b": "", "": "", "a bc": ""} {
		if got := c.say(row(5, "a bc d", key)); got != want {
			t.Errorf("%q: %q, want %q", key, got, want)
		}
	}
	if got := c.count(row(5, "a bc d", "x"), "1", "1"); got != "" {
		t.Errorf("%q of a row that there is not", got)
	}
}

// TestCount: a number selects the form of its category, and is written with separators. If its category has
// no form, the one that every language has is used.
func TestCount(t *testing.T) {
	ones := "024" + strings.Repeat("0", 97) + "4" + strings.Repeat("0", 99)
	tenths := "04" + strings.Repeat("0", 998) + "02" + strings.Repeat("0", 998)
	c := read(t, ones, tenths, map[int]string{1: "2one \x010\x024few \x010\x020other \x010", 2: "0all \x010", 3: "2one \x010\x020other \x010"})
	for number, want := range map[string]string{
		"0": "other", "1": "one", "2": "few", "3": "other", "100": "few", "101": "other", "200": "few", "1000": "few", "1.000": "few", "1.001": "other",
		"0,1": "few", "0,19": "few", "0,2": "other", "100,1": "one", "200,1": "one", "1.000,1": "one", "110,1": "other", "many": "other",
	} {
		if got := c.count(1, number, number); got != want+" "+number {
			t.Errorf("%q, want %s", got, want)
		}
		if got := c.count(2, number, number); got != "all "+number {
			t.Errorf("%q", got)
		}
	}
	if got := c.count(3, "2", "2"); got != "other 2" {
		t.Errorf("%q of a category without a form", got)
	}
}

// TestNumber: thousands are separated.
func TestNumber(t *testing.T) {
	c := read(t, "", "", nil)
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1.000", 1001: "1.001", 12_345: "12.345", 1_000_000: "1.000.000", 9_007_199_254_740_991: "9.007.199.254.740.991"} {
		if got := c.Number(n); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestWithCapitals: words of a list are written by its function, and sentences are unchanged.
func TestWithCapitals(t *testing.T) {
	c := read(t, "", "", nil)
	with := c.WithCapitals(strings.ToUpper)
	if c.Capitals() != nil || with.Capitals()("a") != "A" || with.Language.Name != c.Language.Name {
		t.Error("capitals are not those that were given")
	}
}

// TestLocales: the reference is first and stands in for unknown languages; its pages are in no folder.
func TestLocales(t *testing.T) {
	folders := map[string]bool{}
	for i, l := range Locales {
		if LocaleOf(l.Tag) != l || folders[l.Folder()] || (l.Folder() == "") != (i == 0) {
			t.Errorf("%q is in %q", l.Tag, l.Folder())
		}
		folders[l.Folder()] = true
	}
	if LocaleOf("xx") != Locales[0] || LocaleOf("") != Locales[0] || Locales[0].Tag != "en" {
		t.Error("English is not the reference")
	}
}
