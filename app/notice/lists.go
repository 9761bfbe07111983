package notice

import (
	"strings"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/app/wording"
)

// NoPairs tells that the list has no secrets of two words.
type NoPairs struct {
	notice
	List lists.List
}

// NotLoaded tells that the list could not be loaded. It can be tried again.
type NotLoaded struct {
	notice
	List lists.List
}

// GuessesMissing tells that the words of a built-in list, which may be guessed
// in the game in play, are not loaded.
type GuessesMissing struct {
	notice
	List   lists.List
	Coming bool // they are on their way
}

// guessesSentence writes the sentence of GuessesMissing.
func guessesSentence(t *text.Text, n GuessesMissing) string {
	if n.Coming {
		return t.Lists.GuessesComing(t.Words.Adjective(n.List.Name.Lang))
	}
	return t.Lists.GuessesMissing(t.Words.Adjective(n.List.Name.Lang))
}

// ListMissing tells that the link is for a list that the player would have
// to bring.
type ListMissing struct {
	notice
	List lists.List
}

// ListImported tells that a list was imported, and what was put right in it.
type ListImported struct {
	notice
	List   lists.List
	Tidied lists.Tidied
}

// importedSentence writes the sentence of ListImported.
func importedSentence(all *text.Text, n ListImported) string {
	t, m := &all.OwnLists, &n.Tidied
	said := []string{t.Imported(wording.FullListName(all, n.List))}
	var what []string
	for _, tidied := range []struct {
		count int
		say   func(int) string
	}{{m.Apart, t.Apart}, {m.Blanks, t.Blanks}, {m.Unseen, t.Unseen}, {m.Capitals, t.Capitals}, {m.Empty, t.Empty}, {m.Repeats, t.Repeats}} {
		if tidied.count > 0 {
			what = append(what, tidied.say(tidied.count))
		}
	}
	if len(what) > 0 {
		said = append(said, t.Cleaned(strings.Join(what, all.Speech.Separator())))
	}
	if m.Skipped > 0 {
		said = append(said, t.Skipped(m.Skipped))
	}
	if m.Others > 0 {
		said = append(said, t.LeftOut(m.Others))
	}
	return strings.Join(said, " ")
}

// ListUnkept tells that a list was imported, but will be gone with the page.
type ListUnkept struct {
	notice
	List lists.List
}

// ListDeleted tells that a list was deleted, and can be brought back.
type ListDeleted struct {
	notice
	List lists.List
}

// ListBack tells that a list was brought back.
type ListBack struct {
	notice
	List lists.List
}

// ListExported tells that a part of a list was offered as a file.
type ListExported struct {
	notice
	List lists.List
	Part lists.Part
}

// ListsUnread tells that the browser does not give the player's lists, or one of them.
type ListsUnread struct{ notice }

// ListGone tells that the words of a list are not in the browser any more.
type ListGone struct {
	notice
	List lists.List
}
