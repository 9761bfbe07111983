package app

import (
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// shareDialog draws a result in the form that was chosen, to be shared, copied or saved; or a
// text that could be neither shared nor copied, to be selected by hand.
type shareDialog struct {
	goapp.Compo
	Text   *text.Text
	Form   model.Shareable // "" if only a text is shown
	Chosen bool            // it is a secret of the player's choice, which has no other form
	Name   string          // of the player, in a challenge
	Linked bool            // with the link to the puzzle
	Graded bool            // skill and luck are known
	Grades bool            // and shared, too
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

func (r *root) shareDialog() goapp.UI {
	s := r.model.Sharing()
	d := &shareDialog{Text: r.text, Linked: r.model.SharesLink(), Shared: r.shared, Failed: s.Failed, Able: r.able}
	if s.Result.Exists() {
		d.Form, d.Chosen, d.Name = s.What, !s.Result.Finished(), r.model.Challenge.Name
		d.Graded, d.Grades = s.Graded, s.Result.Grades.Known
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
		goapp.If(!d.Chosen, func() goapp.UI {
			return goapp.Div().Class("tabs").Role("group").Aria("label", t.Form).Body(d.forms()...)
		}),
		goapp.If(!d.Chosen && d.Form == model.SharedChallenge, func() goapp.UI { return d.rowsChallenge() }),
		d.shown(),
		d.failure(),
		goapp.If(d.Form != model.SharedChallenge && (d.Form != model.SharedPicture || d.Able.Files), func() goapp.UI { return d.switches() }),
		goapp.Div().Class("acts").Body(d.ways()...),
	)
}

func (d *shareDialog) forms() []goapp.UI {
	forms := each.Of(model.Forms(), func(f model.Shareable) goapp.UI {
		return ui.Choice("setting", model.ShareForm+"="+string(f), d.Text.Share.Forms.Of(string(f)), f == d.Form)
	})
	return append(forms, ui.Choice("challenge-friend", "", d.Text.Challenge.Friend, d.Form == model.SharedChallenge))
}

// rowsChallenge draws what a challenge with one's rows is, and asks for the player's name.
func (d *shareDialog) rowsChallenge() goapp.UI {
	return goapp.Div().Class("challenge").Body(
		goapp.P().Text(d.Text.Challenge.Rows),
		goapp.Div().Class("asking").Body(challengerField(d.Text, d.Name)),
	)
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

// switches draws whether the link goes with the result, and skill and luck if they are known.
func (d *shareDialog) switches() goapp.UI {
	draw := func(name string, on bool, t text.Setting) goapp.UI {
		return toggle(settingRow{Setting: model.Setting{Name: name}, Value: map[bool]string{true: "on", false: "off"}[on]}, t)
	}
	return goapp.Div().Class("group").Body(goapp.Div().Body(
		draw(model.ShareLink, d.Linked, d.Text.Share.WithLink),
		goapp.If(d.Graded, func() goapp.UI { return draw(model.ShareGrades, d.Grades, d.Text.Share.WithGrades) }),
	))
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

func sharedTitle(t *text.Text, r model.Result) string {
	which := t.Share.Random
	if r.Game.Puzzle.Chosen() {
		which = t.Share.Chosen
	}
	return r.Game.Puzzle.Title(sharedList(t, r.List), which)
}

// sharedList names a list in a title, as far as it is not as usual: "" of the default list.
func sharedList(t *text.Text, l lists.List) string {
	var parts []string
	usual := lists.Default()
	if l.Name.Lang != usual.Lang {
		parts = append(parts, listName(t, l))
	}
	if l.Name.Length != usual.Length {
		parts = append(parts, t.Game.Letters(l.Name.Length))
	}
	return strings.Join(parts, ", ")
}

func firstLine(t *text.Text, r model.Result) string {
	return withRemarks(t, sharedTitle(t, r)+" "+r.Game.Result()+r.Game.Puzzle.Rules.Level.Stars(), r)
}

// withRemarks adds to a line that the game was played before, or with help.
func withRemarks(t *text.Text, line string, r model.Result) string {
	if r.Again {
		line = t.Share.Again(line)
	}
	if r.Assisted {
		line = t.Share.Assisted(line)
	}
	return line
}

// graded adds to a line another with skill and luck, if they are to be shared.
func graded(t *text.Text, line string, r model.Result) string {
	if !r.Grades.Known {
		return line
	}
	return line + "\n" + t.Share.Graded(wording.Decimals(&t.Game, r.Grades.Skill, 0), wording.Decimals(&t.Game, r.Grades.Luck, 0))
}

// sharedText returns what is shared, with the address of the puzzle unless that is "": of a
// picture the text that goes with it, and of a link the address alone.
func sharedText(t *text.Text, what model.Shareable, r model.Result, address string) string {
	var shared string
	first := graded(t, firstLine(t, r), r)
	switch what {
	case model.SharedLink:
		return address
	case model.SharedChallenge:
		if r.Game.Status() != engine.Lost {
			return challengeText(t, r) + "\n" + address
		}
		shared = firstLine(t, r)
	case model.SharedEmoji:
		shared = r.Game.Share(first, engine.Emoji)
	case model.SharedPattern:
		shared = r.Game.Share(first, engine.Pattern)
	case model.SharedDigits:
		shared = r.Game.Share(first, engine.Digits)
	case model.SharedWords:
		shared = resultInWords(t, r)
	case model.SharedPicture:
		shared = first
	}
	switch {
	case address == "":
		return shared
	case r.Game.Status() == engine.Lost:
		return shared + "\n\n" + t.Share.Unsolved(address)
	}
	return shared + "\n\n" + t.Share.Play(address)
}

// resultInWords returns how a game went as text without emoji, which reads well aloud and,
// like the emoji, spoils nothing: a line a row, with its marks.
func resultInWords(t *text.Text, r model.Result) string {
	title := sharedTitle(t, r)
	if level := r.Game.Puzzle.Rules.Level; level != engine.Normal {
		title += ", " + strings.ToLower(t.Game.Level(level.String()))
	}
	lines := []string{graded(t, t.Share.Told(withRemarks(t, title, r), endingInWords(&t.Share, r.Game)), r)}
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
	return r.origin + r.home + r.text.Folder() + links.Address(query)
}

// shareDrawn draws the picture, and selects a text that could not be copied.
func (r *root) shareDrawn(was *model.Model) {
	if blockedText(&r.model) && !blockedText(was) {
		browser.FocusOn(".shared")
		browser.Reveal("dialog .refusal")
		goapp.Window().Call("getSelection").Call("selectAllChildren", browser.Find(".shared"))
	}
	r.showPicture()
}

// blockedText reports whether a text is shown that could not be copied.
func blockedText(m *model.Model) bool {
	return m.Screen == model.ShareScreen && m.Sharing().Failed && m.Sharing().What != model.SharedPicture
}
