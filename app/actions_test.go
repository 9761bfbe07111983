//go:build !js

package app

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/friends"
	"ketword/app/screen/stats"
	"ketword/app/session"
	"ketword/internal/each"
)

// TestEveryButtonActs: every control with an action is a button, has a name, and does
// something; every action has a button.
func TestEveryButtonActs(t *testing.T) {
	seen := map[string]bool{}
	for name, b := range tables(t) {
		page := b.draw()
		for _, choice := range page.All(drawn.Tagged("select")) {
			seen[choice.Value("data-action")] = true
		}
		if len(page.All(drawn.Saying("data-action", "tile"))) > 0 {
			seen["tile"] = true // of the typed row, which is not a button
		}
		for _, button := range page.All(drawn.Tagged("button")) {
			action := button.Value("data-action")
			seen[action] = true
			equal(t, name+": type", button.Value("type"), "button")
			if button.Text()+button.Value("aria-label")+button.Value("title") == "" {
				t.Errorf("%s: a button without a name: %s", name, button.Source())
			}
			switch action {
			case "key", "skip", "rename", "send-challenge", "challenge-meant", "challenge-as-is", "take-hint", "enter-rows", "choose-result", "set-word", "type-guess", "lab-try", "lab-play", "set-tries", "seed", "add-scores", "rename-person", "my-name", "give-result": // they need the page
			default:
				if b.message(action, button.Value("data-value")) == nil {
					t.Errorf("%s: a button does nothing: %s", name, button.Source())
				}
			}
		}
	}
	var all []string
	for _, a := range rootActions {
		all = append(all, a.name)
	}
	for _, s := range append([]*screen.Screen{{Actions: shellActions}, {Actions: play.Actions}}, model.Screens...) {
		all = append(all, each.Of(s.Actions, func(a screen.Action) string { return a.Name })...)
	}
	for _, name := range all {
		if !seen[name] {
			t.Errorf("no button does %q", name)
		}
	}
	equal(t, "of no button", newTable(t, "abide", "").message("nothing", ""), nil)
}

// TestIntentsOfControls: some controls want something of others, and nothing of their screen.
func TestIntentsOfControls(t *testing.T) {
	b := newTable(t, "abide", "")
	for control, want := range map[[2]string]screen.Intent{
		{"archive", ""}:                  screen.Open{Name: screen.Archive},
		{"ask-again", ""}:                screen.AskAgain{},
		{"apply-update", ""}:             screen.Perform{Effect: effect.LoadVersion{}},
		{"setting", "theme=dark"}:        screen.ChangeSetting{Name: "theme", Value: "dark"},
		{"level", "hard"}:                screen.ChangeSetting{Name: session.LevelSetting, Value: "hard"},
		{"play-list", "de/6"}:            screen.PlayList{List: lists.Name{Lang: "de", Length: 6}, Closes: true},
		{"copy-history-link", "address"}: screen.Perform{Effect: effect.CopyText{Text: "address", Copied: stats.LinkCopied{}, Blocked: stats.LinkCopied{Blocked: true}}},
		{"copy-friends", "text"}:         screen.Perform{Effect: effect.CopyText{Text: "text", Copied: friends.Copied{}, Blocked: friends.Copied{Blocked: true}}},
		{"picture-friends", "text"}:      screen.Perform{Effect: effect.OfferStandings{Text: "text"}},
	} {
		equal(t, control[0], b.message(control[0], control[1]), model.Msg(want))
	}
}
