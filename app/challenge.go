package app

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// challenge draws the form for a puzzle whose secret the player chooses for a friend.
type challenge struct {
	goapp.Compo
	Text  *text.Text
	Kind  string // mode and list in play
	Lang  string // of the words; "" if it isn't known
	Mode  engine.Mode
	Name  string // of the player
	Fault model.ChallengeFault
}

func (r *root) challenge() goapp.UI {
	m, t := &r.model, r.text
	mode := m.Game.Puzzle.Rules.Mode
	return &challenge{
		Text: t, Mode: mode, Lang: part.WordLang(m.InPlay), Name: m.Challenge.Name, Fault: m.Challenge.Fault,
		Kind: strings.Join([]string{wording.ModeName(&t.Game, mode), wording.ListName(t, m.InPlay), t.Game.Letters(m.InPlay.Name.Length)}, wording.PartsBetween),
	}
}

func (c *challenge) Render() goapp.UI {
	t := &c.Text.Challenge
	fields := make([]goapp.UI, c.Mode)
	for i := range fields {
		field := part.WordInput(challengeField(i), engine.MaxLength).Lang(c.Lang).DataSet("enter", "send-challenge")
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
			challengerField(c.Text, c.Name),
			ui.Labelled(ui.OptionalName(t.Hint(), c.Text.ListImport.Optional()), ui.TextInput("challenge-clue", links.MaxClue).DataSet("enter", "send-challenge")),
		),
		ui.Live("status", goapp.Div().Class("refusal").ID("challenge-fault")).Body(ui.Said("", c.fault())),
		goapp.Div().Class("acts").Body(append(c.ways(), ui.Act("send-challenge", t.Send()).Class("main"))...),
	)
}

// challengerField draws the field for the player's name in a challenge.
func challengerField(t *text.Text, name string) goapp.UI {
	return ui.Labelled(ui.OptionalName(t.Challenge.Name(), t.ListImport.Optional()), ui.TextInput(challengerName, links.MaxName).Attr("value", name))
}

// challengerName is the id of that field.
const challengerName = "challenger"

// onChallenger takes in the name while it is typed, since what is shared shows the link.
func onChallenger(e goapp.Value) model.Msg {
	if field := browser.Closest(e, "#"+challengerName); field.Truthy() {
		return model.NameChallenger{Name: browser.Plain(field.Get("value").String())}
	}
	return nil
}

// challengeDrawn scrolls why words can't be a secret into sight, once.
func challengeDrawn(was, is *model.Model) {
	if is.Challenge.Fault != was.Challenge.Fault {
		browser.Reveal("dialog .refusal:not(:empty)")
	}
}

func challengeField(word int) string { return "challenge-" + strconv.Itoa(word) }

// fault says what is wrong with the words that were typed; "" if nothing is.
func (c *challenge) fault() string {
	t, f := &c.Text.Challenge, &c.Fault
	switch f.Why {
	case "":
		return ""
	case model.ChallengeNotWord:
		return t.NotWord(wording.Shorten(f.Typed))
	case model.ChallengeLength:
		return t.Length(wording.Upper(c.Text, wording.Shorten(f.Typed)), f.Got, f.Want)
	case model.ChallengeUnknown:
		return t.Unknown(wording.Upper(c.Text, f.Typed))
	case model.ChallengeLooks:
		return t.Looks(wording.Upper(c.Text, f.Typed))
	case model.ChallengeComing:
		return c.Text.Lists.GuessesMissing(c.Text.Words.Adjective(f.List.Name.Lang))
	case model.ChallengeShares:
		return t.Shares(wording.Listed(&c.Text.Speech, wording.Uppers(c.Text, f.Shared)))
	}
	return t.Empty()
}

// ways draws what a word with letters of another script may be taken for.
func (c *challenge) ways() []goapp.UI {
	var ways []goapp.UI
	if c.Fault.Meant != "" {
		ways = append(ways, ui.Act("challenge-meant", c.Text.Challenge.Meant(wording.Upper(c.Text, c.Fault.Meant))))
	}
	if c.Fault.Known {
		ways = append(ways, ui.Act("challenge-as-is", c.Text.Challenge.AsIs()))
	}
	return ways
}

// takeMeant writes the word that was meant in place of the one that looks like it, and shares the
// link.
func takeMeant(r *root, _ string) model.Msg {
	fault := r.model.Challenge.Fault
	browser.Find("#"+challengeField(fault.Word)).Set("value", fault.Meant)
	return sendChallenge(r, "")
}

// takeAsIs shares a link with the words as they were typed, of whatever letters.
func takeAsIs(r *root, _ string) model.Msg {
	msg := sendChallenge(r, "").(model.SendChallenge)
	msg.AsIs = true
	return msg
}

// sendChallenge shares a link with the words that were typed.
func sendChallenge(r *root, _ string) model.Msg {
	words := make([]string, r.model.Game.Puzzle.Rules.Mode)
	for i := range words {
		words[i] = browser.Plain(browser.FieldValue(challengeField(i)))
	}
	return model.SendChallenge{Words: words, Name: r.model.Challenge.Name, Clue: browser.Plain(browser.FieldValue("challenge-clue"))}
}

// challengeText returns what is shared of a challenge, before the address.
func challengeText(t *text.Text, r records.Result) string {
	switch {
	case r.Finished():
		return t.Challenge.Beat(firstLine(t, r))
	case r.Game.Puzzle.Rules.Mode > 1:
		return t.Challenge.Either(sharedTitle(t, r))
	}
	return t.Challenge.Find(sharedTitle(t, r))
}
