package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/app/links"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/sample"
)

// A player chooses two words for a friend, who plays them by the link; the friend's rows go back with another
// link, and are compared after the end.
func TestChallenge(t *testing.T) {
	p := start(t)
	p.before(stubClipboard)
	p.withAxe()
	p.open("?mode=quantum")
	p.chooseToPlay("challenge")
	p.dialog("challenge")
	p.fillChallenge("crown", "world")
	fault := func(field, said string) {
		p.wait(`document.querySelector("#fault-` + field + ` p")?.textContent === ` + quote(said) + ` && document.activeElement.id === ` + quote(field))
	}
	fault("challenge-1", en.Challenge.Shares("R, O and W"))
	p.window(320, 400)
	p.run(`document.querySelector("dialog").scrollTop = 0;
		const name = document.querySelector("#challenger");
		name.value = "Ann";
		name.dispatchEvent(new Event("input", {bubbles: true}))`) // which is drawn
	p.painted()
	is(p, "how far what was said before is scrolled into sight again", `document.querySelector("dialog").scrollTop`, 0)
	p.window(1000, 800)
	p.fillChallenge("mitak", "crown") // no word of the list
	fault("challenge-0", en.Challenge.Unknown("MITAK"))
	p.accessible("a challenge that is refused, with a button")
	p.paste("challenge-clue", "royal & fluffy")
	p.click(action("challenge-as-is"))
	p.dialog("share")
	p.click("dialog " + action("challenge"))
	p.dialog("challenge")
	is(p, "what was typed, after the preview", `[...document.querySelectorAll(".challenge input")].map(i => i.value).join()`, "mitak,crown,Ann,royal & fluffy")
	p.press("Enter") // what was taken is not asked again
	p.dialog("share")
	link := p.challengeLink()
	if !strings.HasPrefix(link, "#secret=") {
		t.Errorf("a host sees the challenge: %s", link)
	}

	friend := newPage(t, root)
	friend.before(stubClipboard)
	friend.withAxe()
	friend.open("")
	friend.open(link) // only the part behind # differs, so the page stays
	friend.until("the challenger", func(s screen) bool { return strings.HasPrefix(s.Place, en.Challenge.By("Ann")) })
	friend.window(320, 568)
	friend.fits("a challenge that has come")
	friend.accessible("a challenge that has come")
	secret := sample.Must(engine.NewSecret(engine.MustWord("mitak"), engine.MustWord("crown")))(t)
	g := engine.NewGame(engine.Choose(engine.Rules{Tries: engine.DefaultTries}, "en", secret))
	friend.play(g, "slate", "crown")
	friend.click(action("send-back"))
	friend.wait(`document.querySelector(".shared").textContent.includes("rows=")`)
	back := friend.challengeLink()

	p.before(`window.first = []; addEventListener("DOMContentLoaded", () => window.first.push(document.querySelector(".place button")?.textContent))`)
	p.open(back)
	p.dialog("rival") // whoever made it only looks
	p.closeDialog()
	p.window(320, 568)
	p.fits("an answer")
	p.window(1000, 800)
	played := p.play(g, "slate")
	place := p.until("what is to be beaten", func(s screen) bool { return strings.HasSuffix(s.Place, en.Rival.Beat(2)) }).Place
	p.play(played, "crown")
	p.reload()
	p.wait(`document.querySelector(".duel b")`)
	p.wait(`window.first[0] === ` + quote(place)) // the snapshot is shown before the program runs
	p.accessible("an end with a rival")
	p.click(action("rival"))
	p.dialog("rival")
	p.accessible("the rows of a rival")
}

// fillChallenge types the words of a challenge, and sends it by Enter.
func (p *page) fillChallenge(words ...string) {
	p.Helper()
	p.paste("challenge-0", words[0])
	p.paste("challenge-1", words[1])
	p.press("Enter")
}

// challengeLink copies the challenge of the open dialog, and returns the part of its link behind the site's address.
func (p *page) challengeLink() string {
	p.Helper()
	p.click(`dialog [data-value=copy]`)
	p.confirms(en.Notice.Copied("challenge"))
	return strings.TrimPrefix(eval[string](p, `window.copied.match(/http\S+/)[0]`), p.site.url)
}

// A challenge that comes to somebody new says what the mode is about, below name and clue however long, and shows the marks that
// there is room for, whole.
func TestChallengeTeaches(t *testing.T) {
	t.Parallel()
	sent := links.Rival{Name: "Great-aunt Philippa Wood", Clue: "It calls at night, and the other is what one does in a forest"}
	for mode, words := range map[string][]string{"classic": {"crane"}, "quantum": {"crown", "plaid"}} {
		p := newPage(t, root)
		secret := sample.Must(engine.NewSecret(each.Of(words, engine.MustWord)...))(t)
		p.open("?" + links.Params{"secret": links.SealSecret(secret), "rows": sent.Seal(secret)}.Query())
		is(p, mode, `document.querySelector("[data-came] .lessons > p").textContent`, en.Game.Introductions(mode))
		for _, size := range [][2]int64{{280, 653}, {320, 568}, {390, 844}, {844, 390}} {
			p.window(size[0], size[1])
			is(p, fmt.Sprint(mode, size), `(([said, card]) => said.height > 0 && said.bottom <= card.bottom && said.right <= card.right ? `+covered+` : ["not said"])(
				["[data-came] .lessons > p", ".card"].map((e) => document.querySelector(e).getBoundingClientRect())).join()`, "")
		}
	}
}

// A word with ß is replaced whole, though its capitals have a letter more.
func TestSharpSInField(t *testing.T) {
	p := start(t)
	p.open("?lang=de&length=5")
	p.chooseToPlay("challenge")
	p.dialog("challenge")
	p.paste("challenge-0", "Größe")
	p.run(`document.querySelector("#challenge-0").focus()`)
	p.press("a", chromedp.ModifierCtrl)
	p.typeIn("zebra")
	is(p, "typed", `document.querySelector("#challenge-0").value`, "zebra")
	is(p, "as it is shown", `getComputedStyle(document.querySelector("#challenge-0")).textTransform`, "none")
}
