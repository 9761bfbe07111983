package app

import (
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen/friends"
	"ketword/app/screen/solver"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
)

func enterRows(r *root, _ string) model.Msg {
	return r.enter(browser.Plain(browser.FieldValue(solver.EntryField)))
}

// enter returns the message that enters rows of a text in the solver.
func (r *root) enter(text string) model.Msg {
	return r.inAnyLanguage(func() model.Msg {
		return solver.EnterRows{Text: r.inPatterns(text, r.model.Solver.List.Length), Heading: r.headingOf(text)}
	})
}

// chooseResult enters one of the results found in a text.
func chooseResult(r *root, value string) model.Msg {
	i, err := strconv.Atoi(value)
	if err != nil || i < 0 || i >= len(r.model.Solver.Results) {
		return nil
	}
	text := r.model.Solver.Results[i].Text
	return solver.EnterRows{Text: text, Heading: r.headingOf(text)}
}

// inPatterns replaces rows that describe their marks in words, in any language, by patterns.
// Such rows occur in results copied in words. If a row describes one mark for all tiles, its
// length is that of the other rows, or else length.
func (r *root) inPatterns(shared string, length int) string {
	lines, told, number := strings.Split(shared, "\n"), map[int]toldRow{}, 1
	for i, line := range lines {
		line = withoutQuote(line)
		row, is := r.readTold(number, line)
		if !is && number > 1 {
			if row, is = r.readTold(1, line); is { // the first row of another result
				number = 1
			}
		}
		if !is {
			continue
		}
		told[i] = row
		number++
		if !row.all {
			length = len(row.marks)
		}
	}
	for i, row := range told {
		marks := row.marks
		if row.all {
			marks = slices.Repeat(row.marks, length)
		}
		lines[i] = engine.NewFeedback(row.mixed, marks...).String()
	}
	return strings.Join(lines, "\n")
}

// withoutQuote returns a line without the quotation marks of chats and without invisible characters.
func withoutQuote(line string) string {
	return strings.TrimSpace(strings.TrimLeft(engine.Visible(line), "> -*•"))
}

// toldRow is a row whose marks are described in words.
type toldRow struct {
	marks []engine.Mark
	all   bool // the only mark stands for all tiles
	mixed bool
}

// readTold reads a row that describes its marks in words of any language. It returns false
// if the line is not the row with that number. No-break spaces may have become plain ones on
// the way.
func (r *root) readTold(number int, line string) (toldRow, bool) {
	for _, t := range r.texts {
		if row, is := readToldIn(t, number, plainSpaces(line)); is {
			return row, true
		}
	}
	return toldRow{}, false
}

// plainSpaces replaces no-break spaces by plain ones.
func plainSpaces(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "\u00a0", " "), "\u202f", " ")
}

func readToldIn(t *text.Text, number int, line string) (toldRow, bool) {
	const tiles = "\x00"
	words, row := "", toldRow{}
	for i, say := range []func(int, string) string{t.Speech.Row, t.Speech.MixedRow} {
		before, after, _ := strings.Cut(plainSpaces(say(number, tiles)), tiles)
		if rest, is := strings.CutPrefix(line, before); is && strings.HasSuffix(rest, after) {
			words, row.mixed = strings.TrimSuffix(rest, after), i == 1
		}
	}
	for _, word := range strings.Split(words, t.Speech.Separator) {
		known := false
		for _, mark := range []engine.Mark{engine.Absent, engine.Present, engine.Correct} {
			name := t.Speech.Marks(mark.String())
			if word == name || word == t.Share.All(mark.String()) {
				row.marks, row.all, known = append(row.marks, mark), word != name, true
			}
		}
		if !known || len(row.marks) > engine.MaxLength {
			return toldRow{}, false
		}
	}
	return row, true
}

// onPasted enters a game as soon as it was pasted into the field for rows, and reads a chat.
func (r *root) onPasted(e goapp.Value) model.Msg {
	switch {
	case e.Get("inputType").String() != "insertFromPaste":
	case browser.Closest(e, "#"+solver.EntryField).Truthy():
		return enterRows(r, "")
	case browser.Closest(e, "#"+friends.TextField).Truthy():
		return friends.Start{}
	}
	return nil
}

// headingOf reads the first title in a text, in any language: it returns the game's list, and its
// level if the whole result is in words.
func (r *root) headingOf(shared string) (h solver.Heading) {
	for line := range strings.SplitSeq(plainSpaces(shared), "\n") {
		title, is := engine.ParseTitle(line)
		if !is {
			continue
		}
		for _, t := range r.texts {
			for _, l := range r.model.AllLists() {
				if h.List == (lists.Name{}) && title.List != "" && plainSpaces(wording.ListInTitle(t, l.Name, wording.ListName(t, l))) == title.List {
					h.List = l.Name
				}
			}
			for _, level := range []engine.Level{engine.Hard, engine.Strict} {
				if strings.Contains(line, ", "+strings.ToLower(t.Game.Level(level.String()))) {
					h.Level = level.String()
				}
			}
		}
		return h
	}
	return h
}

// clearEntry empties the field for rows.
func (r *root) clearEntry() {
	delete(r.form, solver.EntryField)
	r.fillForm()
}
