package e2e

import "testing"

// After a review the end knows skill and luck. All of it fits, the rows of its buttons are as far
// apart as the buttons are, and each grade is in one line; the dialog for sharing fits with its two
// switches, too, and the buttons are in sight whatever the form.
func TestReviewedEnd(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	g := p.openPuzzle(classic, keyboard{})
	g = p.play(g, repeated(guesses(t, g), 6)...)
	p.click(reviewButton)
	p.showsReview(g)
	p.inEveryWindow("the grades", gradesInOneLine)
	p.closeDialog()
	p.fits("a reviewed end")
	p.inEveryWindow("the end's buttons", buttonGaps)
	p.click(action("share-as"))
	p.dialog("share")
	for _, form := range []string{"emoji", "words", "picture"} {
		p.chooseForm(form)
		p.painted()
		p.inEveryWindow("sharing "+form, `[...`+dialogMisfits+`, ...`+waysInSight+`]`)
	}
	p.click(action("challenge-friend"))
	p.wait(`document.querySelector("#challenger")`)
	p.inEveryWindow("sharing a challenge", `[...`+dialogMisfits+`, ...`+waysInSight+`]`)
}

// On a telephone on its side, and on the smallest, the name that goes with a challenge is in sight
// above the buttons, in every language.
func TestNameOfChallengeInSight(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	for _, l := range []string{"de", "en", "fr"} {
		p.load(p.site.url + map[string]string{"de": "de/", "fr": "fr/"}[l] + classic.query("&lang="+l))
		p.ready()
		p.enter(secrets(classic.of(t, builtIn(l, 5)))[0])
		p.click(action("share-as"))
		p.click(action("challenge-friend"))
		p.wait(`document.querySelector("#challenger")`)
		for _, w := range [][2]int64{{667, 375}, {844, 390}, {320, 568}} {
			p.window(w[0], w[1])
			for _, wrong := range eval[[]string](p, waysInSight) {
				t.Errorf("%s, %dx%d: %s", l, w[0], w[1], wrong)
			}
		}
	}
}

// gradesInOneLine returns the grades of a review that take more than a line.
const gradesInOneLine = `[...document.querySelectorAll(".grades span")].filter((e) => {
	const lines = document.createRange();
	lines.selectNodeContents(e);
	return new Set([...lines.getClientRects()].map((line) => Math.round(line.top))).size > 1;
}).map((e) => "in several lines: " + e.textContent)`

// buttonGaps returns the distances between rows of the end's buttons, if they differ.
const buttonGaps = `(() => {
	const boxes = [...document.querySelectorAll(".end .act")].map((e) => e.getBoundingClientRect());
	const gaps = boxes.slice(1).map((b, i) => b.top - boxes[i].bottom).filter((gap) => gap > 0);
	return Math.max(...gaps) - Math.min(...gaps) > .5 ? ["rows of buttons are apart by " + gaps] : [];
})()`

// waysInSight returns the buttons that share a result, and the fields above them, that are not in sight.
const waysInSight = `[...document.querySelectorAll(".sharing > .acts button, .sharing .asking input")].filter((e) => {
	const b = e.getBoundingClientRect(), x = (b.left + b.right) / 2;
	return [b.top + 2, b.bottom - 2].some((y) => !e.contains(document.elementFromPoint(x, y)));
}).map((e) => "not in sight: " + (e.textContent || e.id))`
