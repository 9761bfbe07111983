package e2e

import (
	"fmt"
	"strings"
	"testing"

	"ketword/app/text/embedded"
	"ketword/engine"
)

// A player chooses two words for a friend, who plays them by the link; the friend's rows go
// back with another link, and are compared after the end, and again when the page is loaded.
func TestChallenge(t *testing.T) {
	p := start(t)
	p.before(stubClipboard)
	p.withAxe()
	p.open("?mode=quantum")
	p.chooseToPlay("challenge")
	p.dialog("challenge")
	p.fillChallenge("crown world")
	p.wait(`document.querySelector("#challenge-fault").textContent === ` + quote(en.Challenge.Shares("R, O and W")))
	p.window(320, 400)
	p.run(`document.querySelector("dialog").scrollTop = 0;
		const name = document.querySelector("#challenger");
		name.value = "Ann";
		name.dispatchEvent(new Event("input", {bubbles: true}))`) // which is drawn
	p.painted()
	if top := eval[int](p, `document.querySelector("dialog").scrollTop`); top > 0 {
		t.Errorf("what was said before is scrolled into sight again, by %d", top)
	}
	p.window(1000, 800)
	p.fillChallenge("crown wоrld") // a Cyrillic о
	p.wait(`document.querySelector("#challenge-fault").textContent === ` + quote(en.Challenge.Looks("WОRLD")))
	p.accessible("a challenge that is refused, with a button")
	p.click(action("challenge-meant"))
	p.paste("challenger", "<b>Ann</b> Lee")
	p.paste("challenge-clue", "royal & fluffy")
	p.fillChallenge("zibet crown") // the first is no answer
	p.dialog("share")
	p.click(`dialog [data-value=copy]`)
	p.confirms(en.Notice.Copied("challenge"))
	link := p.challengeLink(en.Challenge.Either("Ketword Quantum challenge") + "\n" + en.Challenge.Clue("royal & fluffy"))
	if !strings.HasPrefix(link, "#rows=") {
		t.Errorf("a host sees the challenge: %s", link)
	}

	friend := newPage(t, root)
	friend.before(stubClipboard)
	friend.withAxe()
	friend.speaks("fr,en")
	friend.open("")
	friend.open(link) // only the part behind # differs, so the page stays
	friend.wait(`document.querySelector(".offer").textContent.trim() === ` + quote(embedded.Of("fr").Language.Moved+"English"))
	friend.click(".offer .text")
	secret, err := engine.NewSecret(engine.MustWord("zibet"), engine.MustWord("crown"))
	if err != nil {
		t.Fatal(err)
	}
	g := engine.NewGame(engine.Choose(engine.Rules{Tries: engine.DefaultTries}, "en", secret))
	by := en.Challenge.By("<b>Ann</b> Lee") + " · English · 5 letters"
	isChallenged := func() {
		t.Helper()
		friend.until("the challenger", func(s screen) bool { return s.Place == by })
		friend.wait(`document.querySelector(".introduction h2") && document.querySelector(".introduction .said").textContent === ` + quote(en.Challenge.Clue("royal & fluffy")))
		friend.wait(`location.hash.startsWith("#rows=")`)
	}
	isChallenged()
	friend.reload()
	isChallenged()
	friend.accessible("a challenge with a clue")
	g = friend.play(g, "slate", "zibet")
	friend.click(action("share-as"))
	friend.click(action("challenge-friend"))
	friend.wait(`document.querySelector(".shared").textContent.includes("#rows=")`)
	short := friend.shared()
	friend.paste("challenger", "Bob")
	friend.wait(`document.querySelector(".shared").textContent.length > ` + fmt.Sprint(len([]rune(short))))
	friend.click(`dialog [data-value=copy]`)
	friend.confirms(en.Notice.Copied("challenge"))
	back := friend.challengeLink(en.Challenge.Beat(title(g) + " 2/6"))

	p.open("?" + link[1:]) // in the query, as links of a version before
	p.until("a link of a version before", func(s screen) bool { return s.Place == by })
	p.before(`window.first = []; addEventListener("DOMContentLoaded", () => window.first.push(document.querySelector(".place button")?.textContent))`)
	p.open(back)
	beats := en.Challenge.By("Bob") + " · " + en.Rival.Beat(2)
	p.until("what is to be beaten", func(s screen) bool { return s.Place == beats })
	mine := engine.NewGame(g.Puzzle)
	mine = p.play(mine, "plaid", "slate", "crown")
	told := en.Rival.More(2, 3, "Bob")
	p.wait(`document.querySelector(".duel b").textContent === ` + quote(told))
	p.reload()
	p.wait(`document.querySelector(".duel b").textContent === ` + quote(told))
	p.shows(mine, "")
	p.wait(`window.first[0] === ` + quote(beats)) // the snapshot is shown before the program runs
	p.accessible("an end with a rival")
	p.click(action("rival"))
	p.dialog("rival")
	p.accessible("the rows of a rival")

	cut := back[:strings.Index(back, "&secret=")]
	p.open(cut)
	p.until("the rows don't fit", func(s screen) bool { return strings.HasPrefix(s.Message, "The "+en.Notice.Parts("rows")) })
}

// fillChallenge types the words of a challenge, and sends it by Enter.
func (p *page) fillChallenge(words string) {
	p.Helper()
	two := strings.Fields(words)
	p.paste("challenge-0", two[0])
	p.paste("challenge-1", two[1])
	p.press("Enter")
}

// challengeLink returns the query of the link that was copied, behind a line.
func (p *page) challengeLink(line string) string {
	p.Helper()
	p.wait(`(window.copied || "").startsWith(` + quote(line+"\n"+p.site.url) + `)`)
	return strings.TrimPrefix(eval[string](p, `window.copied`), line+"\n"+p.site.url)
}

// A word that the list lacks can be a secret. The friend reads so, guesses it, and sends the rows back; who chose it
// looks at them without playing.
func TestForeignChallenge(t *testing.T) {
	p := start(t)
	p.before(stubClipboard)
	p.open("?mode=classic")
	p.chooseToPlay("challenge")
	p.dialog("challenge")
	p.paste("challenge-0", "marie")
	p.paste("challenger", "Ann")
	p.click(action("send-challenge"))
	p.wait(`document.querySelector("#challenge-fault").textContent === ` + quote(en.Challenge.ForeignOne("MARIE")))
	p.click(action("challenge-as-is"))
	p.dialog("share")
	p.click(`dialog [data-value=copy]`)
	p.confirms(en.Notice.Copied("challenge"))
	link := p.challengeLink(en.Challenge.Find("Ketword challenge"))

	friend := newPage(t, root)
	friend.before(stubClipboard)
	friend.withAxe()
	friend.open(link)
	friend.wait(`document.querySelector(".introduction").textContent.includes(` + quote(en.Challenge.Foreign) + `)`)
	friend.window(320, 568)
	friend.fits("a challenge that has come")
	friend.accessible("a challenge that has come")
	friend.typeIn("marie")
	friend.press("Enter")
	friend.wait(`document.querySelector("[data-status=won]")`)
	friend.click(action("share-as"))
	friend.wait(`document.querySelector(".shared").textContent.includes(` + quote(en.Challenge.By("Ann")) + `)`)
	friend.click(action("challenge-friend"))
	friend.wait(`document.querySelector(".shared").textContent.includes("#rows=")`)
	friend.click(`dialog [data-value=copy]`)
	friend.confirms(en.Notice.Copied("challenge"))
	p.open(strings.TrimPrefix(eval[string](friend, `window.copied.match(/http\S+/)[0]`), p.site.url))
	p.click(`.introduction [data-action=rival]`)
	p.dialog("rival")
	p.wait(`document.querySelectorAll(".rivals .row").length === 1`)
}
