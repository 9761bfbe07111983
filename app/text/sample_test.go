package text

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// What the sentences can be asked for by name: the languages that there are
// lists for, the levels, the marks, and the parameters of a link, those
// that are numbers by themselves.
var (
	languages = []string{"en", "de", "fr"}
	levels    = []string{"normal", "hard", "strict"}
	marks     = []string{"absent", "present", "correct"}
	params    = []string{"mode", "lang", "length", "level", "words"}
	numbers   = []string{"seed", "day", "tries"}
)

// samples returns lists of values to call a function of the catalogue with:
// every combination of a few values for each parameter.
func samples(path string, f reflect.Type) [][]any {
	lists := [][]any{nil}
	for i := range f.NumIn() {
		var longer [][]any
		for _, list := range lists {
			for _, value := range values(path, i, f.In(i)) {
				longer = append(longer, append(slices.Clone(list), value))
			}
		}
		lists = longer
	}
	return lists
}

// values returns values for one parameter of a function.
func values(path string, parameter int, kind reflect.Type) []any {
	if strings.HasSuffix(path, ".Game.Date") && parameter == 1 {
		return []any{1, 2, 12} // months
	}
	switch kind.Kind() {
	case reflect.Int:
		return []any{0, 1, 2, 17}
	case reflect.Uint64:
		return []any{uint64(0), uint64(1), uint64(1<<53 - 1)}
	case reflect.Array:
		return []any{[2]string{"K", "QUARK"}, [2]string{"QUARK", "K"}, [2]string{"QUARK", "QUARK"}}
	}
	if kind == reflect.TypeFor[WhyBest]() {
		return whyBests()
	}
	names := []string{"K", "QUARK"}
	if kind.Kind() == reflect.Array {
		return []any{[2]string{"mode", "seed"}, [2]string{"tries", "QUARK"}}
	}
	for suffix, known := range map[string][]string{
		".Game.Language": languages, ".Game.Level": levels,
	} {
		if strings.HasSuffix(path, suffix) && parameter == 0 {
			names = known
		}
	}
	var list []any
	for _, name := range names {
		list = append(list, name)
	}
	return list
}

// call returns what a function of the catalogue says.
func call(f reflect.Value, args []any) string {
	in := make([]reflect.Value, len(args))
	for i, arg := range args {
		in[i] = reflect.ValueOf(arg)
	}
	return f.Call(in)[0].String()
}

// TestEnglishNames: the tables have every name that can be asked for, and no
// other.
func TestEnglishNames(t *testing.T) {
	for name, test := range map[string]struct {
		table map[string]string
		want  []string
	}{
		"languages":       {englishLanguages, languages},
		"levels":          {englishLevels, levels},
		"introductions":   {englishGame.Introductions, []string{"quantum"}},
		"marks":           {englishSpeech.Marks, marks},
		"link parameters": {englishNotice.Wanted, params},
		"parts of a link": {englishNotice.Parts, slices.Concat(params, numbers)},
		"what is copied":  {englishNotice.Copied, []string{"result", "words", "link"}},
		"faults":          {englishCoach.Failed, []string{"none", "pairs", "list", "died", "worker", "other"}},
		"tabs of the lab": {englishLab.Tab, []string{"letters", "openers", "games"}},
		"waiting there":   {englishLab.Wait, []string{"letters", "openers", "games"}},
		"strategies":      {englishLab.Strategy, []string{"openers", "random", "eliminate", "entropy", "minimax", "parts", "best"}},
		"first guesses":   {englishLab.By, []string{"best", "eliminate", "entropy", "parts", "minimax"}},
		"explained words": {englishExplainer.Words, []string{"first", "second", "guess"}},
		"parts of a list": {englishListImport.Part, []string{"answers", "guesses"}},
	} {
		want := slices.Sorted(slices.Values(test.want))
		if got := slices.Sorted(maps.Keys(test.table)); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
		for key, value := range test.table {
			if value == "" {
				t.Errorf("%s: %s has no name", name, key)
			}
		}
	}
}

// whyBests returns one of each reason why a guess can be better.
func whyBests() []any {
	own := GuessFacts{Word: "K", Groups: 5, Largest: 9, Cost: 3, Mean: "7.0 words", Remaining: 7}
	var all []any
	for _, change := range []func(*GuessFacts){
		func(f *GuessFacts) {},
		func(f *GuessFacts) { f.Word = "QUARK" },
		func(f *GuessFacts) { f.Groups = 4 },
		func(f *GuessFacts) { f.Groups, f.Largest = 6, 8 },
		func(f *GuessFacts) { f.Groups, f.Largest = 6, 10 },
		func(f *GuessFacts) { f.Wins = true },
		func(f *GuessFacts) { f.Largest = 8 },
		func(f *GuessFacts) { f.Groups, f.Remaining, f.Mean = 1, 6.5, "6.5 words" },
		func(f *GuessFacts) { f.Groups = 4 },
	} {
		best := own
		best.Cost = 2
		if change(&best); len(all) > 0 {
			best.Word = "QUARK"
		}
		switch len(all) {
		case 1:
			best.Cost = own.Cost
		case 2:
			best.Cost = own.Cost + 1
		}
		all = append(all, WhyBest{Own: own, Best: best})
	}
	return all
}

// Each reason is told by a sentence of its own, which has the groups of both guesses.
func TestWhy(t *testing.T) {
	told := map[string]bool{}
	for _, why := range whyBests() {
		w := why.(WhyBest)
		said := englishWhy(w)
		for _, fact := range []string{w.Own.Word, w.Best.Word, englishGroups(w.Own), englishGroups(w.Best)} {
			if !strings.Contains(said, fact) {
				t.Errorf("%q lacks %s", said, fact)
			}
		}
		told[said] = true
	}
	sure := GuessFacts{Word: "QUARK", Groups: 1, Largest: 1, Wins: true}
	if said := englishWhy(WhyBest{Own: GuessFacts{Word: "K", Groups: 1, Largest: 1}, Best: sure}); said != "QUARK was sure to win." {
		t.Error(said)
	}
	if len(told) != len(whyBests()) {
		t.Errorf("%d sentences: %q", len(told), slices.Collect(maps.Keys(told)))
	}
}
