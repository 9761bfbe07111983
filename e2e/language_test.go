package e2e

import (
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Other languages are chosen in the menu, and played to a win: today's puzzle
// and a random one, which the address names.
func TestLanguages(t *testing.T) {
	for name, c := range map[string]struct {
		mode, lang string
		length     int
		hand       hand
		letters    string // that the guesses are to have
		place      string
	}{
		"German by keyboard": {"classic", "de", 6, keys{}, "äöüß", "German · 6 letters"},
		"German by mouse":    {"classic", "de", 5, mouse{}, "äöüß", "German · 5 letters"},
		"German quantum":     {"quantum", "de", 5, keys{}, "äöüß", "German · 5 letters"},
		"French by keyboard": {"classic", "fr", 5, keys{}, "awqz", "French · 5 letters"},
		"French by mouse":    {"quantum", "fr", 7, mouse{}, "awqz", "French · 7 letters"},
		"English, 8 letters": {"classic", "en", 8, keys{}, "az", "English · 8 letters"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			p.open("?mode=" + c.mode)
			g := p.plays(c.lang, c.length)
			if s := p.shows(g, ""); !strings.HasPrefix(s.Place, "Daily ") || !strings.HasSuffix(s.Place, " · "+c.place) {
				t.Errorf("in play is %q, want %s", s.Place, c.place)
			}
			p.hasKeys(layouts[c.lang])
			p.hand = c.hand
			g = p.play(g, covering(t, g, c.letters)...)
			secret := secrets(g)
			g = p.play(g, secret[len(secret)-1])
			p.ends(g)
			if lang := eval[string](p, `document.querySelector(".end .word").closest("[lang]").lang`); lang != c.lang {
				t.Errorf("the secret is told in %q", lang)
			}
			p.reload()
			p.ends(g)

			p.choose("new")
			p.until("a seed", func(s screen) bool { return strings.Contains(s.Query, "seed=") && s.Dialog == "" })
			g = p.inPlay()
			p.ends(p.play(g, covering(t, g, "")[0], secrets(g)[0]))
		})
	}
}

// hasKeys checks which letters the keys show, row by row in their order.
func (p *player) hasKeys(rows []string) {
	p.Helper()
	got := eval[[]string](p, `[...document.querySelectorAll(".keyboard .keys")].map((row) =>
		[...row.querySelectorAll(".key:not(.wide)")].map((key) => key.textContent).join(""))`)
	want := upper(rows)
	if !slices.Equal(got, want) {
		p.Errorf("the keys show %q, want %q", got, want)
	}
}

// covering returns guesses that together have all of the letters, at least one,
// and none of which wins: each time the word with the most that are missing.
func covering(t testing.TB, g engine.Game, letters string) []string {
	t.Helper()
	anything := lexicon.ParsePattern(strings.Repeat("?", g.Puzzle.Rules.Length))
	var all []string
	for len(all) == 0 || letters != "" {
		best, most := "", -1
		for w := range listOf(g).words.Match(anything) {
			n := len(letters) - len(without(letters, w.String()))
			if n > most && !g.Puzzle.Secret.Has(w) {
				best, most = w.String(), n
			}
		}
		if most == 0 && letters != "" || len(all) == engine.DefaultTries-1 {
			t.Fatalf("no guesses of %v have the letters %s", g.Puzzle.Identity, letters)
		}
		all, letters = append(all, best), without(letters, best)
	}
	return all
}

// without returns letters but for those of a word.
func without(letters, word string) string {
	return strings.Map(func(l rune) rune {
		if strings.ContainsRune(word, l) {
			return -1
		}
		return l
	}, letters)
}

// French lists have no accents: a letter with one gives the letter without, and
// a ligature both of its letters.
func TestAccentsInFrench(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	m := mode{"classic", 7}
	p.open(m.query("&lang=fr&length=5"))
	g := m.of(t, builtIn("fr", 5))
	p.typed("éÇœ")
	p.shows(g, "ecoe")
	for range "ecoe" {
		p.press("Backspace")
	}
	word := covering(t, g, "eu")[0]
	p.enter(strings.NewReplacer("e", "é", "u", "ù").Replace(word))
	g = after(t, g, word)
	p.shows(g, "")
	p.ends(p.play(g, secrets(g)[0]))
}

// German lists have letters that English ones lack. Each has a key, and a row
// on its way shows ß as ẞ, a letter as high as the others.
func TestLettersInGerman(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	m := mode{"classic", 7}
	p.open(m.query("&lang=de&length=5"))
	g := m.of(t, builtIn("de", 5))
	p.typed("äÖüßẞ")
	if s := p.shows(g, "äöüßß"); s.letters(0) != "ÄÖÜẞẞ" {
		t.Errorf("the row shows %q", s.letters(0))
	}
	p.press("Enter")
	p.says(en.Notice.Unknown("ÄÖÜẞẞ"))
}
