package e2e

import (
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"

	"ketword/app/text/embedded"
)

// holdProgram holds back the program of every page that is loaded, whatever cache it
// is in, until release is called there.
const holdProgram = `{
	const compile = WebAssembly.compileStreaming.bind(WebAssembly);
	const released = new Promise((resolve) => { window.release = resolve; });
	WebAssembly.compileStreaming = async (response) => { await released; return compile(response); };
}`

// openEarly loads the site with a query, and waits only until keys are taken.
func (p *page) openEarly(query string) {
	p.Helper()
	if p.remote != nil {
		p.load(p.site.url + query)
	} else {
		call(p, cdppage.Navigate, cdppage.NavigateParams{URL: p.site.url + query})
	}
	p.early()
}

// early waits until keys are taken, while the program does not run.
func (p *page) early() {
	p.Helper()
	p.wait(`Boolean(window.ketwordBoot) && document.documentElement.dataset.app !== "ready"`)
}

// starts lets a program that was held run, and waits until it does.
func (p *page) starts() {
	p.Helper()
	p.run(`window.release()`)
	p.ready()
}

// typesEarly presses keys, and waits until the row in play shows letters.
func (p *page) typesEarly(row int, shown string, keys ...string) {
	p.Helper()
	for _, key := range keys {
		p.device.press(p, key)
	}
	p.until("the letters "+shown, func(s screen) bool { return s.App == "" && s.letters(row) == capitals(shown) })
}

// A game that was left is shown before the program runs, and goes on: a guess that is entered
// meanwhile is judged, once.
func TestGameBeforeTheProgram(t *testing.T) {
	p := start(t)
	g := classic.of(t, builtIn("de", 6))
	p.open(classic.query("&lang=de&length=6"))
	p.shows(g, "")
	g = p.play(g, wrongGuesses(g, 3)...)
	letters := strings.Split(secrets(g)[0], "")
	p.typeIn(strings.Join(letters[:2], ""))
	before := p.shows(g, strings.Join(letters[:2], ""))

	p.before(holdProgram)
	p.run(`location.reload()`)
	p.early()
	if now := p.shows(g, strings.Join(letters[:2], "")); now.Place != before.Place {
		t.Errorf("before the program it is %q, then %q", now.Place, before.Place)
	}
	p.typesEarly(3, secrets(g)[0], letters[2:]...)
	p.press("Enter")
	p.says(embedded.English.Site.Judged)
	p.hears(embedded.English.Site.Judged)
	p.starts()
	p.ends(after(t, g, secrets(g)[0]))
}

// The next day, and at the address of the site, the board is that of the list and mode
// played last, and empty. Which puzzle it is, is not said before it is known.
func TestNextDayBeforeTheProgram(t *testing.T) {
	p := start(t)
	p.open("?mode=quantum&lang=de&length=6")
	p.awaitPlace("German · 6 letters")
	// The page that any day's puzzle looks like is stored after it is painted, and only as long as nothing is typed.
	p.wait(`Boolean(JSON.parse(localStorage.getItem("ketword-page"))?.pages.some((page) => page.like.includes("") && JSON.stringify(page).includes("ü")))`)
	p.press("a")
	p.until("a letter", func(s screen) bool { return s.letters(0) == "A" })
	p.before(holdProgram)
	p.before(clockAt("2026-11-05T12:00:30Z"))
	p.openEarly("")
	s := p.look()
	if s.Mode != "quantum" || len(s.Rows[0]) != 6 || s.letters(0) != "" || s.Place != en.Game.Loading {
		t.Errorf("%v", s)
	}
	p.hasKeys(builtIn("de", 6).rows)
	p.typesEarly(0, "o", "o")
	p.starts()
	p.awaitPlace("German · 6 letters")
	p.until("the letter", func(s screen) bool { return s.letters(0) == "O" })
}

// What is typed while the list of the first puzzle is being loaded, however long, is
// there when it is.
func TestTypedWhileTheListLoads(t *testing.T) {
	t.Parallel()
	proxy := newListProxy(t, root)
	p := firstVisit(t, proxy.server)
	g := classic.of(t, builtIn("de", 6))
	p.openEarly(classic.query("&lang=de&length=6"))
	p.typesEarly(0, "ab", "a", "b")
	await(p, "a request for a list", func() (int, error) { return len(proxy.requests()), nil }, func(n int) bool { return n > 0 })
	p.passes(aWhile) // so that it loses patience
	p.until("how far the list is", func(s screen) bool { return strings.HasPrefix(s.Message, "Loading German") && s.letters(0) == "AB" })
	p.press("e")
	p.until("the letters", func(s screen) bool { return s.letters(0) == "ABE" })
	proxy.release()
	p.ready()
	p.shows(g, "abe")
}

// Letters leave a control, so that Enter plays the word, once; Enter on a control is its own.
func TestControlBeforeTheProgram(t *testing.T) {
	p := start(t)
	p.before(holdProgram)
	g := classic.game(t)
	word := wrongGuesses(g, 1)[0]
	p.openEarly(classic.query())
	p.tabUntil(action("help"))
	p.enter(word)
	p.press("Enter") // since nothing happened
	p.starts()
	g = after(t, g, word)
	if s := p.shows(g, ""); s.Dialog != "" || s.Message != "" {
		t.Errorf("dialog %q, message %q", s.Dialog, s.Message)
	}

	p.openEarly(classic.query())
	p.typeIn(word)
	p.tabUntil(action("help"))
	p.press("Enter")
	p.tab()
	p.starts()
	p.dialog("help")
	p.shows(g, word)
	p.closeDialog()
	p.hasFocus("help")
}

// A letter with an accent is seen as the letters of the list that it stands for.
func TestAccentBeforeTheProgram(t *testing.T) {
	p := start(t)
	p.before(holdProgram)
	p.openEarly(classic.query("&lang=fr&length=5"))
	p.run(`for (const key of ["é", "œ", "ç"]) {
		document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
	}`)
	p.until("the letters", func(s screen) bool { return s.App == "" && s.letters(0) == "EOEC" })
	p.starts()
	p.until("the letters, still", func(s screen) bool { return s.letters(0) == "EOEC" })
}
