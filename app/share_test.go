//go:build !js

package app

import (
	"math"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/challenge"
	"ketword/app/screen/part"
	"ketword/app/screen/review"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/engine"
)

// shareTables returns games whose dialog for sharing is open.
func shareTables(t testing.TB) map[string]*table {
	all := map[string]*table{}
	for _, form := range session.Forms() {
		b := newTable(t, "crown plaid", "").guess("slate", "briny", "crown").send(model.ShowShare{})
		b.able = abilities{Offers: true, Files: true, Images: true}
		all[string(form)] = b.send(model.ChangeSetting{Name: session.ShareForm, Value: string(form)})
	}
	return all
}

// resultOf returns the result of a table's game.
func (b *table) resultOf() records.Result { return b.send(model.ShowShare{}).model.Sharing().Result }

// TestResultInWords: the marks of every row in words, of no letter.
func TestResultInWords(t *testing.T) {
	for name, test := range map[string]struct {
		table *table
		want  []string
	}{
		"won": {newTable(t, "abide", "").guess("audio", "abide"), []string{
			": solved in 2 of 6 tries.", "Row 1: correct, absent, present, present, absent.", "Row 2: all correct.",
		}},
		"mixed": {newTable(t, "crown plaid", "&tries=0").guess("slate", "briny", "crown"), []string{
			": solved in 3 tries.", "Row 1: absent, correct, correct, absent, absent.",
			"Row 2, mixed: absent, correct, present, present, absent.", "Row 3: all correct.",
		}},
		"lost": {newTable(t, "abide", "&tries=1").guess("crown"), []string{
			": not solved in 1 try.", "Row 1: all absent.",
		}},
		"one try":  {newTable(t, "abide", "&tries=1").guess("abide"), []string{": solved in 1 try, the only one.", "Row 1: all correct."}},
		"given up": {newTable(t, "abide", "").send(model.GiveUp{}), []string{": given up after 0 of 6 tries."}},
	} {
		r := test.table.resultOf()
		lines := strings.Split(resultInWords(test.table.text, r), "\n")
		p := r.Game.Puzzle
		title := map[engine.Mode]string{engine.Classic: "Ketword random puzzle", engine.Quantum: "Ketword Quantum random puzzle"}[p.Rules.Mode]
		equal(t, name+": first line", lines[0], title+test.want[0])
		same(t, name, lines[1:], test.want[1:]...)
	}
}

// TestSharedTexts: each form has the title, how the game ended, and the rows; the link comes
// last.
func TestSharedTexts(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("slate", "briny", "crown")
	r := b.resultOf()
	const title = "Ketword Quantum random puzzle"
	const link = "\n\nPlay the same puzzle: https://example.org/?seed=7"
	for form, want := range map[effect.Shareable]string{
		effect.SharedEmoji:   title + " 3/6\n\n⬛🟩🟩⬛⬛\n⬛🟢🟡🟡⬛\n🟩🟩🟩🟩🟩",
		effect.SharedPattern: title + " 3/6\n\n_oo__\n_O++_\nooooo",
		effect.SharedDigits:  title + " 3/6\n\nX11XX\nX322X\n11111",
		effect.SharedWords:   resultInWords(b.text, r),
		effect.SharedPicture: title + " 3/6",
	} {
		equal(t, string(form), sharedText(b.text, form, r, ""), want)
		equal(t, string(form)+", linked", sharedText(b.text, form, r, "https://example.org/?seed=7"), want+link)
	}
	equal(t, "a link", sharedText(b.text, effect.SharedLink, records.Result{}, "https://example.org/"), "https://example.org/")
	r.Assisted, r.Again = true, true
	equal(t, "again, with help", firstLine(b.text, r), title+" 3/6, again, with hints")
	equal(t, "in words", strings.Contains(resultInWords(b.text, r), title+", again, with hints: solved"), true)
	r.Assisted, r.Again, r.Game.Puzzle.Rules.Level = false, false, engine.Strict
	equal(t, "strict", firstLine(b.text, r), title+" 3/6**")
	equal(t, "strict, in words", strings.Contains(resultInWords(b.text, r), title+", strict: solved"), true)
	lost := newTable(t, "abide", "&tries=1").guess("crown").resultOf()
	equal(t, "lost", sharedText(b.text, effect.SharedEmoji, lost, "ADDRESS"), "Ketword random puzzle X/1\n\n⬛⬛⬛⬛⬛\n\nThis one beat me. Can you solve it? ADDRESS")
}

// TestSharedGrades: skill and luck stand below the first line, once the review is there and the
// player wants it.
func TestSharedGrades(t *testing.T) {
	b := newTable(t, "abide", "").guess("audio", "abide").asks(review.Show{})
	b.send(model.ShowShare{})
	d := b.draw().One(t, drawn.Tagged("dialog"))
	equal(t, "two switches", len(d.All(drawn.Saying("role", "switch"))), 2)
	equal(t, "off", strings.Contains(d.One(t, drawn.Tagged("pre")).Text(), "Skill"), false)
	shared := b.send(model.ChangeSetting{Name: session.ShareGrades, Value: "on"}).draw().One(t, drawn.Tagged("pre")).Text()
	lines := strings.Split(shared, "\n")
	equal(t, "below the first line", strings.HasPrefix(lines[1], "Skill ") && strings.HasSuffix(lines[1], " of 99"), true)
	equal(t, "of another game", len(newTable(t, "crown", "").guess("crown").send(model.ShowShare{}).draw().All(drawn.Saying("role", "switch"))), 1)
}

// TestSharedChallenge: a challenge is one of the forms, always with its link, and asks for a name;
// one with a secret of the player's choice has no other.
func TestSharedChallenge(t *testing.T) {
	b := newTable(t, "abide", "").guess("abide").send(model.ShowShare{}, model.ShowChallenge{}, model.NameChallenger{Name: "Ann"})
	d := b.draw().One(t, drawn.Tagged("dialog"))
	equal(t, "text", d.One(t, drawn.Tagged("pre")).Text(), "Can you beat me? Ketword random puzzle 1/6\n"+b.address(b.model.Sharing().Query))
	lost := newTable(t, "abide", "&tries=1").guess("crown").resultOf()
	equal(t, "lost", sharedText(b.text, effect.SharedChallenge, lost, "ADDRESS"), "Ketword random puzzle X/1\n\nThis one beat me. Can you solve it? ADDRESS")
	equal(t, "name", d.One(t, drawn.Saying("id", part.ChallengerName)).Value("value"), "Ann")
	same(t, "chosen", drawn.Attrs(d.All(drawn.Saying("aria-pressed", "true")), "data-action"), "challenge-friend")
	equal(t, "no switch", len(d.All(drawn.Saying("role", "switch"))), 0)
	d = newTable(t, "abide", "").send(challenge.Send{Words: []string{"slate"}}).draw().One(t, drawn.Tagged("dialog"))
	equal(t, "a chosen secret has no forms", len(d.All(drawn.Having("aria-pressed"))), 0)
	equal(t, "a chosen secret", strings.HasPrefix(d.One(t, drawn.Tagged("pre")).Text(), "Can you find my word? Ketword challenge\n"), true)
}

// TestShareDialog shows what is shared, in every form, and what the browser can do with it.
func TestShareDialog(t *testing.T) {
	for form, b := range shareTables(t) {
		page := b.draw()
		d := page.One(t, drawn.Tagged("dialog"))
		pressed := d.All(drawn.Saying("aria-pressed", "true"))
		equal(t, form+": chosen", pressed[len(pressed)-1].Value("data-value"), "share-form="+form)
		ways := drawn.Attrs(d.All(drawn.Saying("data-action", "share-shown")), "data-value")
		if form == "picture" {
			same(t, "ways of a picture", ways, "offer", "copy", "save")
			equal(t, "told", d.One(t, drawn.Tagged("canvas")).Value("aria-label"), strings.ReplaceAll(resultInWords(b.text, b.model.Sharing().Result), "\n", " "))
		} else {
			same(t, "ways of "+form, ways, "offer", "copy")
			pre := d.One(t, drawn.Tagged("pre"))
			equal(t, form+": text", pre.Text(), sharedText(b.text, effect.Shareable(form), b.model.Sharing().Result, b.address(b.model.Sharing().Query)))
			equal(t, form+": can be reached", pre.Value("tabindex"), "0")
		}
		equal(t, form+": link", d.One(t, drawn.Saying("role", "switch")).Value("aria-checked"), "true")

		b.able = abilities{}
		d = b.send(model.Shared{Outcome: model.ShareFailed}).draw().One(t, drawn.Tagged("dialog"))
		ways = drawn.Attrs(d.All(drawn.Saying("data-action", "share-shown")), "data-value")
		if form == "picture" {
			same(t, "ways of a picture in a browser that can do little", ways, "save")
			equal(t, "a picture has no link", len(d.All(drawn.Saying("role", "switch"))), 0)
			same(t, "hint", drawn.Texts(d.One(t, drawn.Classed("refusal")).All(drawn.Tagged("p"))), "Your browser can’t copy pictures. Save it as a file.")
		} else {
			same(t, "ways of "+form+" in a browser that can do little", ways, "copy")
			same(t, "hint", drawn.Texts(d.One(t, drawn.Classed("refusal")).All(drawn.Tagged("p"))), "Your browser blocked copying. The text is selected: copy it yourself.")
		}
	}
}

// TestBlockedLink: a link that can't be copied is shown, so that it can be selected.
func TestBlockedLink(t *testing.T) {
	b := tables(t)["classic, begun"].send(model.SendLink{})
	b.shared = "https://example.org/?seed=7"
	d := b.send(model.Shared{What: effect.SharedLink, Outcome: model.ShareFailed}).draw().One(t, drawn.Tagged("dialog"))
	equal(t, "text", d.One(t, drawn.Tagged("pre")).Text(), b.shared)
	same(t, "hint", drawn.Texts(d.All(drawn.Tagged("p"))), "Your browser blocked copying. The text is selected: copy it yourself.")
	equal(t, "nothing else", len(d.All(drawn.Saying("data-action", "share-shown"))), 0)
}

// TestPicture: the picture has a tile for each mark, round ones where the row is mixed, within
// its edges, and no letter.
func TestPicture(t *testing.T) {
	r := newTable(t, "crown plaid", "").guess("slate", "briny", "crown").resultOf()
	p := pictureOf("Title", "example.org", r)
	var marks strings.Builder
	for _, tile := range p.tiles {
		marks.WriteString(tile.mark.String()[:1])
		if tile.round {
			marks.WriteString("r")
		}
		if tile.x < pictureEdge/2 || tile.x+tile.size > p.width-pictureEdge/2 || tile.y+tile.size > p.height-pictureEdge/2 {
			t.Errorf("a tile at %v, %v of %v in %v times %v", tile.x, tile.y, tile.size, p.width, p.height)
		}
	}
	equal(t, "marks", marks.String(), "accaaarcrprprarccccc")
	equal(t, "kets", len(p.kets), 1)
	equal(t, "title", p.title, "Title")
	if wide := pictureOf(strings.Repeat("wide", 20), "", r); wide.width <= p.width || math.Abs(wide.tiles[2].x+wide.tiles[2].size/2-wide.width/2) > .001 {
		t.Errorf("a long title: %v wide, the middle tile at %v", wide.width, wide.tiles[2].x)
	}
	many := newTable(t, "abide", "&tries=0").guess(repeatedWord("slate", 20)...).guess("abide").resultOf()
	equal(t, "many rows", pictureOf("", "", many).tiles[0].size, smallTile)
	many.List.Letters = "א"
	equal(t, "from right to left", pictureOf("", "", many).tiles[0].x > pictureOf("", "", many).tiles[1].x, true)
	equal(t, "name", pictureName("Ketword Quantum (Über 🟩, 6 letters) #327"), "ketword-quantum-ber-6-letters-327.png")
}

func repeatedWord(word string, n int) []string {
	return strings.Fields(strings.Repeat(word+" ", n))
}

// TestOldTitles: results that earlier versions shared choose mode, list and level in the
// solver, as today's do.
func TestOldTitles(t *testing.T) {
	for _, title := range []string{
		"Ketword Quantum, Daily 7 · German · 6 letters · Strict: 2/6",
		"Ketword quantum de-6 #7 strict 2/6",
		"Ketword quantum de-6 #7 strict, with hints: solved in 2 of 6 tries.",
		"Ketword Quantum (German, 6 letters) #7 2/6**",
		"Ketword Quantum (Deutsch, 6 Buchstaben) Zufallsrätsel 2/6**, mit Tipps",
		"Ketword Quantum (Allemand, 6\u00a0lettres) #7 2/6**",
		"Ketword Quantum (Allemand, 6 lettres) #7, strict\u00a0: trouvé en 2 essais sur 6.",
		"Ketword Quantum (Deutsch, 6 Buchstaben) #7, streng: gelöst in 2 von 6 Versuchen.",
	} {
		b := newTable(t, "abide", "").send(model.Open{Screen: screen.Solver})
		text := title + "\n\n🟢🟡⬛⬛⬛⬛"
		b.send(solver.EnterRows{Text: text, Heading: b.headingOf(text)})
		p := b.model.Solver.Position
		equal(t, title+": mode", p.Mode, engine.Quantum)
		equal(t, title+": list", p.List, lists.Name{Lang: "de", Length: 6})
		equal(t, title+": level", p.Level, engine.Strict)
	}
}
