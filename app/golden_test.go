//go:build !js

package app

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
)

// moved has where sentences of the old structs went that are methods of another name.
var moved = strings.NewReplacer(
	"ListImport.Problem.", "ListProblem.", "History.Reason.", "HistoryProblem.", "Scores.Reason.", "ScoresProblem.",
	"Guide.Words.", "GuideWords.", "Help.Samples.", "Samples.", "Settings.Rows.Name", "Settings.Name", "Settings.Rows.About", "Settings.About",
	"Settings.Rows.Values", "Settings.Value", "Titles", "Pages.Title", "Game.Language", "Words.Language", "Share.WithLink.Name", "Share.WithLink",
	"Share.WithLink.About", "Share.WithLinkAbout", "Share.WithGrades.Name", "Share.WithGrades", "Share.WithGrades.About", "Share.WithGradesAbout",
	"Coach.Secrets[classic].", "Coach.", "Coach.Secrets[quantum].", "Coach.", "End.Used", "end.Used",
)

// special are sentences that are put together from several messages, or have other values.
var special = map[string]func(t *text.Text, s []string, n []int) string{
	"Game.Date":   func(t *text.Text, _ []string, n []int) string { return wording.Date(t, n[0], n[1], n[2]) },
	"Game.Tries":  func(t *text.Text, _ []string, n []int) string { return wording.Tries(t, n[0]) },
	"Game.Seeded": func(t *text.Text, _ []string, n []int) string { return t.Game.Seeded(strconv.Itoa(n[0])) },
	"Stats.Month": func(t *text.Text, _ []string, n []int) string {
		return t.Date.WithYear(t.Date.Short(strconv.Itoa(n[1])), n[0])
	},
	"Text.Name":    func(t *text.Text, _ []string, _ []int) string { return t.Language.Name() },
	"Coach.Number": func(t *text.Text, _ []string, n []int) string { return t.Number(n[0]) },
	"End.Next":     func(t *text.Text, _ []string, n []int) string { return wording.UntilNext(t, n[0], n[1]) },
	"end.Used":     func(t *text.Text, _ []string, n []int) string { return wording.Used(t, n[0], n[1]) },
	"Share.Solved": func(t *text.Text, _ []string, n []int) string { return wording.SharedSolved(t, n[0], n[1]) },
	"Share.GaveUp": func(t *text.Text, _ []string, n []int) string { return wording.SharedGaveUp(t, n[0], n[1]) },
	"End.Solved": func(t *text.Text, _ []string, n []int) string {
		return wording.Solved(t, n[0])
	},
	"End.Secret": func(t *text.Text, _ []string, n []int) string {
		return wording.SecretWas(t, n[0])
	},
	"Share.All": func(t *text.Text, s []string, _ []int) string {
		for _, mark := range []string{"absent", "present", "correct"} {
			if t.Speech.Marks(mark) == s[0] {
				return t.Share.All(mark)
			}
		}
		return "?"
	},
	"Archive.Counted": func(t *text.Text, _ []string, n []int) string {
		return t.Archive.Counted(t.Archive.Finished(n[0]), t.Archive.OfThemSolved(n[1]))
	},
	"Lists.GuessesMissing": func(t *text.Text, s []string, _ []int) string { return t.Lists.GuessesMissing(t.Words.Adjective(s[0])) },
	"Lists.GuessesComing":  func(t *text.Text, s []string, _ []int) string { return t.Lists.GuessesComing(t.Words.Adjective(s[0])) },
	"OwnLists.Also":        func(t *text.Text, s []string, _ []int) string { return t.OwnLists.Also(t.Words.Adjective(s[0])) },
	"ListImport.All":       func(t *text.Text, s []string, _ []int) string { return t.ListImport.All(t.Words.Adjective(s[0])) },
	"ListImport.IfShort": func(t *text.Text, s []string, _ []int) string {
		return t.ListImport.IfShort(t.Words.Language(s[0]), t.Words.Adjective(s[0]))
	},
	"OwnLists.Facts": func(t *text.Text, _ []string, n []int) string {
		return t.OwnLists.Facts(n[0], t.OwnLists.Answers(n[1]))
	},
	"ListImport.Length": func(t *text.Text, _ []string, n []int) string {
		return t.ListImport.Length(n[0], t.Coach.Count("classic", n[1]))
	},
	"ListProblem.Line": func(t *text.Text, s []string, n []int) string {
		if s[0] == "" {
			return t.ListProblem.Line(n[0], s[1])
		}
		return t.ListProblem.LineWith(n[0], s[0], s[1])
	},
	"ListProblem.Want": func(t *text.Text, _ []string, n []int) string {
		if n[0] == n[1] {
			return t.ListProblem.Wants("", n[0])
		}
		return t.ListProblem.WantsBetween("", n[0], n[1])
	},
	"History.NoneNew": func(t *text.Text, _ []string, n []int) string { return noneNewSentence(&t.History, n[0]) },
	"HistoryProblem.BadToo": func(t *text.Text, s []string, n []int) string {
		if n[0] > 0 {
			return t.HistoryProblem.BadTooAndMore(s[0], s[1], n[0])
		}
		return t.HistoryProblem.BadToo(s[0], s[1])
	},
	"Notice.Letter": func(t *text.Text, s []string, n []int) string { return hint(t, engine.HintLetter, s, n) },
	"Notice.Most":   func(t *text.Text, s []string, n []int) string { return hint(t, engine.HintMost, s, n) },
	"Notice.Times": func(t *text.Text, s []string, n []int) string {
		return t.Notice.Times(s[0], wording.Times(t, n[0]), n[1])
	},
	"Speech.Cursor": func(t *text.Text, s []string, n []int) string {
		if s[0] == "" {
			s[0] = t.Speech.Blank()
		}
		return t.Speech.Cursor(n[0], s[0])
	},
	"Games.DeleteAll":     func(t *text.Text, _ []string, n []int) string { return deleteAllText(&t.Games, n[0]) },
	"Games.Several":       func(t *text.Text, _ []string, n []int) string { return severalText(&t.Games, n[0], n[1]) },
	"Lab.First":           func(t *text.Text, s []string, _ []int) string { return firstSentence(&t.Lab, s[0], s[1]) },
	"Seed.About":          func(t *text.Text, s []string, _ []int) string { return aboutSeed(&t.Seed, s[0]) },
	"Level.NoTries":       func(t *text.Text, s []string, n []int) string { return noTries(t, s[0], n[0]) },
	"Tournament.Standing": func(t *text.Text, _ []string, n []int) string { return standingText(t, n[0], n[1]) },
	"ScoresProblem.NotNumber": func(t *text.Text, s []string, n []int) string {
		if n[0] == 1 {
			return t.ScoresProblem.FirstNotNumber(s[0])
		}
		return t.ScoresProblem.NotNumber(n[0], s[0])
	},
	"Rival.Fewer": func(t *text.Text, s []string, n []int) string {
		return t.Rival.Fewer(n[0], n[1], or(s[0], t.Rival.Someone()))
	},
	"Rival.More": func(t *text.Text, s []string, n []int) string {
		return t.Rival.More(n[1], n[0], or(s[0], t.Rival.SomeoneFirst()))
	},
	"Rival.OnlyI": func(t *text.Text, s []string, _ []int) string {
		return t.Rival.OnlyI(or(s[0], t.Rival.SomeoneBehindColon()))
	},
	"Rival.GaveUp": func(t *text.Text, s []string, _ []int) string {
		return t.Rival.GaveUp(or(s[0], t.Rival.SomeoneBehindColon()))
	},
	"Rival.OnlyThey": func(t *text.Text, s []string, n []int) string {
		return t.Rival.OnlyThey(n[0], or(s[0], t.Rival.SomeoneFirst()))
	},
	"Rival.TheirHelp": func(t *text.Text, s []string, _ []int) string {
		return t.Rival.TheirHelp(or(s[0], t.Rival.SomeoneFirst()))
	},
	"Review.NoNews": func(t *text.Text, _ []string, _ []int) string { return strings.TrimSuffix(t.Review.NoNews(""), ".") },
	"Review.NoLuck": func(t *text.Text, _ []string, _ []int) string { return strings.TrimSuffix(t.Review.NoLuck(""), ".") },
	"Hint.Groups":   func(t *text.Text, _ []string, n []int) string { return divides(t, n[0], n[1]) },
	"Hint.Others":   func(t *text.Text, _ []string, n []int) string { return others(t, n[0], n[1]) },
	"Archive.Day": func(t *text.Text, s []string, n []int) string {
		if n[0] == 1 {
			return t.Date.WeekdayAndFirst(s[0], s[1])
		}
		return t.Date.WeekdayAndDay(s[0], n[0], s[1])
	},
	"Notice.BadLinks": func(t *text.Text, s []string, n []int) string {
		first, second := t.Notice.PartOfLink(s[0], s[2]), t.Notice.PartOfLink(s[1], s[3])
		if n[0] == 0 {
			return t.Notice.BadLinks(first, second)
		}
		return t.Notice.BadLinksAndMore(first, second, n[0])
	},
}

func or(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

func noTries(t *text.Text, typed string, most int) string {
	if typed == "" {
		return t.Level.NoTriesTyped(most)
	}
	return t.Level.NoTries(typed, most)
}

func hint(t *text.Text, kind engine.HintKind, s []string, n []int) string {
	if kind == engine.HintLetter {
		return wording.MustHave(t, s[0], n[0], n[1])
	}
	return wording.HasAtMost(t, s[0], n[0], n[1])
}

func divides(t *text.Text, groups, largest int) string {
	if groups == 1 {
		return t.Hint.OneGroup(largest)
	}
	return t.Hint.Groups(wording.Groups(t, groups, largest))
}

func others(t *text.Text, groups, largest int) string {
	if groups == 1 {
		return t.Hint.OtherGroup(largest)
	}
	return t.Hint.Others(wording.Groups(t, groups, largest))
}

// TestGolden: every sentence is that of the old catalogues.
func TestGolden(t *testing.T) {
	data, err := os.ReadFile("testdata/golden.txt")
	if err != nil {
		t.Fatal(err)
	}
	wrong, checked, failed := map[string]int{}, 0, map[string]bool{}
	for line := range strings.Lines(strings.TrimSuffix(string(data), "\n")) {
		parts := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		lang, path, want := embedded.Of(parts[0]), parts[1], parts[3]
		var args []any
		if err := json.Unmarshal([]byte(parts[2]), &args); err != nil {
			t.Fatal(err, line)
		}
		got, ok := saidOf(lang, path, args)
		if !ok {
			failed[path] = true
			continue
		}
		checked++
		if got != want {
			wrong[path]++
			if wrong[path] < 4 {
				t.Errorf("%s %s %s: %q, want %q", lang.Lang, path, parts[2], got, want)
			}
		}
	}
	for path := range failed {
		t.Error("not checked: ", path)
	}
	t.Log(checked)
}

func saidOf(t *text.Text, path string, args []any) (string, bool) {
	if path == "Lang" || path == "Review.Why" || path == "Archive.Month" {
		return "", path != "Lang" && false
	}
	if strings.HasPrefix(path, "Coach.Secrets[") {
		args = append([]any{path[len("Coach.Secrets[") : len("Coach.Secrets[")+7]}, args...)
	}
	if name, key, is := strings.Cut(path, "["); is && strings.HasPrefix(path, "Watch.Figure") {
		path, args = name, append([]any{strings.TrimSuffix(key, "]")}, args...)
	}
	name := moved.Replace(path)
	if name == "Name" {
		name = "Text.Name"
	}
	for old, table := range map[string]string{"Archive.Months.": "Date.Month", "Archive.Weekdays.": "Date.Weekday", "Archive.Short.": "Date.WeekdayShort"} {
		if i, is := strings.CutPrefix(name, old); is {
			n, _ := strconv.Atoi(i)
			name, args = table, []any{strconv.Itoa(n + 1)}
		}
	}
	if i, is := strings.CutPrefix(name, "Review.Fortunes."); is {
		return strings.TrimSuffix(t.Review.Fared(i, ""), "."), true
	}
	if f, is := special[name]; is {
		var s []string
		var n []int
		for _, a := range args {
			switch a := a.(type) {
			case string:
				s = append(s, a)
			case float64:
				n = append(n, int(a))
			case []any:
				for _, x := range a {
					s = append(s, fmt.Sprint(x))
				}
			}
		}
		return f(t, s, n), true
	}
	group, method, _ := strings.Cut(name, ".")
	g := reflect.ValueOf(t).Elem().FieldByName(group)
	if !g.IsValid() {
		return "", false
	}
	m := g.MethodByName(strings.TrimSuffix(method, ".Name"))
	if !m.IsValid() || m.Type().NumIn() != len(args) {
		return "", false
	}
	in := make([]reflect.Value, len(args))
	for i, a := range args {
		if !reflect.TypeOf(a).ConvertibleTo(m.Type().In(i)) {
			return "", false
		}
		in[i] = reflect.ValueOf(a).Convert(m.Type().In(i))
	}
	return m.Call(in)[0].String(), true
}
