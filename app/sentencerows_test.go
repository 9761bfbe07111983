//go:build !js

package app

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen/friends"
	"ketword/app/screen/lab"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
	"ketword/wordlists"
)

// TestRowsOfTables: each table of sentences has a row for every possible key, and no others.
func TestRowsOfTables(t *testing.T) {
	modes := named(engine.Classic.String(), engine.Quantum.String())
	levels := each.Of(engine.Levels(engine.Classic), engine.Level.String)
	marks := each.Of([]engine.Mark{engine.Absent, engine.Present, engine.Correct}, engine.Mark.String)
	languages := each.Of(wordlists.Catalogue(), func(e wordlists.Entry) string { return e.Lang })
	numbers := func(first, last int) (all []string) {
		for n := first; n <= last; n++ {
			all = append(all, strconv.Itoa(n))
		}
		return all
	}
	months, weekdays := numbers(1, 12), numbers(1, 7)
	inFigures := func(name string) bool { return name == "openers" || name == "random" || name == coach.Strongest }
	link := named(links.ParamMode, links.ParamLang, links.ParamLength, links.ParamLevel, links.ParamWords, links.ParamSecret, links.ParamRows)
	spans := named(records.Days, records.Weeks, records.Months, records.Years)
	var paged []string
	for _, s := range model.Screens {
		if s.Paged {
			paged = append(paged, string(s.Name))
		}
	}
	rows := map[string][]string{
		"pages.title": paged, "site.descriptions": paged,
		"game.level": levels, "level.about": levels, "game.introductions": modes,
		"words.language": languages, "words.adjective": languages,
		"date.short": months, "date.month": months, "date.heading": months, "date.weekday": weekdays, "date.weekday-short": weekdays,
		"end.today-in": modes, "end.praise": named("first", "second", "third", "more", "last"),
		"end.feats": append(named(play.FirstLoss, play.FirstWin, play.BestStreak, play.Fewest), "first-classic", "first-quantum"), "challenge.about": modes,
		"share.all": marks, "speech.marks": marks, "speech.notes": named("0", "1", "2", "none"), "solver.mark-keys": marks,
		"share.forms": named(session.Forms()...), "notice.copied": named(append(session.Forms(), records.SharedLink, records.SharedChallenge)...),
		"list-import.part": named(lists.AnswersPart, lists.GuessesPart),
		"stats.figures":    each.Of(records.Stats{Both: 1}.Figures(), func(f records.Figure) string { return f.Name }), "stats.trend": spans, "stats.spans": spans,
		"explainer.words": {"first", "second", "guess"},
		"friends.did":     named(friends.DoRename, friends.DoMerge, friends.DoMine, friends.DoHide, friends.DoShow, friends.DoForget, friends.DoForgetAll),
		"notice.wanted":   link, "notice.parts": append(link, links.ParamSeed, links.ParamDay, links.ParamTries),
		"coach.ask": modes, "coach.left": modes, "coach.count": modes, "coach.leaves": modes, "coach.mean": modes, "coach.only": modes, "coach.no-answer": modes,
		"coach.allowed": modes, "coach.only-allowed": modes,
		"coach.failed":   append(named(query.NoSecret, query.NoList, query.Died, query.NoWorkers, query.Strange), "pairs"),
		"watch.goes-by":  solver.Names(),
		"lab.strategy":   solver.Names(),
		"watch.figure":   slices.DeleteFunc(solver.Names(), inFigures),
		"review.fared":   numbers(0, 6),
		"solver.columns": named(coach.Columns()...), "solver.long": named(coach.Columns()...),
		"solver.costs": named(coach.Orders()...), "solver.orders": named(coach.Orders()...),
		"lab.tab": named(lab.Letters, lab.Openers, lab.Games, lab.Watch), "lab.wait": named(lab.Letters, lab.Openers, lab.Games, lab.Watch),
		"lab.by": append(slices.DeleteFunc(solver.Names(), inFigures), coach.Strongest),
	}
	for table, want := range rows {
		same(t, table, apptest.SentenceKeys(t, table), slices.Compact(slices.Sorted(slices.Values(want)))...)
	}
	for _, m := range reference(t).Messages {
		if table := m.Group + "." + m.Name; m.Key != "" && rows[table] == nil && !strings.HasPrefix(table, "settings.") { // see TestSettingsAreNamed
			t.Errorf("%s: nobody says which rows it has", m.ID)
		}
	}
}

func named[S ~string](names ...S) []string {
	return each.Of(names, func(name S) string { return string(name) })
}
