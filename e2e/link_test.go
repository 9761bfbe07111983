package e2e

import (
	"net/url"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
)

func TestLinks(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	fingerprint := words().Fingerprint().String()
	links := []struct{ query, mode, place string }{
		{"?mode=quantum&lang=en&length=5&seed=9200&tries=6&level=normal&words=" + fingerprint, "quantum", "Puzzle 9200 · English · 5 letters"},
		{"?mode=classic&seed=9000", "classic", "Puzzle 9000 · English · 5 letters"},
		{"?mode=quantum&seed=9007", "quantum", "Puzzle 9007 · English · 5 letters"},
		{"?seed=9007", "classic", "Puzzle 9007 · English · 5 letters"},
		{"?seed=9007199254740991", "classic", "Random puzzle · English · 5 letters"},
		{"?seed=9007&tries=1", "classic", "Puzzle 9007 · English · 5 letters · 1 try"},
		{"?seed=9007&tries=0", "classic", "Puzzle 9007 · English · 5 letters · No limit"},
		{"?seed=9007&tries=100", "classic", "Puzzle 9007 · English · 5 letters · 100 tries"},
		{"?seed=9007&level=hard", "classic", "Puzzle 9007 · English · 5 letters · Hard"},
		{"?mode=quantum&seed=9007&level=strict", "quantum", "Puzzle 9007 · English · 5 letters · Strict"},
		{"?lang=en&seed=9007", "classic", "Puzzle 9007 · English · 5 letters"},
		{"?length=5&seed=9007", "classic", "Puzzle 9007 · English · 5 letters"},
		{"?words=" + fingerprint + "&seed=9007", "classic", "Puzzle 9007 · English · 5 letters"},
	}
	for _, link := range sample.From(t, 2, links) {
		p.open(link.query)
		s := p.look()
		if s.Mode != link.mode || s.Place != link.place || s.Message != "" || s.Status != "playing" {
			t.Errorf("%s: %s, %q, message %q, %s", link.query, s.Mode, s.Place, s.Message, s.Status)
		}
	}
}

// badLinks are links with every parameter wrong, in the order in which the
// message names them, and how each value is shown.
var badLinks = [][]struct{ param, value, shown string }{
	{
		{"mode", `"><script>alert(1)</script>`, `"><script>alert(1)</scri…`}, {"tries", "%00", "%00"},
		{"seed", "<img src=x onerror=alert(1)>", "<img src=x onerror=alert…"},
		{"lang", "&lt;b&gt;%41", "&lt;b&gt;%41"},
	}, {
		{"mode", "classical", "classical"}, {"tries", "101", "101"}, {"level", "easy", "easy"}, {"seed", "-1", "-1"},
		{"words", "123", "123"}, {"lang", "xx", "xx"}, {"length", "3", "3"},
	}, {
		{"mode", "", ""}, {"tries", "", ""}, {"level", "", ""}, {"seed", "", ""},
		{"words", "", ""}, {"lang", "", ""}, {"length", "", ""},
	}, {
		{"mode", "Classic", "Classic"}, {"tries", "-1", "-1"}, {"level", "Hard", "Hard"},
		{"seed", "9007199254740992", "9007199254740992"}, {"words", "ghijklmnopqrstuv", "ghijklmnopqrstuv"},
		{"lang", "EN", "EN"}, {"length", "05", "05"},
	}, {
		{"mode", "3", "3"}, {"tries", "1.5", "1.5"}, {"level", "1", "1"},
		{"seed", "99999999999999999999999999", "999999999999999999999999…"},
		{"words", "123456789abcdef01", "123456789abcdef01"}, {"lang", "en ", "en "}, {"length", "five", "five"},
	},
}

// Parameters that can't be used are ignored, named in the message, and never
// interpreted as HTML.
func TestBadLinks(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	for _, link := range badLinks[:sample.Size(2, len(badLinks))] { // TestLinkParameters of the model has more
		var query, parts []string
		for _, bad := range link {
			query = append(query, bad.param+"="+url.QueryEscape(bad.value))
			parts = append(parts, en.Notice.PartOfLink(en.Notice.Parts(bad.param), bad.shown))
		}
		p.open("?" + strings.Join(query, "&"))
		want := en.Notice.BadLinks(parts[0], parts[1])
		if more := len(link) - 2; more > 0 {
			want = en.Notice.BadLinksAndMore(parts[0], parts[1], more)
		}
		p.says(want)
		if query := p.look().Query; query != "?lang=en&length=5&mode=classic" {
			t.Errorf("the bad link stays in the address: %s", query)
		}
		p.playable()
	}
	if eval[int](p, `document.querySelectorAll("#app img, #app script, .message *").length`) != 0 {
		t.Error("a value of the link became an element")
	}
}

// One bad parameter among good ones is named, and the good ones count.
func TestOneBadParameter(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open(quantum.query("&tries=many"))
	p.says(en.Notice.BadLink(en.Notice.Parts("tries"), "many", en.Notice.Number(engine.MaxTries)))
	p.shows(quantum.game(t), "")
	p.playable()
}
