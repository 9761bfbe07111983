package e2e

import (
	"fmt"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"ketword/engine"
	"ketword/internal/sample"
)

// stubClipboard keeps what is copied in window.copied, or of a picture its size in bytes in window.pictured. It refuses to copy
// while window.refuse is true, never answers while window.mute is, and counts in window.asked.
const stubClipboard = `{
	window.asked = 0;
	const answer = async (copy) => {
		window.asked++;
		if (window.mute) await new Promise(() => {});
		if (window.refuse) throw new DOMException("no", "NotAllowedError");
		await copy();
	};
	Object.defineProperty(navigator, "clipboard", {value: {
		writeText: (text) => answer(() => { window.copied = text; }),
		write: ([item]) => answer(async () => { window.pictured = (await item.getType("image/png")).size; })}});
}
`

// title is the first line of a random puzzle's shared result, without how it ended.
const title = "Ketword Quantum random puzzle"

// The result of a game can be copied; where that is refused, or never answered for two seconds, it is shown, and its text selected,
// also if the system's dialog has refused it before.
func TestShare(t *testing.T) {
	p := start(t)
	p.before(stubClipboard + `navigator.share = async () => { throw new DOMException("no", "NotAllowedError"); };`)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, guesses(t, g)[4], secrets(g)[0])
	want := g.Share(title+" 2/6", engine.Emoji) + "\n\n" + en.Share.Play(root.url+linkTo(g))
	p.click(action("share-as"))
	p.click(`dialog [data-value=copy]`)
	p.confirms(en.Notice.Copied("emoji"))
	p.closeDialog()
	is(p, "copied", `window.copied`, want)
	p.chooseInMenu("link")
	p.wait(`(window.copied || "").startsWith("http")`)
	is(p, "the link", `window.copied`, root.url+linkTo(g)) // TestShortLinks in app/model opens such ones
	p.confirms(en.Notice.Copied("link"))
	p.closeDialog()

	p.run(`window.refuse = true`)
	p.click(`.end [data-action=share]`) // one tap
	p.dialog("share")
	p.wait(`document.querySelector(".sharing .refusal").textContent === ` + quote(en.Share.Blocked))
	is(p, "shown", `document.querySelector(".shared").textContent`, want)
	const selected = `getSelection().toString() === document.querySelector(".shared").innerText && document.activeElement.matches(".shared")`
	p.wait(selected)

	p.run(`window.mute = true; window.asked = 0`)
	mute := func(refusal string) {
		t.Helper()
		p.wait(`window.asked === 1`)
		p.passes(time.Second) // no nearer to two: what waits for less moves the clock on, too
		p.settle()
		is(p, "given up early", `document.querySelector("dialog")?.textContent.includes(`+quote(refusal)+`) ?? false`, false)
		p.passes(time.Second)
		p.wait(`document.querySelector(".sharing")?.textContent.includes(` + quote(refusal) + `)`)
		p.run(`window.asked = 0`)
	}
	for _, way := range []string{"copy", "offer"} {
		p.click(`dialog [data-value=` + way + `]`)
		mute(en.Share.Blocked)
		p.wait(selected)
	}
	p.chooseForm("picture")
	p.click(`dialog [data-value=copy]`)
	mute(en.Share.BlockedPicture)
	p.closeDialog()
	p.chooseInMenu("link")
	mute(en.Share.Blocked)
	p.wait(selected)
}

// linkTo returns the query of the link to a quantum puzzle of the default list that is no daily one.
func linkTo(g engine.Game) string {
	return fmt.Sprintf("?mode=quantum&seed=%d&words=%.4s", g.Puzzle.Seed, words().Fingerprint())
}

// In its dialog, a result is shared as a picture, in the colours that the board has, or in another form, with a link or
// without. What was sent holds for the one tap from then on, also after the page is loaded again, and without a network.
func TestShareForms(t *testing.T) {
	p := start(t)
	p.before(stubClipboard + watchWriting + `navigator.share = async (data) => { window.offered = {text: data.text, files: (data.files || []).map((f) => f.name + " " + f.type)}; };
		navigator.canShare = (data) => data.files[0] instanceof File;`)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, guesses(t, g)[0], mixedGuesses(g, 1)[0], secrets(g)[0])
	p.click(action("share-as"))
	p.dialog("share")
	p.click(`[role=switch]`) // no link
	p.chooseForm("pattern")
	pattern := g.Share(title+" 3/6", engine.Pattern)
	p.wait(`document.querySelector(".shared").textContent === ` + quote(pattern))
	p.click(`[data-value=copy]`)
	p.confirms(en.Notice.Copied("pattern"))
	p.wait(`window.copied === ` + quote(pattern))
	p.chooseForm("emoji") // only looked at
	p.closeDialog()
	p.run(`window.copied = ""`)
	p.click(`.end [data-action=share]`)
	p.wait(`window.copied === ` + quote(pattern))
	p.click(action("share-as"))
	p.chooseForm("picture")
	address := strings.TrimSuffix(strings.TrimPrefix(root.url, "http://"), "/")
	p.wait(`JSON.stringify(window.written) === ` + quote(fmt.Sprintf(`["ketword ×2","%s 3/6 ×2","%s ×2"]`, strings.TrimPrefix(title, "Ketword "), address)))
	wanted := map[string]int{}
	for _, turn := range g.Turns() {
		for _, m := range turn.Feedback.Marks() {
			shape := ""
			if turn.Feedback.Mixed() {
				shape = " round"
			}
			wanted[m.String()+shape]++
		}
	}
	for _, l := range []look{looks[0], looks[5], looks[3]}[:sample.Size(2, 3)] { // in the colours that the board has, whatever these are
		p.run(`ketwordSettings({theme: ` + quote(l.Theme) + `, palette: ` + quote(l.Palette) + `, contrast: ` + quote(l.Contrast) + `})`)
		p.chooseForm("pattern")
		p.wait(`!document.querySelector("canvas")`)
		p.chooseForm("picture")
		p.wait(`document.querySelector("canvas")?.width > 300`)
		marks := map[string]int{}
		for _, colour := range eval[[]string](p, tileColours) {
			marks[colour]++
		}
		if !reflect.DeepEqual(marks, wanted) {
			t.Errorf("%v: the picture has %v, want %v", l, marks, wanted)
		}
	}
	p.click(`[data-value=copy]`)
	p.wait(`window.pictured > 1000`)
	p.click(`[data-value=offer]`)
	name := strings.ReplaceAll(strings.ToLower(title), " ", "-") + ".png"
	p.wait(`JSON.stringify(window.offered) === ` + quote(`{"text":"`+title+` 3/6","files":["`+name+` image/png"]}`))
	folder := p.downloadFolder()
	p.click(`[data-value=save]`)
	if data := p.downloaded(filepath.Join(folder, name)); !strings.HasPrefix(data, "\x89PNG") {
		t.Errorf("saved %.20q", data)
	}

	p.reload()
	p.click(action("share-as"))
	p.click(`dialog [data-value=copy]`)
	p.confirms(en.Notice.Copied("picture"))
}

// watchWriting keeps what is written on a canvas since it got its size, and how much greater, in window.written.
const watchWriting = `{
	const {fillText} = CanvasRenderingContext2D.prototype, widen = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "width");
	Object.defineProperty(HTMLCanvasElement.prototype, "width", {...widen, set(wide) { window.written = []; widen.set.call(this, wide); }});
	CanvasRenderingContext2D.prototype.fillText = function (words, ...at) { window.written.push(words + " ×" + this.getTransform().a); fillText.call(this, words, ...at); };
}
`

// chooseForm chooses the form of a result.
func (p *page) chooseForm(form string) {
	p.Helper()
	p.click(fmt.Sprintf(`[data-action=share-form][data-value=%s]`, form))
}

// tileColours finds the tiles of the picture by the colours of their marks: in the middle of
// each, and near a corner, which is empty where it is round.
var tileColours = script("tilecolours")
