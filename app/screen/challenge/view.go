package challenge

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/screen"
	"ketword/app/screen/part"
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
	kind := strings.Join([]string{wording.ModeName(&v.Text.Game, mode), wording.ListName(v.Text, s.InPlay), v.Text.Game.Letters(s.InPlay.Name.Length)}, wording.PartsBetween)
	fields := make([]goapp.UI, mode)
	for i := range fields {
		field := ui.Refused(part.WordInput(fieldID(i), engine.MaxLength).Lang(part.WordLang(s.InPlay)).DataSet("enter", "send-challenge"), c.Why != "" && c.Word == i, "challenge-fault")
		name := t.Word
		if len(fields) > 1 {
			name = t.Words(i + 1)
		}
		fields[i] = ui.Labelled(ui.FieldName(name), field)
	}
	ways := c.ways()
	return goapp.Section().Class("challenge").Body(
		goapp.P().Class("quiet").Text(kind),
		goapp.P().Text(t.About(mode.String())),
		goapp.Div().Class("asking").Body(fields...),
		ui.Live("status", goapp.Div().Class("refusal").ID("challenge-fault")).Body(ui.Said("", c.refusal())),
		goapp.Div().Class(ui.When(len(ways) > 0, "acts")).Body(ways...), // it is there even if empty, so that the fields keep their texts
		goapp.Div().Class("asking").Body(
			part.ChallengerField(c.Text, s.PlayerName),
			ui.Labelled(ui.OptionalName(t.Hint, c.Text.ListImport.Optional), ui.TextInput(clueID, links.MaxClue).DataSet("enter", "send-challenge")),
		),
		goapp.Div().Class("acts").Body(ui.Act("send-challenge", t.Send).Class("main")),
	)
}

// Drawn scrolls to a new refusal.
func (m *Model) Drawn(d screen.Redrawn) {
	if m.fault != d.Was.(*Model).fault {
		browser.Reveal("dialog .refusal:not(:empty)")
	}
}

// clueID is the id of the input for the clue.
const clueID = "challenge-clue"

// fieldID returns the id of the input for a word.
func fieldID(word int) string { return "challenge-" + strconv.Itoa(word) }

// refusal says what is wrong with the typed words, or returns "".
func (c *form) refusal() string {
	t := &c.Text.Challenge
	switch f := &c.fault; f.Why {
	case "":
		return ""
	case notWord:
		return t.NotWord(wording.Shorten(f.Typed))
	case otherLength:
		return t.Length(wording.Upper(c.Text, wording.Shorten(f.Typed)), f.Got, f.Want)
	case unknown:
		if f.Known {
			return t.ForeignOne(wording.Upper(c.Text, f.Typed))
		}
		return t.Unknown(wording.Upper(c.Text, f.Typed))
	case looks:
		return t.Looks(wording.Upper(c.Text, f.Typed))
	case coming:
		return c.Text.Lists.GuessesMissing(c.Text.Words.Adjective(f.List.Name.Lang))
	case shares:
		return t.Shares(wording.Listed(&c.Text.Speech, wording.Uppers(c.Text, f.Shared)))
	}
	return t.Empty
}

// ways draws the buttons for a word with letters of another script: the words that may be meant.
func (c *form) ways() []goapp.UI {
	var ways []goapp.UI
	if c.Meant != "" {
		ways = append(ways, ui.Act("challenge-meant", c.Text.Challenge.Meant(wording.Upper(c.Text, c.Meant))).DataSet("value", c.Meant))
	}
	if c.Known {
		ways = append(ways, ui.Act("challenge-as-is", c.Text.Challenge.AsIs))
	}
	return ways
}
