package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// A link to a puzzle of a player's list opens for everyone who has the list,
// whatever they call it. Who hasn't is told which is missing, and goes on
// playing; once the list is imported, the puzzle opens.
func TestLinkToOwnList(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("?mode=quantum")
	p.openShelf()
	l := p.brings(trees)
	p.click(of(l, "play-list"))
	p.dialog("")
	p.choose("new")
	link := p.until("a link", func(s screen) bool { return s.Dialog == "" && strings.Contains(s.Query, "seed=") }).Query
	g := p.inPlay()
	p.shows(g, "")

	friend := newPlayer(t, root)
	friend.open("")
	friend.openShelf()
	same := trees
	same.title, same.guesses = "Bäume", ""
	friend.brings(same)
	friend.kept("Bäume")
	friend.open(link)
	if s := friend.shows(g, ""); s.Message != "" || !strings.HasSuffix(s.Place, " · Bäume · 5 letters") {
		t.Errorf("who has the list reads %q and %q", s.Place, s.Message)
	}
	friend.ends(friend.play(g, wrong(g, 1)[0], secrets(g)[0]))

	stranger := newPlayer(t, root)
	stranger.open(link)
	stranger.says(fmt.Sprintf("This link needs a word list that you don’t have: 5 letters, fingerprint %s. "+
		"Import it (menu, Your word lists), and the puzzle opens.", l.words.Fingerprint()))
	usual := stranger.inPlay()
	if s := stranger.shows(usual, ""); s.Mode != "quantum" || !strings.HasSuffix(s.Place, " · English · 5 letters") {
		t.Errorf("who lacks the list plays %s, %q", s.Mode, s.Place)
	}
	stranger.playable()
	stranger.openShelf()
	other := barred
	stranger.brings(other) // not the one
	stranger.shows(usual, "")
	for name, text := range map[string]string{"title": "Mine", "answers": trees.answers} {
		stranger.paste("list-"+name, text)
	}
	stranger.click(action("import"))
	stranger.dialog("") // since the puzzle opens
	stranger.placed("Mine · 5 letters")
	stranger.ends(stranger.play(g, secrets(g)[1]))
	if s := stranger.look(); s.Query != link {
		t.Errorf("the address is %s, want %s", s.Query, link)
	}
}
