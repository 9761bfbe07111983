package e2e

import (
	"math/rand/v2"
	"strings"
	"testing"

	"ketword/internal/sample"
)

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
	if s := p.readLists(); len(s.Own) != 1 || s.Own[0].Facts != "8 letters · "+en.Number(words)+" answers · all English words as guesses" {
		t.Fatalf("listed: %+v", s.Own)
	}
	p.reload()
	p.openLists()
	p.livesUntil(listAction(l, "play-list"), `document.querySelector(".place span").textContent.endsWith("Long\u00a0· 8 letters")`)
	p.dialog("")
	p.shows(p.inPlay(), "")
}
