package e2e

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/sample"
)

// A list that was imported can be given another title by keyboard, deleted and brought back,
// and deleted for good; all of that is so after the page is loaded again. The
// focus stays with what was done. Enter in the field for a title does nothing else: on a slow
// page its character comes after the focus has gone to a button.
func TestOwnListIsKept(t *testing.T) {
	p := start(t)
	p.startAtLists()
	one := p.importList(trees)
	p.awaitFocus(one.control("play-list"))
	other := p.importList(russian)
	p.click(listAction(other, "ask-rename"))
	p.awaitFocus(other.control("new-title"))
	p.paste("new-title", "Birds")
	p.pressWithoutText("Enter")
	p.showsLists("Birds, Trees")
	p.awaitFocus(other.control("ask-rename"))
	p.unchangedBy(func() {
		call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kb.KeyChar, Text: "\r", UnmodifiedText: "\r", Key: "Enter"})
	})
	p.showsLists("Birds, Trees")
	p.click(listAction(other, "delete"))
	p.showsLists("Trees")
	p.awaitFocus("bring-back")
	p.press("Enter")
	p.showsLists("Birds, Trees")
	p.awaitFocus(other.control("play-list"))
	p.click(listAction(one, "delete"))
	p.awaitStoredLists("Birds")
	p.reload()
	if s := p.openLists(); s.titles() != "Birds" || s.Undo {
		t.Errorf("loaded after a list was deleted: %+v", s)
	}
}

// An exported list is the text that was imported, byte for byte.
func TestOwnListIsExported(t *testing.T) {
	p := start(t)
	folder := p.downloadFolder()
	p.startAtLists()
	answers, guesses := "aspen\r\nbirch\r\n", "mango\r\nlemon"
	p.pickFile("answers", p.file("Trees.txt", answers))
	p.pickFile("guesses", p.file("guesses.txt", guesses))
	p.submitImport("Trees")
	l := ownList{answers: answers, guesses: guesses}.list(t)
	for _, c := range [][3]string{{"answers", "Trees.txt", answers}, {"guesses", "Trees, extra guesses.txt", guesses}} {
		p.click(listAction(l, "export-"+c[0]))
		p.confirms(en.OwnLists.Exported(c[1]))
		if got := p.downloaded(filepath.Join(folder, c[1])); got != c[2] {
			t.Errorf("%s: %q, want %q", c[1], got, c[2])
		}
	}
}

// A player's list may allow all words of a language as guesses. They are fetched when
// the list is played, which does not wait for them, and are there without the network
// from then on.
func TestOwnListWithWordsOfLanguage(t *testing.T) {
	t.Parallel()
	proxy := newListProxy(t, root)
	p := firstVisit(t, proxy.server)
	p.open("")
	p.awaitOfflineCopy()
	p.openLists()
	p.allowWords("de")
	l := p.importList(ownList{"Birds", "finch\nquail\nstork\nheron\nrobin\neagle\nwaltz\nfudgy\nglyph\nvomit\njacks\n", "mango\nlemon\n", layouts["de"]})
	p.awaitStoredLists("Birds")
	p.playOwnList(l)
	p.awaitPlace("Birds · 5 letters")
	g := p.inPlay()
	g = p.play(g, "mango") // while the words are on their way
	proxy.awaitHalves(p, 1)
	proxy.disconnect()
	p.says("The German words could not be loaded. Only the list’s own can be guessed.")
	p.fits("missing words")
	proxy.release()
	p.click(".message " + action("try-again"))
	p.awaitOfflineList(fileOf(t, classic.of(t, builtIn("de", 5))))
	proxy.stop()
	p.reload()
	p.awaitPlace("Birds · 5 letters")
	p.shows(g, "")
	p.typeIn("größe")
	p.enterUntilPlayed(1)
	p.shows(guessed(t, g, "größe"), "")
}

// enterUntilPlayed presses Enter until the row is played, since words that may be guessed
// are still on their way.
func (p *page) enterUntilPlayed(row int) {
	p.Helper()
	p.until("the guess", func(s screen) bool {
		if s.Rows[row][0].Mark != "typed" {
			return true
		}
		p.press("Enter")
		return false
	})
}

// guessed returns a game after a guess that need not be in its list.
func guessed(t *testing.T, g engine.Game, word string) engine.Game {
	t.Helper()
	next, err := g.Play(engine.MustWord(word), nil)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// randomWords returns a list of so many words, each of eight letters, in no order.
func randomWords(seed uint64, words int) string {
	random := rand.New(rand.NewPCG(seed, 0))
	seen := map[[8]byte]bool{}
	var text strings.Builder
	for len(seen) < words {
		var word [8]byte
		for i := range word {
			word[i] = 'a' + byte(random.IntN(26))
		}
		if !seen[word] {
			seen[word] = true
			text.Write(append(word[:], '\n'))
		}
	}
	return text.String()
}

// livesUntil clicks a control, and checks that the page goes on to live until an
// expression is true: it gets messages that it sends to itself, one after the other.
func (p *page) livesUntil(control, until string) {
	p.Helper()
	p.run(`{
		const life = window.life = {beats: 0, over: false}, channel = new MessageChannel();
		addEventListener("click", () => channel.port2.postMessage(null), {capture: true, once: true});
		channel.port1.onmessage = () => {
			life.over = Boolean(` + until + `);
			if (life.over) return;
			life.beats++;
			channel.port2.postMessage(null);
		};
	}`)
	p.click(control)
	p.wait(`window.life.over`)
	const least = 20 // far fewer than there are
	if beats := eval[int](p, `window.life.beats`); beats < least {
		p.Errorf("%s: the page got %d messages meanwhile, want %d", control, beats, least)
	}
}

// picksLongList fills the form of the dialog of lists with a long list, which may have the
// words of a language as guesses.
func (p *page) picksLongList(title, text string) list {
	p.Helper()
	p.startAtLists()
	p.paste("list-title", title)
	p.pickFile("answers", p.file("long.txt", text))
	p.allowWords("en")
	return ownList{answers: text, rows: layouts["en"]}.list(p.T)
}

// The longest list that is allowed, in a sample a long one, is imported, stored and loaded, while the page lives.
func TestLongList(t *testing.T) {
	p := start(t)
	p.before(hurriedClock)
	words := sample.Size(30_000, 100_000)
	l := p.picksLongList("Long", randomWords(1, words))
	p.livesUntil(action("import"), `document.querySelector(".told").textContent`)
	p.awaitStoredLists("Long")
	tooLong := en.Lists.TooLong("Long", links.FittingWords(lists.List{Name: l.name(), Letters: l.words.Alphabet().String()}))
	facts := "8 letters · " + en.Number(words) + " answers · all English words as guesses," + tooLong
	if s := p.readLists(); len(s.Own) != 1 || s.Own[0].Facts != facts || slices.Contains(s.Own[0].Actions, "list-link") {
		t.Fatalf("listed: %+v, want %q and no link", s.Own, facts)
	}
	p.reload()
	p.openLists()
	p.livesUntil(listAction(l, "play-list"), `document.querySelector(".place span").textContent.endsWith("Long\u00a0· 8 letters")`)
	p.dialog("")
	p.shows(p.inPlay(), "")
}
