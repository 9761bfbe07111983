package app

import (
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
	"ketword/internal/each"
)

// shareDialog draws a result in the form that was chosen, to be shared, copied or saved; or a
// text that could be neither shared nor copied, to be selected by hand.
type shareDialog struct {
	goapp.Compo
	Text   *text.Text
	Form   model.Shareable // "" if only a text is shown
	Linked bool            // with the link to the puzzle
	Shared string          // the text; of a picture, what goes with it
	Told   string          // the picture in words
	Failed bool
	Able   abilities
}

// abilities are what the browser can do.
type abilities struct {
	Offers   bool // texts that are shared, to the system's dialog
	Files    bool // and files
	Images   bool // to the clipboard
	Vibrates bool
}

// shareDialog draws the dialog of the model.
func (r *root) shareDialog() goapp.UI {
	s := r.model.Sharing()
	d := &shareDialog{Text: r.text, Linked: r.model.SharesLink(), Shared: r.shared, Failed: s.Failed, Able: r.able}
	if s.Result.Exists() {
		d.Form = s.What
		d.Shared = sharedText(r.text, s.What, s.Result, r.address(s.Query))
		d.Told = resultInWords(r.text, s.Result)
	}
	return d
}

func (d *shareDialog) Render() goapp.UI {
	t := d.Text.Share
	if d.Form == "" {
		return goapp.Section().Class("sharing").Body(goapp.P().Text(t.Blocked), d.shown())
	}
	return goapp.Section().Class("sharing").Body(
		goapp.Div().Class("tabs").Role("group").Aria("label", t.Form).Body(d.forms()...),
		d.shown(),
		d.failure(),
		goapp.If(d.Form != model.SharedPicture || d.Able.Files, func() goapp.UI { return d.linkSwitch() }),
		goapp.Div().Class("acts").Body(d.ways()...),
		ui.Act("challenge-friend", d.Text.Challenge.Friend).Class("plain").Aria("label", d.Text.Challenge.Title),
	)
}

// forms draws the choice of a form.
func (d *shareDialog) forms() []goapp.UI {
	return each.Of(model.Forms(), func(f model.Shareable) goapp.UI {
		return ui.Choice("setting", model.ShareForm+"="+string(f), d.Text.Share.Forms.Of(string(f)), f == d.Form)
	})
}

// shown draws what is shared: the text, or a canvas, which is drawn on once it is in the page.
func (d *shareDialog) shown() goapp.UI {
	if d.Form == model.SharedPicture {
		return goapp.Elem("canvas").ID(pictureID).Class("picture").Role("img").Aria("label", strings.ReplaceAll(d.Told, "\n", " "))
	}
	return goapp.Pre().Class("shared").TabIndex(0).Text(d.Shared)
}

// failure says that copying failed, and what can be done.
func (d *shareDialog) failure() goapp.UI {
	told := ""
	switch {
	case d.Failed && d.Form == model.SharedPicture:
		told = d.Text.Share.BlockedPicture
	case d.Failed:
		told = d.Text.Share.Blocked
	}
	return goapp.Div().Class("refusal").Role("status").Body(ui.Said("", told))
}

// linkSwitch draws whether the link goes with the result.
func (d *shareDialog) linkSwitch() goapp.UI {
	return toggle(settingRow{Setting: model.Setting{Name: model.ShareLink}, Value: map[bool]string{true: "on", false: "off"}[d.Linked]}, d.Text.Share.WithLink)
}

// ways draws the buttons: the first is the main one.
func (d *shareDialog) ways() []goapp.UI {
	t, picture := d.Text.Share, d.Form == model.SharedPicture
	var ways []goapp.UI
	add := func(way model.Way, name string) {
		ways = append(ways, ui.Act("share-shown", name).Class(ui.When(len(ways) == 0, "main")).DataSet("value", string(way)))
	}
	if !picture && d.Able.Offers || picture && d.Able.Files {
		add(model.ShareOffer, t.Offer)
	}
	if !picture || d.Able.Images {
		add(model.ShareCopy, t.Copy)
	}
	if picture {
		add(model.ShareSave, t.Save)
	}
	return ways
}

// firstLine returns the first line of a shared result.
func firstLine(t *text.Text, r model.Result) string {
	line := r.Title() + " " + r.Game.Result()
	if r.Again {
		line = t.Share.Again(line)
	}
	if r.Assisted {
		line = t.Share.Assisted(line)
	}
	return line
}

// sharedText returns what is shared, with the address of the puzzle unless that is "": of a
// picture the text that goes with it, and of a link the address alone.
func sharedText(t *text.Text, what model.Shareable, r model.Result, address string) string {
	var shared string
	switch what {
	case model.SharedLink:
		return address
	case model.SharedChallenge:
		return challengeText(t, r) + "\n" + address
	case model.SharedEmoji:
		shared = r.Game.Share(firstLine(t, r), engine.Emoji)
	case model.SharedPattern:
		shared = r.Game.Share(firstLine(t, r), engine.Pattern)
	case model.SharedWords:
		shared = resultInWords(t, r)
	case model.SharedPicture:
		shared = firstLine(t, r)
	}
	if address == "" {
		return shared
	}
	return shared + "\n\n" + t.Share.Play(address)
}

// resultInWords returns how a game went as text without emoji, which reads well aloud and,
// like the emoji, spoils nothing: a line a row, with its marks.
func resultInWords(t *text.Text, r model.Result) string {
	title := r.Title()
	if r.Again {
		title = t.Share.Again(title)
	}
	if r.Assisted {
		title = t.Share.Assisted(title)
	}
	lines := []string{t.Share.Told(title, endingInWords(&t.Share, r.Game))}
	for i, turn := range r.Game.Turns() {
		say := t.Speech.Row
		if turn.Feedback.Mixed() {
			say = t.Speech.MixedRow
		}
		lines = append(lines, say(i+1, marksText(t, turn.Feedback)))
	}
	return strings.Join(lines, "\n")
}

// endingInWords says how a game ended.
func endingInWords(t *text.Share, g engine.Game) string {
	used, tries := g.TurnCount(), g.Puzzle.Rules.Tries
	switch {
	case g.Status() == engine.Won:
		return t.Solved(used, tries)
	case g.GaveUp():
		return t.GaveUp(used, tries)
	}
	return t.Lost(tries)
}

// marksText tells the marks of a row in words.
func marksText(t *text.Text, f engine.Feedback) string {
	var marks []string
	for _, m := range f.Marks() {
		marks = append(marks, t.Speech.Marks.Of(m.String()))
	}
	if len(slices.Compact(slices.Clone(marks))) == 1 {
		return t.Share.All(marks[0])
	}
	return strings.Join(marks, t.Speech.Separator)
}

// address returns the whole address of a query; "" of none.
func (r *root) address(query string) string {
	if query == "" {
		return ""
	}
	return r.origin + r.home + r.text.Folder() + "?" + query
}

// shareDrawn draws the picture, and selects a text that could not be copied.
func (r *root) shareDrawn(was *model.Model) {
	if blockedText(&r.model) && !blockedText(was) {
		browser.FocusOn(".shared")
		goapp.Window().Call("getSelection").Call("selectAllChildren", browser.Find(".shared"))
	}
	r.showPicture()
}

// blockedText reports whether a text is shown that could not be copied.
func blockedText(m *model.Model) bool {
	return m.Screen == model.ShareScreen && m.Sharing().Failed && m.Sharing().What != model.SharedPicture
}
