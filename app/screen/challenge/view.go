package challenge

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// form draws the form for a puzzle whose secret the player chooses for a friend.
type form struct {
	goapp.Compo
	Text  *text.Text
	Kind  string // mode and list in play
	Lang  string // of the words; "" if it isn't known
	Mode  engine.Mode
	Name  string // of the player
	Fault fault
}

// Draw draws the screen.
func Draw(v screen.View, m *Model) goapp.UI {
	s, t := v.Session, v.Text
	mode := s.Game.Puzzle.Rules.Mode
	return &form{
		Text: t, Mode: mode, Lang: part.WordLang(s.InPlay), Name: s.PlayerName, Fault: m.fault,
		Kind: strings.Join([]string{wording.ModeName(&t.Game, mode), wording.ListName(t, s.InPlay), t.Game.Letters(s.InPlay.Name.Length)}, wording.PartsBetween),
	}
}

func (c *form) Render() goapp.UI {
	t := &c.Text.Challenge
	fields := make([]goapp.UI, c.Mode)
	for i := range fields {
		field := part.WordInput(fieldID(i), engine.MaxLength).Lang(c.Lang).DataSet("enter", "send-challenge")
		if c.Fault.Why != "" && c.Fault.Word == i {
			field = field.Aria("invalid", true).Aria("describedby", "challenge-fault")
		}
		name := t.Word()
		if len(fields) > 1 {
			name = t.Words(i + 1)
		}
		fields[i] = ui.Labelled(ui.FieldName(name), field)
	}
	return goapp.Section().Class("challenge").Body(
		goapp.P().Class("quiet").Text(c.Kind),
		goapp.P().Text(t.About(c.Mode.String())),
		goapp.Div().Class("asking").Body(fields...),
		goapp.Div().Class("asking").Body(
			part.ChallengerField(c.Text, c.Name),
			ui.Labelled(ui.OptionalName(t.Hint(), c.Text.ListImport.Optional()), ui.TextInput(clueID, links.MaxClue).DataSet("enter", "send-challenge")),
		),
		ui.Live("status", goapp.Div().Class("refusal").ID("challenge-fault")).Body(ui.Said("", c.refusal())),
		goapp.Div().Class("acts").Body(append(c.ways(), ui.Act("send-challenge", t.Send()).Class("main"))...),
	)
}

// Drawn scrolls why words can't be a secret into sight, once.
func Drawn(was, is *Model) {
	if is.fault != was.fault {
		browser.Reveal("dialog .refusal:not(:empty)")
	}
}

// clueID is the id of the field for the clue.
const clueID = "challenge-clue"

// fieldID returns the id of the field for a word.
func fieldID(word int) string { return "challenge-" + strconv.Itoa(word) }

// refusal says what is wrong with the words that were typed; "" if nothing is.
func (c *form) refusal() string {
	t := &c.Text.Challenge
	switch f := &c.Fault; f.Why {
	case "":
		return ""
	case notWord:
		return t.NotWord(wording.Shorten(f.Typed))
	case otherLength:
		return t.Length(wording.Upper(c.Text, wording.Shorten(f.Typed)), f.Got, f.Want)
	case unknown:
		return t.Unknown(wording.Upper(c.Text, f.Typed))
	case looks:
		return t.Looks(wording.Upper(c.Text, f.Typed))
	case coming:
		return c.Text.Lists.GuessesMissing(c.Text.Words.Adjective(f.List.Name.Lang))
	case shares:
		return t.Shares(wording.Listed(&c.Text.Speech, wording.Uppers(c.Text, f.Shared)))
	}
	return t.Empty()
}

// ways draws what a word with letters of another script may be taken for.
func (c *form) ways() []goapp.UI {
	var ways []goapp.UI
	if c.Fault.Meant != "" {
		ways = append(ways, ui.Act("challenge-meant", c.Text.Challenge.Meant(wording.Upper(c.Text, c.Fault.Meant))).DataSet("value", c.Fault.Meant))
	}
	if c.Fault.Known {
		ways = append(ways, ui.Act("challenge-as-is", c.Text.Challenge.AsIs()))
	}
	return ways
}
