package app

import (
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// iconWords is two sheets, one with lines of words.
const iconWords icon = "M9 3h11v14H9zM16 20v1H4V7h2m6 1h5m-5 4h5"

// shareButtons draws the buttons that share a result.
func shareButtons(t text.Share) []goapp.UI {
	return []goapp.UI{
		act("share", t.Result).Class("main"),
		iconButton("copy-words", t.Words, iconWords),
	}
}

// shareTitle returns the first line of a shared result.
func (r *root) shareTitle() string {
	p := r.model.Game.Puzzle
	return r.text.Share.Title(modeName(r.text.Game, p.Rules.Mode), puzzleTitle(r.text, p, r.model.InPlay))
}

// resultInWords returns how the game went as text without emoji, which reads
// well aloud and, like the emoji, spoils nothing: a line a row, with its marks.
func (r *root) resultInWords() string {
	t, game := r.text, r.model.Game
	ending := t.Share.Unsolved
	if game.Status() == engine.Won {
		ending = t.Share.Solved(len(game.Turns()), game.Puzzle.Rules.Tries)
	}
	lines := []string{r.shareTitle() + " " + ending}
	for i, turn := range game.Turns() {
		say := t.Speech.Row
		if turn.Feedback.Mixed() {
			say = t.Speech.MixedRow
		}
		lines = append(lines, say(i+1, marksText(t, turn.Feedback)))
	}
	return strings.Join(lines, "\n")
}

// marksText tells the marks of a row in words.
func marksText(t text.Text, f engine.Feedback) string {
	var marks []string
	for _, m := range f.Marks() {
		marks = append(marks, t.Speech.Marks[m.String()])
	}
	if len(slices.Compact(slices.Clone(marks))) == 1 {
		return t.Share.All(marks[0])
	}
	return strings.Join(marks, t.Speech.Separator)
}

// share offers a text to the system's dialog, on devices that are held in the
// hand; else, or if that fails, it goes to the clipboard.
func (r *root) share(e model.ShareText) {
	r.shared = e.Text
	if e.Link {
		r.shared = location().Get("origin").String() + location().Get("pathname").String() + "?" + e.Text
	}
	navigator := goapp.Window().Get("navigator")
	handheld := goapp.Window().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
	if e.Copies || !handheld || !navigator.Get("share").Truthy() {
		r.copy()
		return
	}
	promise := navigator.Call("share", map[string]any{"text": r.shared})
	r.settlePromise(promise, func(failure goapp.Value) {
		if failure.Get("name").String() == "AbortError" {
			r.send(r.ctx, model.Shared{Outcome: model.ShareRefused})
			return
		}
		r.copy()
	}, model.ShareDone)
}

// copy puts the shared text into the clipboard. On plain http there is none.
func (r *root) copy() {
	clipboard := goapp.Window().Get("navigator").Get("clipboard")
	failed := func(goapp.Value) { r.send(r.ctx, model.Shared{Outcome: model.ShareFailed}) }
	if !clipboard.Truthy() {
		failed(goapp.Null())
		return
	}
	r.settlePromise(clipboard.Call("writeText", r.shared), failed, model.ShareCopied)
}

// settlePromise waits for a promise and tells the model its outcome, or calls
// failed.
func (r *root) settlePromise(promise goapp.Value, failed func(goapp.Value), outcome model.Outcome) {
	var kept, broken goapp.Func
	release := func() { kept.Release(); broken.Release() }
	kept = goapp.FuncOf(func(goapp.Value, []goapp.Value) any {
		release()
		r.send(r.ctx, model.Shared{Outcome: outcome})
		return nil
	})
	broken = goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
		release()
		failed(args[0])
		return nil
	})
	promise.Call("then", kept, broken)
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
