package lists

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestCleanTitle: a title contains no invisible characters, and none that would reverse or
// cover the text beside it.
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
		"\u3164\u115f\u2800":                     "", // blank letters and symbols
		"\ue000\U000f0000":                       "",
		"not \xff\xfe UTF-8":                     "not UTF-8",
		"\u0301":                                 "",
		" \u0301a":                               "a",
		"e\u0301te\u0301":                        "e\u0301te\u0301",
		strings.Repeat("e\u0301", maxMarks+1):    strings.Repeat("e\u0301", maxMarks+1), // marks of each letter
		"क्षिप्र":                                "क्षिप्र",
		"می\u200cخواهم":                          "می\u200cخواهم",
		"မြို့":                                  "မြို့",
		"👩\u200d🌾":                               "👩\u200d🌾",
		"a\u200d":                                "a",
		"\u200da":                                "a",
		"a\u200d \u200db":                        "a b",
		"a\u200d\u200cb":                         "ab",
		"می\u200c\u200c\u200cخواهم":              "می\u200cخواهم",
		"می\u200c \u200cخواهم":                   "می خواهم",
		"❤\ufe0f 1\ufe0f\u20e3":                  "❤ 1\u20e3",
		strings.Repeat("W", 50):                  strings.Repeat("W", MaxTitle),
		strings.Repeat("ab ", 50):                strings.TrimSpace(strings.Repeat("ab ", MaxTitle/3)),
		"z" + strings.Repeat("\u0351", 20) + "a": "z" + strings.Repeat("\u0351", maxMarks) + "a",
		strings.Repeat("ب", MaxTitle-1) + "\u200dبببب": strings.Repeat("ب", MaxTitle-1),
	} {
		apptest.Equal(t, "title of "+strings.ToValidUTF8(s, "?"), CleanTitle(s), want)
		apptest.Equal(t, "it is clean", CleanTitle(want), want)
	}
}

// TestTitleOfImport: an invisible title is replaced by the name of the file.
func TestTitleOfImport(t *testing.T) {
	for _, c := range []struct{ title, file, want string }{
		{"Trees", "file.txt", "Trees"},
		{"", "file.txt", "file"},
		{" \u200b\x00", "my.words.txt", "my.words"},
		{"\u202e", "\u202etxt.exe", "txt"},
		{"", ".txt", ""},
		{"", "", ""},
	} {
		d, err := Read(engine.Forever, Form{Title: c.title, File: c.file, Answers: "hello\n"})
		if err != nil {
			t.Fatal(err)
		}
		apptest.Equal(t, c.title+" of "+c.file, d.Title, c.want)
	}
}
