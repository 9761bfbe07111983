package share

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/links"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestSharedGrades: skill and luck are below the first line, once the review is complete and if
// the player wants them.
func TestSharedGrades(t *testing.T) {
	b := begun(t, "abide", 6, "audio", "abide").reviewed().send(Show{})
	d := b.Draw()
	apptest.Equal(t, "two switches", len(d.All(drawn.Saying("role", "switch"))), 2)
	apptest.Equal(t, "off", strings.Contains(d.One(t, drawn.Tagged("pre")).Text(), "Skill"), false)
	shared := b.set(session.ShareGrades, "on").Draw().One(t, drawn.Tagged("pre")).Text()
	lines := strings.Split(shared, "\n")
	apptest.Equal(t, "below the first line", strings.HasPrefix(lines[1], "Skill ") && strings.HasSuffix(lines[1], " of 99"), true)
	apptest.Equal(t, "of another game", len(begun(t, "crown", 6, "crown").send(Show{}).Draw().All(drawn.Saying("role", "switch"))), 1)
}

// TestSharedChallenge: a challenge is one of the forms, always with its link, and has a field for
// a name; a challenge with a chosen secret has no other form.
func TestSharedChallenge(t *testing.T) {
	b := begun(t, "abide", 6, "abide").send(Show{}, ShowAs{Form: records.SharedChallenge})
	b.PlayerName = "Ann"
	d := b.Draw()
	apptest.Equal(t, "text", d.One(t, drawn.Tagged("pre")).Text(), "Can you beat me? Ketword random puzzle 1/6\n— Ann\n"+b.View.Device.Address(b.shown().Query))
	lost := begun(t, "abide", 1, "crown").result()
	apptest.Equal(t, "lost", Text(embedded.English, records.SharedChallenge, lost, "ADDRESS"), "Ketword random puzzle X/1\n\nThis one beat me. Can you solve it? ADDRESS")
	apptest.Equal(t, "name", d.One(t, drawn.Saying("id", part.ChallengerName)).Value("value"), "Ann")
	apptest.Strings(t, "chosen", drawn.Attrs(d.All(drawn.Saying("aria-pressed", "true")), "data-value"), "challenge")
	apptest.Equal(t, "no switch", len(d.All(drawn.Saying("role", "switch"))), 0)
	puzzle := engine.Choose(apptest.Rules(engine.Classic), "en", apptest.Secret(t, "slate"))
	chosen := records.Result{Saved: records.Saved{Game: engine.NewGame(puzzle)}, List: b.InPlay}
	d = begun(t, "abide", 6).send(ShowChosen{Result: chosen}).Draw()
	apptest.Equal(t, "a chosen secret has no forms", len(d.All(drawn.Having("aria-pressed"))), 0)
	apptest.Strings(t, "with a way back", drawn.Attrs(d.All(drawn.Tagged("button")), "data-action"), "share-shown", "share-shown", "challenge")
	apptest.Equal(t, "a chosen secret", strings.HasPrefix(d.One(t, drawn.Tagged("pre")).Text(), "Can you find my word? Ketword challenge\n"), true)
}

// TestDialog: every form of a result, with the buttons for what the browser can do with it.
func TestDialog(t *testing.T) {
	for _, f := range session.Forms() {
		form := string(f)
		b := begun(t, "crown plaid", 6, "slate", "briny", "crown").send(Show{}).set(session.ShareForm, form)
		d := b.Draw()
		pressed := d.All(drawn.Saying("aria-pressed", "true"))
		apptest.Equal(t, form+": chosen", pressed[len(pressed)-1].Value("data-value"), form)
		ways := drawn.Attrs(d.All(drawn.Saying("data-action", "share-shown")), "data-value")
		if form == "picture" {
			apptest.Strings(t, "ways of a picture", ways, "offer", "copy", "save")
			apptest.Equal(t, "told", d.One(t, drawn.Tagged("canvas")).Value("aria-label"), strings.ReplaceAll(inWords(embedded.English, b.shown().Result), "\n", " "))
		} else {
			apptest.Strings(t, "ways of "+form, ways, "offer", "copy")
			pre := d.One(t, drawn.Tagged("pre"))
			apptest.Equal(t, form+": text", pre.Text(), Text(embedded.English, records.Shareable(form), b.shown().Result, b.View.Device.Address(b.shown().Query)))
			apptest.Equal(t, form+": can be reached", pre.Value("tabindex"), "0")
		}
		apptest.Equal(t, form+": link", d.One(t, drawn.Saying("role", "switch")).Value("aria-checked"), "true")

		b.View.Device = screen.Device{}
		d = b.send(Sent{Outcome: Failed}).Draw()
		ways = drawn.Attrs(d.All(drawn.Saying("data-action", "share-shown")), "data-value")
		if form == "picture" {
			apptest.Strings(t, "ways of a picture in a browser that can do little", ways, "save")
			apptest.Equal(t, "a picture has no link", len(d.All(drawn.Saying("role", "switch"))), 0)
			apptest.Strings(t, "hint", drawn.Texts(d.One(t, drawn.Classed("refusal")).All(drawn.Tagged("p"))), "Your browser can’t copy pictures. Save it as a file.")
		} else {
			apptest.Strings(t, "ways of "+form+" in a browser that can do little", ways, "copy")
			apptest.Strings(t, "hint", drawn.Texts(d.One(t, drawn.Classed("refusal")).All(drawn.Tagged("p"))), "Your browser blocked copying. The text is selected: copy it yourself.")
		}
	}
}

// TestBlockedLink: a link that can't be copied is shown, so that it can be selected.
func TestBlockedLink(t *testing.T) {
	b := begun(t, "abide", 6, "audio").send(SendLink{})
	d := b.send(Sent{What: records.SharedLink, Outcome: Failed}).Draw()
	apptest.Equal(t, "text", d.One(t, drawn.Tagged("pre")).Text(), "https://example.org/"+links.Address(b.LinkWith(b.Current(), "")))
	apptest.Strings(t, "hint", drawn.Texts(d.All(drawn.Tagged("p"))), "Your browser blocked copying. The text is selected: copy it yourself.")
	apptest.Equal(t, "nothing else", len(d.All(drawn.Saying("data-action", "share-shown"))), 0)
}
