package model

import (
	"strings"
	"testing"
)

// TestCleanTitle: what can't be seen, or would turn around or cover what stands
// beside it, is no part of a title.
func TestCleanTitle(t *testing.T) {
	for s, want := range map[string]string{
		"Trees":                                  "Trees",
		"  My \t fruits\n":                       "My fruits",
		"Obst 🍎":                                 "Obst 🍎",
		"a\x00b\x07\x1b[31mc":                    "ab[31mc",
		"\x00":                                   "",
		"\u200b\ufeff\u2060":                     "",
		"soft\u00adhyphen":                       "softhyphen",
		"\u202egpj.exe":                          "gpj.exe",
		"\u2066a\u2069\u061cb":                   "ab",
		"line\u2028line\u2029":                   "line line",
		"\u3164\u115f\u2800":                     "", // letters and signs that are blank
		"\ue000\U000f0000":                       "",
		"not \xff\xfe UTF-8":                     "not UTF-8",
		"\u0301":                                 "",
		" \u0301a":                               "a",
		"e\u0301te\u0301":                        "e\u0301te\u0301",
		"क्षिप्र":                                "क्षिप्र",
		"می\u200cخواهم":                          "می\u200cخواهم",
		"👩\u200d🌾":                               "👩\u200d🌾",
		"a\u200d":                                "a",
		"\u200da":                                "a",
		"a\u200d \u200db":                        "a b",
		"a\u200d\u200d\u200db":                   "a\u200db",
		"❤\ufe0f":                                "❤\ufe0f",
		strings.Repeat("W", 50):                  strings.Repeat("W", MaxTitle),
		strings.Repeat("ab ", 50):                strings.TrimSpace(strings.Repeat("ab ", MaxTitle/3)),
		"z" + strings.Repeat("\u0351", 20) + "a": "z" + strings.Repeat("\u0351", maxMarks) + "a",
		strings.Repeat("a", MaxTitle-1) + "\u200dbcdef": strings.Repeat("a", MaxTitle-1),
	} {
		equal(t, "title of "+strings.ToValidUTF8(s, "?"), cleanTitle(s), want)
		equal(t, "it is clean", cleanTitle(want), want)
	}
}

// TestTitleOfImport: a title that nobody sees gives way to the name of the file.
func TestTitleOfImport(t *testing.T) {
	for _, c := range []struct{ title, file, want string }{
		{"Trees", "file.txt", "Trees"},
		{"", "file.txt", "file"},
		{" \u200b\x00", "my.words.txt", "my.words"},
		{"\u202e", "\u202etxt.exe", "txt"},
		{"", ".txt", ""},
		{"", "", ""},
	} {
		d, err := CheckList(ListForm{Title: c.title, File: c.file, Answers: "hello\n"}, nil)
		if err != nil {
			t.Fatal(err)
		}
		equal(t, c.title+" of "+c.file, d.Title, c.want)
	}
}

// TestTakenTitle: a number tells lists of one title apart, within the length that a
// title may have.
func TestTakenTitle(t *testing.T) {
	long := strings.Repeat("W", MaxTitle)
	w := newListStore(t).visit(t, map[string]string{}, "")
	for _, answers := range []string{"hello\n", "world\n", "crown\n"} {
		w.do(Imported{Draft: draft(t, long, answers, "")})
	}
	var titles []string
	for _, l := range w.model.Own {
		titles = append(titles, l.Title)
	}
	cut := long[:MaxTitle-2]
	equal(t, "titles", titles, []string{cut + " 2", cut + " 3", long})
}

// TestOldTitles: a title that an earlier version kept as it came is shown clean.
func TestOldTitles(t *testing.T) {
	stored := map[string]string{}
	s, _ := withOwn(t, stored)
	s.own[0].Title = "My\u202e\x00 fruits"
	equal(t, "listed", s.visit(t, stored, "").model.Own[0].Title, "My fruits")
	equal(t, "stored as it was", s.own[0].Title, "My\u202e\x00 fruits")
}
