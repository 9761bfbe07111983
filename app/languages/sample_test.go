package languages_test

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/app/languages"
	"ketword/app/text"
)

// What the sentences can be asked for by name: the languages that there are
// lists for, the levels, the marks, and the parameters of a link, those
// that are numbers by themselves.
var (
	listLangs = []string{"en", "de", "fr"}
	levels    = []string{"normal", "hard", "strict"}
	marks     = []string{"absent", "present", "correct"}
	params    = []string{"mode", "lang", "length", "level", "words", "secret", "rows"}
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
	if strings.HasSuffix(path, ".Game.Date") && parameter == 1 || strings.HasSuffix(path, ".Stats.Month") && parameter == 1 {
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
	if kind == reflect.TypeFor[text.WhyBest]() {
		return whyBests()
	}
	names := []string{"K", "QUARK"}
	if kind.Kind() == reflect.Array {
		return []any{[2]string{"mode", "seed"}, [2]string{"tries", "QUARK"}}
	}
	for suffix, known := range map[string][]string{
		".Game.Language": listLangs, ".Game.Level": levels, ".ListImport.All": listLangs, ".ListImport.IfShort": listLangs, ".OwnLists.Also": listLangs,
		".Lists.GuessesMissing": listLangs, ".Lists.GuessesComing": listLangs,
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

// TestNames: the tables have every name that can be asked for, and no other.
func TestNames(t *testing.T) {
	for _, language := range languages.All() {
		for name, test := range map[string]struct {
			table text.Names
			want  []string
		}{
			"introductions":   {language.Game.Introductions, []string{"classic", "quantum"}},
			"challenges":      {language.Challenge.About, []string{"classic", "quantum"}},
			"marks":           {language.Speech.Marks, marks},
			"link parameters": {language.Notice.Wanted, params},
			"parts of a link": {language.Notice.Parts, slices.Concat(params, numbers)},
			"what is copied":  {language.Notice.Copied, []string{"emoji", "words", "pattern", "digits", "picture", "link", "challenge"}},
			"faults":          {language.Coach.Failed, []string{"none", "pairs", "list", "died", "worker", "other"}},
			"tabs of the lab": {language.Lab.Tab, []string{"letters", "openers", "games"}},
			"waiting there":   {language.Lab.Wait, []string{"letters", "openers", "games"}},
			"strategies":      {language.Lab.Strategy, []string{"openers", "random", "eliminate", "entropy", "minimax", "parts", "best"}},
			"first guesses":   {language.Lab.By, []string{"best", "eliminate", "entropy", "parts", "minimax"}},
			"explained words": {language.Explainer.Words, []string{"first", "second", "guess"}},
			"parts of a list": {language.ListImport.Part, []string{"answers", "guesses"}},
		} {
			want := slices.Sorted(slices.Values(test.want))
			var got []string
			for _, pair := range test.table {
				got = append(got, pair[0])
				if pair[1] == "" || test.table.Of(pair[0]) != pair[1] {
					t.Errorf("%s, %s: %s has no name, or two", language.Lang, name, pair[0])
				}
			}
			if slices.Sort(got); !slices.Equal(got, want) {
				t.Errorf("%s, %s: %q, want %q", language.Lang, name, got, want)
			}
		}
	}
}

// whyBests returns one of each reason why a guess can be better.
func whyBests() []any {
	own := text.GuessFacts{Word: "K", Groups: 5, Largest: 9, Cost: 3, Mean: "7.0 words", Remaining: 7}
	var all []any
	for _, change := range []func(own, best *text.GuessFacts){
		func(_, _ *text.GuessFacts) {},
		func(own, best *text.GuessFacts) { best.Cost = own.Cost },
		func(own, best *text.GuessFacts) { best.Groups, best.Cost = 4, own.Cost+1 },
		func(_, best *text.GuessFacts) { best.Groups, best.Largest = 6, 8 },
		func(_, best *text.GuessFacts) { best.Groups, best.Largest = 6, 10 },
		func(own, best *text.GuessFacts) { best.Groups, own.Wins = 6, 1 },
		func(_, best *text.GuessFacts) { best.Wins = 1 },
		func(_, best *text.GuessFacts) { best.Largest = 8 },
		func(_, best *text.GuessFacts) { best.Groups, best.Remaining, best.Mean = 1, 6.5, "6.5 words" },
		func(_, best *text.GuessFacts) { best.Groups = 4 },
		func(own, best *text.GuessFacts) { own.Wins, best.Wins = 1, 2 },
		func(_, best *text.GuessFacts) { best.Wins = 2 },
		func(_, best *text.GuessFacts) { best.Groups, best.Wins = 6, 20 },
		func(_, best *text.GuessFacts) { best.Groups, best.Wins = 6, 2 },
	} {
		w := text.WhyBest{Secrets: 50, Own: own, Best: own}
		w.Best.Cost = 2
		if change(&w.Own, &w.Best); len(all) > 0 {
			w.Best.Word = "QUARK"
		}
		all = append(all, w)
	}
	return all
}

// Each reason is told by a sentence of its own, which names both guesses.
func TestWhy(t *testing.T) {
	for _, language := range languages.All() {
		told := map[string]bool{}
		for _, why := range whyBests() {
			w := why.(text.WhyBest)
			said := language.Review.Why(w)
			if !strings.Contains(said, w.Own.Word) || !strings.Contains(said, w.Best.Word) {
				t.Errorf("%s: %q lacks a guess", language.Lang, said)
			}
			told[said] = true
		}
		if len(told) != len(whyBests()) {
			t.Errorf("%s: %d sentences: %q", language.Lang, len(told), slices.Collect(maps.Keys(told)))
		}
	}
}
