package app

import (
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// shareTitle returns the first line of a shared result.
func (r *root) shareTitle() string {
	p := r.model.Game.Puzzle
	title := puzzleTitle(r.text, p, r.model.InPlay)
	if r.model.Assisted {
		title = r.text.Share.Assisted(title)
	}
	return r.text.Share.Title(modeName(&r.text.Game, p.Rules.Mode), title)
}

// resultInWords returns how the game went as text without emoji, which reads
// well aloud and, like the emoji, spoils nothing: a line a row, with its marks.
func (r *root) resultInWords() string {
	t, game := r.text, r.model.Game
	lines := []string{r.shareTitle() + " " + endingInWords(&t.Share, r.model.Ending())}
	for i, turn := range game.Turns() {
		say := t.Speech.Row
		if turn.Feedback.Mixed() {
			say = t.Speech.MixedRow
		}
		lines = append(lines, say(i+1, marksText(t, turn.Feedback)))
	}
	return strings.Join(lines, "\n")
}

// endingInWords says how a game ended.
func endingInWords(t *text.Share, e model.Ending) string {
	switch {
	case e.Won:
		return t.Solved(e.Used, e.Tries)
	case e.GaveUp:
		return t.GaveUp(e.Used, e.Tries)
	}
	return t.Lost(e.Tries)
}

// marksText tells the marks of a row in words.
func marksText(t *text.Text, f engine.Feedback) string {
	var marks []string
	for _, m := range f.Marks() {
		marks = append(marks, t.Speech.Marks[m.String()])
	}
	if len(slices.Compact(slices.Clone(marks))) == 1 {
		return t.Share.All(marks[0])
	}
	return strings.Join(marks, t.Speech.Separator)
}

// withAddress returns a text to be shared with the address of its puzzle; without
// a text, the address alone.
func withAddress(t *text.Share, shared, address string) string {
	if shared == "" {
		return address
	}
	return shared + "\n\n" + t.Again(address)
}

// share offers a text to the system's dialog, on devices that are held in the
// hand; else, or if that fails, it goes to the clipboard.
func (r *root) share(e model.ShareText) {
	r.shared = e.Text
	if e.Query != "" {
		address := location().Get("origin").String() + home() + "?" + e.Query
		r.shared = withAddress(&r.text.Share, e.Text, address)
	}
	shared := r.shared
	navigator := goapp.Window().Get("navigator")
	handheld := goapp.Window().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
	if e.What == model.SharedWords || !handheld || !navigator.Get("share").Truthy() {
		r.start(func() model.Msg { return model.Shared{What: e.What, Outcome: copyText(shared)} })
		return
	}
	offered := navigator.Call("share", map[string]any{"text": shared})
	r.start(func() model.Msg {
		outcome := model.ShareDone
		switch _, err := await(offered); {
		case threw(err, "AbortError"): // the player closed the dialog
			outcome = model.ShareRefused
		case err != nil:
			outcome = copyText(shared)
		}
		return model.Shared{What: e.What, Outcome: outcome}
	})
}

// copyText puts a text into the clipboard. On plain http there is none.
func copyText(s string) model.Outcome {
	clipboard := goapp.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		return model.ShareFailed
	}
	if _, err := await(clipboard.Call("writeText", s)); err != nil {
		return model.ShareFailed
	}
	return model.ShareCopied
}

// shareText shows a text that could not be copied, to be selected by hand.
type shareText struct {
	goapp.Compo
	Hint   string
	Shared string
}

// shareText draws the text that was shared last.
func (r *root) shareText() goapp.UI {
	return &shareText{Hint: r.text.Share.Hint, Shared: r.shared}
}

func (s *shareText) Render() goapp.UI {
	return goapp.Section().Body(
		goapp.P().Text(s.Hint),
		goapp.Pre().Class("shared").TabIndex(0).Text(s.Shared),
	)
}
