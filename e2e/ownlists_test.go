package e2e

import (
	"fmt"
	"strings"
	"testing"

	"ketword/engine"
)

// A player's list is played like any other, in both modes, and has keys for all
// of its letters.
func TestOwnListIsPlayed(t *testing.T) {
	for name, c := range map[string]struct {
		ownList
		device device
	}{
		"letters of a language": {trees, keyboard{}},
		"letters of their own":  {russian, keyboard{}},
		"letters beside others": {accents, mouse{}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.open("")
			p.openLists()
			l := p.importList(c.ownList)
			p.playOwnList(l)
			p.awaitPlace(fmt.Sprintf("%s · %d letters", c.title, l.words.Length()))
			p.device = c.device
			var g engine.Game
			for _, mode := range []string{"classic", "quantum"} {
				p.switchMode(mode)
				g = p.inPlay()
				p.shows(g, "")
				p.hasKeys(c.rows)
				g = p.play(g, wrongGuesses(g, 2)...)
				secret := secrets(g)
				g = p.play(g, secret[len(secret)-1])
				p.ends(g)
			}
			p.reload()
			p.ends(g)
		})
	}
}

// A list without pairs can't be chosen in quantum. The menu says why, and so
// does a link.
func TestOwnListWithoutPairs(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	p.openLists()
	l := p.importList(withoutPairs)
	p.closeDialog()
	p.switchMode("quantum")
	p.openDialog("menu")
	const why = "One letter can’t be played in quantum: any two of its answers share a letter."
	button := languages + fmt.Sprintf(`[data-value=%q]`, l.name())
	p.wait(`document.querySelector(` + quote(button) + `).disabled && document.querySelector("dialog .barred").textContent === ` + quote(why))
	p.run(`document.activeElement.blur()`)
	p.unchangedBy(func() { p.click(button) })
	p.closeDialog()
	p.open(quantum.query(l.query()))
	p.says(why)
	p.awaitPlace("English · 5 letters")
	p.switchMode("classic")
	p.openDialog("menu")
	p.chooseList(button)
	p.click(playIt)
	p.dialog("")
	p.awaitPlace("One letter · 5 letters")
}

// A link to a puzzle of a player's list opens for everyone who has the list,
// whatever they call it. Who hasn't is told which is missing, and goes on
// playing; once the list is imported, the puzzle opens.
func TestLinkToOwnList(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("?mode=quantum")
	p.openLists()
	l := p.importList(trees)
	p.playOwnList(l)
	p.chooseInMenu("new")
	link := p.until("a link", func(s screen) bool { return s.Dialog == "" && strings.Contains(s.Query, "seed=") }).Query
	g := p.inPlay()
	p.shows(g, "")

	friend := newPage(t, root)
	friend.open("")
	friend.openLists()
	same := trees
	same.title, same.guesses = "Bäume", ""
	friend.importList(same)
	friend.awaitStoredLists("Bäume")
	friend.open(link)
	if s := friend.shows(g, ""); s.Message != "" || !strings.HasSuffix(s.Place, " · Bäume · 5 letters") {
		t.Errorf("who has the list reads %q and %q", s.Place, s.Message)
	}
	friend.ends(friend.play(g, wrongGuesses(g, 1)[0], secrets(g)[0]))

	stranger := newPage(t, root)
	stranger.open(link)
	stranger.says(en.Lists.Missing(5, l.words.Fingerprint().String()))
	usual := stranger.inPlay()
	if s := stranger.shows(usual, ""); s.Mode != "quantum" || !strings.HasSuffix(s.Place, " · English · 5 letters") {
		t.Errorf("who lacks the list plays %s, %q", s.Mode, s.Place)
	}
	stranger.playable()
	stranger.openLists()
	other := withoutPairs
	stranger.importList(other) // not the one
	stranger.shows(usual, "")
	for name, text := range map[string]string{"title": "Mine", "answers": trees.answers} {
		stranger.paste("list-"+name, text)
	}
	stranger.click(action("import"))
	stranger.dialog("") // since the puzzle opens
	stranger.awaitPlace("Mine · 5 letters")
	stranger.ends(stranger.play(g, secrets(g)[1]))
	if s := stranger.look(); s.Query != link {
		t.Errorf("the address is %s, want %s", s.Query, link)
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
	own := ownList{"Birds", "finch\nquail\nstork\nheron\nrobin\neagle\nwaltz\nfudgy\nglyph\nvomit\njacks\n", "mango\nlemon\n", layouts["de"]}
	p.openLists()
	p.allowWords("de")
	l := p.importList(own)
	s := p.readLists()
	if want := "5 letters · 11 answers · 2 extra allowed guesses · all German words as guesses"; s.Own[0].Facts != want {
		t.Errorf("listed: %q, want %q", s.Own[0].Facts, want)
	}
	p.awaitStoredLists("Birds")
	p.playOwnList(l)
	p.awaitPlace("Birds · 5 letters")
	g := p.inPlay()
	p.hasKeys(own.rows)
	var german []string
	for w := range builtIn("de", 5).words.Answers() {
		if !l.words.Has(w) {
			german = append(german, w.String())
		}
	}
	g = p.play(g, "mango") // while the words are on their way
	p.typeIn(german[0])
	p.press("Enter")
	p.says("The German words are still being loaded.")
	proxy.disconnect()
	const missing = "The German words could not be loaded. Only the list’s own can be guessed."
	p.says(missing)
	p.fits("missing words")
	proxy.release()
	p.click(".message " + action("try-again"))
	p.awaitOfflineList(fileOf(t, classic.of(t, builtIn("de", 5))))
	p.enterUntilPlayed(1)
	g = guessed(t, g, german[0])
	p.shows(g, "")

	proxy.stop()
	p.reload()
	p.awaitPlace("Birds · 5 letters")
	p.shows(g, "")
	p.typeIn(german[1])
	p.enterUntilPlayed(2)
	g = guessed(t, g, german[1])
	p.shows(g, "")
	p.ends(p.play(g, secrets(g)[0]))
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

// brokenDatabases are ways in which browsers keep a page from its database.
var brokenDatabases = map[string]struct {
	script string
	unread bool // the page can't know which lists there are
}{
	"getter throws": {`Object.defineProperty(window, "indexedDB", {get() { throw new DOMException("denied", "SecurityError"); }})`, true},
	"open throws":   {`IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); }`, true},
	"open fails": {`IDBFactory.prototype.open = () => {
		const request = {error: new DOMException("denied", "UnknownError")};
		setTimeout(() => request.onerror(new Event("error")));
		return request;
	}`, true},
	"open hangs": {`IDBFactory.prototype.open = () => ({})`, true},
	"none":       {`Object.defineProperty(window, "indexedDB", {value: undefined})`, true},
	"no space":   {`IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }`, false},
	"full at the end": {`IDBObjectStore.prototype.put = function () {
		if (this.name === "texts") queueMicrotask(() => this.transaction.abort());
	}`, false},
}

// Where lists can't be stored, they can be imported and played until the page is
// closed, and the page says so.
func TestOwnListUnkept(t *testing.T) {
	for name, broken := range brokenDatabases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.before(broken.script)
			p.open("")
			p.openLists()
			for name, text := range map[string]string{"title": trees.title, "answers": trees.answers} {
				p.paste("list-"+name, text)
			}
			p.click(action("import"))
			const told = "“Trees” could not be saved. It will be gone when you close this page."
			p.untilLists(told, func(d listsDialog) bool { return d.Told == told && d.titles() == "Trees" })
			l := trees.list(t)
			p.playOwnList(l)
			g := p.inPlay()
			g = p.play(g, wrongGuesses(g, 1)...)
			p.openLists() // asks what is kept
			p.showsLists("Trees")
			p.closeDialog()
			p.ends(p.play(g, secrets(g)[0]))
			p.reload()
			p.awaitPlace("English · 5 letters")
			if broken.unread {
				p.says(en.OwnLists.Unread)
			}
			if s := p.openLists(); !s.None || len(s.Own) > 0 {
				t.Errorf("after loading the page again the lists are %+v", s)
			}
			if broken.unread {
				p.untilLists(en.OwnLists.Unread, func(d listsDialog) bool { return d.Told == en.OwnLists.Unread })
			}
		})
	}
}

// occupyLists has a window work with the lists, and so keeps all others waiting for
// them, until release is called in it.
const occupyLists = `new Promise((done, failed) => {
	const opening = indexedDB.open("ketword");
	opening.onerror = failed;
	opening.onsuccess = () => {
		const work = opening.result.transaction(["lists", "texts"], "readwrite");
		let held = true;
		const hold = () => { if (held) work.objectStore("lists").count().onsuccess = hold; done(); };
		window.release = () => { held = false; opening.result.close(); };
		hold();
	};
})`

// A database that does not answer holds up nothing: the game goes on without the
// player's lists and says so. They come when it answers.
func TestOwnListsComeLate(t *testing.T) {
	for name, begins := range map[string]bool{"waiting": false, "playing": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.open("")
			p.openLists()
			l := p.importList(trees)
			p.awaitStoredLists("Trees")
			p.playOwnList(l)
			g := p.inPlay()
			g = p.play(g, wrongGuesses(g, 1)...)
			other := p.newTab()
			other.open("")
			other.run(occupyLists)

			p.open("")
			p.awaitPlace("English · 5 letters")
			p.says(en.OwnLists.Unread)
			if begins {
				p.press("a")
			}
			other.run(`release()`)
			if begins {
				p.openLists()
				p.showsLists("Trees")
				p.playOwnList(l)
			}
			p.awaitPlace("Trees · 5 letters")
			p.says("")
			p.ends(p.play(g, secrets(g)[0]))
		})
	}
}

// A transaction that never ends keeps a list from being stored. The page says
// so, and goes on.
func TestOwnListNeverStored(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	other := p.newTab()
	other.open("")
	p.openLists()
	other.run(occupyLists)
	for name, text := range map[string]string{"title": trees.title, "answers": trees.answers} {
		p.paste("list-"+name, text)
	}
	p.click(action("import"))
	p.untilLists("not stored", func(d listsDialog) bool {
		return strings.Contains(d.Told, "could not be saved") && d.titles() == "Trees"
	})
	other.run(`release()`)
	p.untilLists("stored after all", func(d listsDialog) bool { return d.Told == "" && d.titles() == "Trees" })
	p.awaitStoredLists("Trees")
}
