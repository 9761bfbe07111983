package share

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/ui"
	"ketword/internal/each"
)

// dialog draws a result in the chosen form, with buttons that share, copy or save it. A
// text that could be neither shared nor copied is shown to be selected by hand.
type dialog struct {
	screen.View
	shown
	*Model
}

// Draw draws the screen.
func (m *Model) Draw(v screen.View) goapp.UI {
	d, t := &dialog{v, m.shown(v.Session), m}, &v.Text.Share
	d.Result.Blue = v.Session.Settings.Blue(v.Device.Contrast)
	if !d.Result.Exists() { // only text is shown
		return goapp.Section().Class("sharing").Body(ui.P("", t.Blocked), d.content())
	}
	chosen := !d.Result.Finished() // a challenge with a chosen secret, which has no other form
	return goapp.Section().Class("sharing").Body(
		ui.If(!chosen, goapp.Div().Class("switch", "tabs").Role("group").Aria("label", t.Form).Body(d.forms()...)),
		goapp.If(!chosen && d.What == records.SharedChallenge, d.rowsChallenge),
		d.content(),
		ui.If(d.TooLong, ui.P("quiet", notice.Sentence(d.Text, notice.ListTooLong{List: d.Result.List}))),
		d.failure(),
		goapp.If(d.What != records.SharedChallenge && (d.What != records.SharedPicture || d.Device.Files), d.switches),
		ui.Div("acts", d.ways()...),
	)
}

func (d *dialog) forms() []goapp.UI {
	choice := func(f records.Shareable, name string) goapp.UI {
		return ui.Choice("share-form", string(f), name, f == d.What)
	}
	forms := each.Of(session.Forms(), func(f records.Shareable) goapp.UI { return choice(f, d.Text.Share.Forms(string(f))) })
	return append(forms, choice(records.SharedChallenge, d.Text.Challenge.Friend))
}

// rowsChallenge draws the explanation of a challenge with rows, and the input for the player's name.
func (d *dialog) rowsChallenge() goapp.UI {
	about := d.Text.Challenge.Rows
	if d.Result.Game.Puzzle.Chosen() {
		about = d.Text.Challenge.Back
	}
	return ui.Div("challenge",
		ui.P("", about),
		ui.Div("asking", part.ChallengerField(d.Text, d.Session.PlayerName)),
	)
}

// content draws what is shared: the text, or a canvas, on which Drawn draws the picture.
func (d *dialog) content() goapp.UI {
	if d.What == records.SharedPicture && d.Result.Exists() {
		return goapp.Elem("canvas").ID(pictureID).Class("picture").Role("img").Aria("label", strings.ReplaceAll(inWords(d.Text, d.Result), "\n", " "))
	}
	return ui.Untranslated(goapp.Pre()).Class("shared").TabIndex(0).Text(Text(d.Text, d.What, d.Result, d.Device.Address(d.Query)))
}

// failure draws that copying failed, and what the player can do.
func (d *dialog) failure() goapp.UI {
	told := ""
	switch {
	case d.failed && d.What == records.SharedPicture:
		told = d.Text.Share.BlockedPicture
	case d.failed:
		told = d.Text.Share.Blocked
	}
	return ui.Live("status", goapp.Div().Class("refusal")).Body(ui.Said("", told))
}

// switches draws the switches for sharing the link and, if they are known, skill and luck.
func (d *dialog) switches() goapp.UI {
	draw := func(name string, on bool, said, does string) goapp.UI {
		return part.Toggle(name, map[bool]string{true: "on", false: "off"}[on], said, does)
	}
	return ui.Div("group", goapp.Div().Body(
		draw(session.ShareLink, d.Session.SharesLink(), d.Text.Share.WithLink, d.Text.Share.WithLinkAbout),
		ui.If(d.Graded, draw(session.ShareGrades, d.Result.Grades.Known, d.Text.Share.WithGrades, d.Text.Share.WithGradesAbout)),
	))
}

// ways draws the buttons. The first one is the main button.
func (d *dialog) ways() []goapp.UI {
	t, picture := &d.Text.Share, d.What == records.SharedPicture
	var ways []goapp.UI
	add := func(way effect.Way, name string) {
		ways = append(ways, ui.Act("share-shown", name).Class(ui.When(len(ways) == 0, "main")).DataSet("value", string(way)))
	}
	if !picture && d.Device.Offers || picture && d.Device.Files {
		add(effect.ShareOffer, t.Offer)
	}
	if !picture || d.Device.Images {
		add(effect.ShareCopy, t.Copy)
	}
	if picture {
		add(effect.ShareSave, t.Save)
	}
	if !d.Result.Finished() {
		ways = append(ways, ui.Act("challenge", d.Text.OwnLists.Edit))
	}
	return ways
}

// Drawn draws the picture, or selects a text that could not be copied.
func (m *Model) Drawn(d screen.Redrawn) {
	was := d.Was.(*Model)
	if !d.Here {
		was = &Model{}
	}
	if m.blocksText(d.Session) && !was.blocksText(d.Session) {
		browser.FocusOn(".shared")
		browser.Reveal("dialog .refusal")
		goapp.Window().Call("getSelection").Call("selectAllChildren", browser.Find(".shared"))
	}
	if canvas := browser.Find("#" + pictureID); canvas.Truthy() {
		DrawPicture(canvas, d.Text, d.Device.Site, m.shown(d.Session).Result)
	}
}

// blocksText reports whether a text that could not be copied is shown.
func (m *Model) blocksText(s *session.Session) bool {
	return m.failed && m.form(s) != records.SharedPicture
}
