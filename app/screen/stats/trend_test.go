package stats

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/records"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestTrend: guesses over time are drawn once five periods have a win, with a table. Two, as it once was, are dots
// without a line, above all where a lost one is between them.
func TestTrend(t *testing.T) {
	day := records.Period{First: 0, Won: 2, Guesses: 7}
	apptest.Equal(t, "one day with a win", len(drawn.Of(t, trend(embedded.English, "", []records.Period{day, {First: 1}})).All(drawn.Tagged("svg"))), 0)
	weeks := []records.Period{day, {First: 24}, {First: 31, Won: 1, Guesses: 5}, day, day}
	apptest.Equal(t, "four", len(drawn.Of(t, trend(embedded.English, records.Weeks, weeks)).All(drawn.Tagged("svg"))), 0)
	five := drawn.Of(t, trend(embedded.English, records.Weeks, append(weeks, day)))
	apptest.Equal(t, "weeks", len(five.All(drawn.Tagged("svg"))), 1)
	apptest.Strings(t, "heads", drawn.Texts(five.All(drawn.Tagged("th")))[:5], "Week from", "average", "1 Jan", "25 Jan", "1 Feb")
	apptest.Strings(t, "means, and only losses", drawn.Texts(five.All(drawn.Tagged("td")))[:3], "3.5", "–", "5.0")
	apptest.Equal(t, "title", five.One(t, drawn.Tagged("caption")).Text(), "Average guesses by week")
	for span, want := range map[records.Span]string{records.Days: "1 Jan", records.Months: "Jan 2026", records.Years: "2026"} {
		apptest.Equal(t, "name", periodName(embedded.English, span, 0), want)
	}
	for _, language := range embedded.All() {
		for _, span := range []records.Span{records.Days, records.Weeks, records.Months, records.Years} {
			apptest.Equal(t, language.Lang+": title and head", language.Stats.Trend(string(span)) != "" && language.Stats.Spans(string(span)) != "", true)
		}
	}
}

// TestNamesOfPeriods: if not all names have room, some are drawn, including the last.
func TestNamesOfPeriods(t *testing.T) {
	var periods []records.Period
	for day := range engine.Day(16) {
		periods = append(periods, records.Period{First: day, Won: 1, Guesses: 3})
	}
	names := drawn.Of(t, trend(embedded.English, records.Days, periods)).All(drawn.Classed("name"))
	apptest.Strings(t, "names", drawn.Texts(names), "1 Jan", "4 Jan", "7 Jan", "10 Jan", "13 Jan", "16 Jan")
}
