package challenge

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// form draws the screen.
type form struct {
	screen.View
	fault
}

// Draw draws the screen.
func (m *Model) Draw(v screen.View) goapp.UI {
	c, s, t := &form{v, m.fault}, v.Session, &v.Text.Challenge
	mode := s.Game.Puzzle.Rules.Mode
	fields := make([]goapp.UI, mode)
	for i := range fields {
		fields[i] = c.field(i)
	}
	return goapp.Section().Class("challenge").Body(
		ui.P("quiet", wording.ModeName(&v.Text.Game, mode)+wording.PartsBetween+wording.ListName(v.Text, s.InPlay)),
		ui.P("", t.About(mode.String(), lengths(s))),
		ui.Div("asking", fields...),
		ui.Div("asking",
			part.ChallengerField(c.Text, s.PlayerName),
			ui.Labelled(ui.OptionalName(t.Hint, t.HintAbout), ui.TextInput(ClueField, links.MaxClue).DataSet("enter", "send-challenge")),
		),
		ui.Div("acts", ui.Act("send-challenge", t.Send).Class("main")),
	)
}

// field draws the input for a word, and below it what is wrong with that, with buttons for what can be done. That is there even
// if empty, so that the fields keep their texts.
func (c *form) field(word int) goapp.UI {
	t, id, faulty := &c.Text.Challenge, Field(word), c.Why != "" && c.Word == word
	name := t.Word
	if c.Session.Game.Puzzle.Rules.Mode > 1 {
		name = t.Words(word + 1)
	}
	field := part.WordInput(id, engine.MaxLength).Lang(part.WordLang(c.Session.InPlay)).DataSet("enter", "send-challenge")
	refusal := ui.Live("status", goapp.Div().Class("refusal").ID("fault-"+id))
	if faulty {
		refusal = refusal.Body(ui.P("", c.refusal()), ui.Div("acts", c.ways()...))
	}
	return goapp.Div().Body(ui.Labelled(ui.FieldName(name), ui.Refused(field, faulty, "fault-"+id)), refusal)
}

// Drawn focuses the field of a new refusal, and scrolls to what is wrong with it.
func (m *Model) Drawn(d screen.Redrawn) {
	if m.fault != d.Was.(*Model).fault {
		browser.FocusAndShow("dialog [aria-invalid=true]")
		browser.Reveal("dialog .refusal:not(:empty)")
	}
}

// ClueField is the id of the input for the clue.
const ClueField = "challenge-clue"

// Field returns the id of the input for a word.
func Field(word int) string { return "challenge-" + strconv.Itoa(word) }

// refusal says what is wrong with the typed words.
func (c *form) refusal() string {
	t := &c.Text.Challenge
	switch f := &c.fault; f.Why {
	case notWord:
		return t.NotWord(wording.Shorten(f.Typed))
	case otherLength:
		want := lengths(c.Session)
		if f.Word > 0 { // as the first one
			want = strconv.Itoa(f.Want)
		}
		return t.Length(wording.Upper(c.Text, wording.Shorten(f.Typed)), f.Got, want)
	case unknown:
		return t.Unknown(wording.Upper(c.Text, f.Typed))
	case looks:
		return t.Looks(wording.Upper(c.Text, f.Typed))
	case loading:
		if c.Session.Fetching[f.List.Name] {
			return c.Text.Lists.Loading(wording.FullListName(c.Text, f.List))
		}
		return c.Text.Lists.NotLoaded(wording.FullListName(c.Text, f.List))
	case coming:
		return c.Text.Lists.GuessesMissing(c.Text.Words.Adjective(f.List.Name.Lang))
	case shares:
		return t.Shares(wording.Listed(&c.Text.Speech, wording.Uppers(c.Text, f.Shared)))
	}
	return t.Empty
}

// lengths returns how many letters a challenge's word can have, as in "4–8".
func lengths(s *session.Session) string {
	least, most := s.InPlay.Name.Length, s.InPlay.Name.Length
	for _, l := range s.AllLists() {
		if l.Name.Lang == s.InPlay.Name.Lang && l.HasSecrets(s.Game.Puzzle.Rules.Mode) {
			least, most = min(least, l.Name.Length), max(most, l.Name.Length)
		}
	}
	if least == most {
		return strconv.Itoa(most)
	}
	return strconv.Itoa(least) + "–" + strconv.Itoa(most)
}

// ways draws the buttons for a word with letters of another script, or that the list lacks: what can be taken.
func (c *form) ways() []goapp.UI {
	var ways []goapp.UI
	if c.Meant != "" {
		ways = append(ways, ui.Act("challenge-meant", c.Text.Challenge.Meant(wording.Upper(c.Text, c.Meant))).DataSet("value", c.Meant))
	}
	if c.Known {
		name := c.Text.Challenge.AsIs
		if c.Why == unknown {
			name = c.Text.Challenge.Tells
		}
		ways = append(ways, ui.Act("challenge-as-is", name))
	}
	return ways
}
