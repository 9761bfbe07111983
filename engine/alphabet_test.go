package engine_test

import (
	"slices"
	"testing"

	"ketword/engine"
)

// TestTurkishCase: where ı is a letter, I is its capital and İ that of i.
func TestTurkishCase(t *testing.T) {
	turkish := engine.AlphabetOf("kitapısnfşlğ")
	for s, want := range map[string]string{
		"KİTAP": "kitap", "SINIF": "sınıf", "ISLAK": "ıslak", "İSİM": "isim", "kitap": "kitap", "Işık": "ışık", "IĞDIR": "ığdır",
	} {
		w, err := turkish.ParseWord(s)
		if err != nil || w.String() != want {
			t.Errorf("%s: %q, %v, want %s", s, w, err, want)
		}
	}
	for s, want := range map[string]string{"kitap": "KİTAP", "sınıf": "SINIF", "ışık": "IŞIK"} {
		if got := turkish.Upper(s); got != want {
			t.Errorf("%s: %s, want %s", s, got, want)
		}
	}
	for text, want := range map[string]string{
		"KİTAP ISLAK SINIF": "kitap ıslak sınıf", "ALIŞ KİŞİ": "alış kişi", "DAĞ IRK": "dağ ırk", "ilk ışın ISI": "ilk ışın ısı",
		"ISLAND BIRD": "island bird", "CIDRE": "cidre",
	} {
		if got := engine.CaseOf(text).Lower(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
	if got := engine.AlphabetOf("crown").Upper("ıi"); got != "ıI" {
		t.Errorf("elsewhere: %s", got)
	}
}

// TestFold: accents that a list lacks are dropped, and no others.
func TestFold(t *testing.T) {
	for _, c := range []struct{ letters, typed, want string }{
		{"abcdefghijklmnopqrstuvwxyz", "forêt", "foret"},
		{"abcdefghijklmnopqrstuvwxyz", "CŒUR", "coeur"},
		{"abcdefghijklmnopqrstuvwxyz", "Straße", "strasse"},
		{"abcdefghijklmnopqrstuvwxyz", "việt", "viet"},
		{"abcdefghijklmnopqrstuvwxyz", "e\u0323\u0300ko", "eko"},
		{"abcdefghijklmnopqrstuvwxyz", "mañana", "manana"},
		{"abcdefghijklmnopqrstuvwxyzäöüß", "GRÖẞE", "größe"},
		{"abcdefghijklmnopqrstuvwxyzäöüß", "idée", "idee"},
		{"αβγδεζηθικλμνξοπρστυφχψω", "ΛΌΓΟΣ", "λογος"},
		{"абвгдежзийклмнопрстуфхцчшщъыьэюя", "ёлка", "елка"},
		{"абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "ёлка", "ёлка"},
		{"абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", "З’їзд", "зїзд"},
		{"абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", "п'ять", "пять"},
		{"אבגדהוזחטיכלמנסעפצקרשת", "שָׁלוֹם", "שלום"},
		{"ابتثجحخدذرزسشصضطظعغفقكلمنهوي", "أَكَلَ", "اكل"},
		{"abc", "dxyz", "dxyz"}, // is told as an unknown word
	} {
		w, err := engine.AlphabetOf(c.letters).ParseWord(c.typed)
		if err != nil || w.String() != c.want {
			t.Errorf("%s by %s: %q, %v, want %s", c.typed, c.letters, w, err, c.want)
		}
	}
	if w, err := engine.AlphabetOf("abcdefghijklmnopqrstuvwxyz").ParseWord("don't"); err == nil {
		t.Errorf("an English apostrophe is left out: %q", w)
	}
	if w, err := (engine.Alphabet{}).ParseWord("forêt"); err != nil || w.String() != "forêt" {
		t.Errorf("by no alphabet: %q, %v", w, err)
	}
}

// TestFindWord: capitals write ß as SS, which the list decides.
func TestFindWord(t *testing.T) {
	german := engine.AlphabetOf("abcdefghijklmnopqrstuvwxyzäöüß")
	has := func(w engine.Word) bool {
		return slices.Contains([]string{"straße", "wasser", "maße", "masse"}, w.String())
	}
	for typed, want := range map[string]string{"STRASSE": "straße", "Wasser": "wasser", "Maße": "maße", "MASSE": "masse", "GRÖSSE": "grösse"} {
		if w, err := german.FindWord(typed, has); err != nil || w.String() != want {
			t.Errorf("%s: %q, %v, want %s", typed, w, err, want)
		}
	}
}

// TestTyped: a key of any keyboard gives a letter of the list, if the list has it with or without the accent.
func TestTyped(t *testing.T) {
	for _, c := range []struct {
		letters string
		typed   engine.Letter
		want    string
	}{
		{"abc", 'A', "a"}, {"aeo", 'é', "e"}, {"aeo", 'œ', "oe"}, {"aeé", 'É', "é"}, {"abc", 'q', ""}, {"abo", 'œ', ""},
		{"ıi", 'I', "ı"}, {"ıi", 'İ', "i"}, {"σα", 'ς', "σ"}, {"מש", 'ם', "מ"}, {"пा", 'ा', "ा"}, {"abc", '\u0301', ""}, {"წა", 'Წ', "წ"},
	} {
		if got := engine.AlphabetOf(c.letters).Typed(c.typed); got != c.want {
			t.Errorf("%c by %s: %q, want %q", c.typed, c.letters, got, c.want)
		}
	}
}

// TestShownMark: a mark alone stands on a circle, and letters that take marks are typed in parts.
func TestShownMark(t *testing.T) {
	hindi := engine.AlphabetOf("पानी")
	if got := hindi.Upper("ा"); got != "◌ा" {
		t.Errorf("%q", got)
	}
	if got := hindi.String(); got != "नपाी" || !hindi.Joins() || engine.AlphabetOf("crown").Joins() {
		t.Errorf("%q, joins: %v", got, hindi.Joins())
	}
	if w, err := hindi.ParseWord("पानी"); err != nil || hindi.Upper(w.String()) != "पानी" {
		t.Errorf("%q, %v", w, err)
	}
}
