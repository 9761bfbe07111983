//go:build first

package e2e

import (
	"fmt"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ketword/cmd/build/slim"
)

// Starts of the game are played to find out which functions of the program they call: those are the
// first part of it. The site's program marks them (-marked of cmd/build).
const (
	functionsFile = project + "/.cache/functions.txt"
	firstFile     = project + "/cmd/build/first.txt"
)

// keepInstance keeps the instance of the program that the page starts first.
const keepInstance = `{
	const make = WebAssembly.instantiate;
	WebAssembly.instantiate = async (...given) => {
		const made = await make(...given);
		window.program = window.program || made;
		return made;
	};
}`

// settled ends when a while has gone by, in which timers and what the browser tells make the
// program do more.
const settled = `new Promise((resolve) => setTimeout(resolve, 700))`

// happens is what the browser may tell at any time. A page that is left may paint no more frame, so that
// what waits for one is done at once.
const happens = `{
	window.requestAnimationFrame = () => 0;
	dispatchEvent(new KeyboardEvent("keydown", { key: document.querySelector(".key").dataset.key, bubbles: true }));
	for (const name of ["focus", "pageshow", "resume", "online", "storage", "pagehide"]) dispatchEvent(new Event(name));
	Object.defineProperty(document, "hidden", { value: true });
	dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace", bubbles: true }));
	document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}`

// starts are addresses of games, since the pages of solver and lab may wait for the rest, the language that the browser prefers, and words that can be played there.
var starts = []struct{ query, speaks, words string }{
	{"", "en-US", "crane slimy bound"},
	{"?mode=quantum", "en-US", "crane slimy bound"},
	{classic.query(), "fr-CA,de", "crane slimy bound"},
	{quantum.query(), "de,fr", "crane slimy bound"},
	{"de/", "de", "blume stern fragt"},
	{"fr/", "fr", "merci plage fondu"},
	{"de/?mode=quantum", "en", "blume stern fragt"},
	{"fr/?mode=quantum", "en", "merci plage fondu"},
	{"?lang=en&length=4", "en-US", "able acid bold"},
	{"de/?lang=de&length=8&mode=quantum", "de", "abbiegen abfahren abfallen"},
	{"fr/?lang=fr&length=6", "fr", "abbaye absent accord"},
}

func TestFirstFunctions(t *testing.T) {
	called := map[int]bool{}
	for _, start := range starts {
		words := strings.Fields(start.words)
		for _, device := range []string{"keyboard", "touch"} {
			p := newPage(t, root)
			if p.window(1280, 800); device == "touch" {
				p.window(390, 844)
			}
			p.before(keepInstance + holdProgram)
			p.speaks(start.speaks)
			p.use(devices[device])
			p.startsWith(start.query, "", called)
			p.typeIn(words[0])
			p.run(settled)
			p.erase(len(words[0]))
			p.run(settled)
			p.marks(called)
			p.startsWith(start.query, words[0], called)
			for _, letters := range []string{"xx", "xxxxx", words[1]} { // too short, in no list, and a word
				p.enter(letters)
				p.run(settled)
				if letters != words[1] {
					p.erase(len(letters))
				}
			}
			p.run(happens)
			p.run(settled)
			p.marks(called)
			p.startsWith(start.query, words[2][:3], called)
			p.run(`localStorage.clear()`) // the journal has it
			p.startsWith(start.query, "", called)
			p.run(`localStorage.clear()`)
			p.startsWith(start.query, words[0], called)
			t.Logf("%q, %s: %d functions", start.query, device, len(called))
		}
	}
	for _, m := range []mode{classic, quantum} {
		p := newPage(t, root)
		p.before(keepInstance + holdProgram)
		p.startsWith(m.query(), "", called)
		p.ends(p.play(m.game(t), secrets(m.game(t))[0]))
		p.startsWith(m.query(), "", called)
	}
	for words, m := range map[string]mode{"crown": classic, "crown plaid": quantum} {
		p := newPage(t, root)
		p.before(keepInstance + holdProgram)
		p.startsWith(challengeOf(t, m, words), "slate", called)
	}
	p := newPage(t, root)
	p.startAtLists()
	l := p.importList(trees)
	p.playOwnList(l)
	p.before(keepInstance + holdProgram)
	p.startsWith(strings.TrimPrefix(p.look().Query, "/"), "", called)
	t.Logf("%d functions", len(called))
	functions, err := os.ReadFile(functionsFile)
	if err != nil {
		t.Fatal(err)
	}
	names := strings.Split(string(functions), "\n")
	var first []string
	for i := range called {
		if i < len(names) && !strings.HasPrefix(names[i], "runtime.") { // the last one is no function of Go; the runtime is there whole
			first = append(first, names[i]+"\n")
		}
	}
	slices.Sort(first)
	release := regexp.MustCompile(`^go\d+\.\d+`).FindString(runtime.Version())
	if err := os.WriteFile(firstFile, []byte(release+"\n"+strings.Join(slices.Compact(first), "")), 0o644); err != nil {
		t.Fatal(err)
	}
}

// challengeOf returns a link to a challenge.
func challengeOf(t *testing.T, m mode, words string) string {
	t.Helper()
	p := newPage(t, root)
	p.before(stubClipboard)
	p.open("?mode=" + m.name)
	p.chooseToPlay("challenge")
	p.dialog("challenge")
	for i, word := range strings.Fields(words) {
		p.paste(fmt.Sprint("challenge-", i), word)
	}
	p.press("Enter")
	p.dialog("share")
	p.click(`dialog [data-value=copy]`)
	p.wait(`window.copied`)
	_, link, _ := strings.Cut(eval[string](p, `window.copied`), p.site.url)
	return link
}

// startsWith starts a game in which a word was typed before the program ran.
func (p *page) startsWith(query, word string, called map[int]bool) {
	p.Helper()
	p.openEarly(query)
	if word != "" {
		p.enter(word)
	}
	p.run(`window.release()`)
	p.ready()
	p.run(settled)
	p.marks(called)
}

// marks adds the numbers of the functions that were called.
func (p *page) marks(called map[int]bool) {
	p.Helper()
	for n, bits := range eval[[]int](p, `Array.from(new Uint8Array(window.program.exports.mem.buffer, `+fmt.Sprint(slim.Marks)+`, 4096 - `+fmt.Sprint(slim.Marks)+`))`) {
		for bit := range 8 {
			if bits>>bit&1 == 1 {
				called[8*n+bit] = true
			}
		}
	}
}
