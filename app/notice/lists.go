package notice

import (
	"strings"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/app/wording"
)

// NoPairs says that the list has no secrets of two words.
type NoPairs struct {
	notice
	List lists.List
}

// NotLoaded says that the list could not be loaded. The player can try again.
type NotLoaded struct {
	notice
	List lists.List
}

// GuessesMissing says that the additional guesses for the game in play, from a built-in
// list, are not loaded.
type GuessesMissing struct {
	notice
	List   lists.List
	Coming bool // they are being loaded
}

// guessesSentence returns the sentence of GuessesMissing.
func guessesSentence(t *text.Text, n GuessesMissing) string {
	if n.Coming {
		return t.Lists.GuessesComing(t.Words.Adjective(n.List.Name.Lang))
	}
	return t.Lists.GuessesMissing(t.Words.Adjective(n.List.Name.Lang))
}

// ListMissing says that the link is for a list that the player would have to import.
type ListMissing struct {
	notice
	List lists.List
}

// ListSent says that the link is for a list that came with it. The player can import it.
type ListSent struct {
	notice
	List   lists.List
	Sender string // or ""
}

// sentSentence returns the sentence of ListSent.
func sentSentence(all *text.Text, n ListSent) string {
	by := all.Lists.New
	if n.Sender != "" {
		by = all.Lists.From(wording.Isolated(n.Sender))
	}
	return by + ": " + wording.ListName(all, n.List) + ", " + ListFacts(all, n.List)
}

// ListFacts returns the length of a list's words and the number of its answers.
func ListFacts(all *text.Text, l lists.List) string {
	return all.OwnLists.Facts(l.Name.Length, all.OwnLists.Answers(l.Answers))
}

// ListTooLong says that a list has too many words for a link.
type ListTooLong struct {
	notice
	List lists.List
}

// ListImported says that a list was imported, and what was corrected in it.
type ListImported struct {
	notice
	List   lists.List // the last one
	Tidied lists.Tidied
	Lists  int        // more lists of the same import
	Words  int        // answers of these
	Edited lists.Name // the list that it replaces; or zero
}

// With returns the notice for the lists of an earlier one, too, of the same import.
func (n ListImported) With(earlier ListImported) ListImported {
	n.Tidied = n.Tidied.Plus(earlier.Tidied)
	n.Lists, n.Words = earlier.Lists+1, earlier.Words+earlier.List.Answers
	return n
}

// importedSentence returns the sentence of ListImported.
func importedSentence(all *text.Text, n ListImported) string {
	t, m := &all.OwnLists, &n.Tidied
	name := wording.FullListName(all, n.List)
	said := []string{t.Imported(name)}
	if n.Edited.Own() {
		said[0] = t.Saved(name)
	}
	if n.Lists > 0 {
		said[0] = t.ImportedAll(n.Lists+1, t.Answers(n.Words+n.List.Answers))
	}
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
		said = append(said, t.Cleaned(strings.Join(what, all.Speech.Separator)))
	}
	if m.Skipped > 0 {
		said = append(said, t.Skipped(m.Skipped))
	}
	if m.Others > 0 {
		said = append(said, t.LeftOut(m.Others))
	}
	return strings.Join(said, " ")
}

// ListUnkept says that a list was imported, but will be lost with the page.
type ListUnkept struct {
	notice
	List lists.List
}

// ListDeleted says that a list was deleted, and can be restored.
type ListDeleted struct {
	notice
	List lists.List
}

// ListBack says that a list was restored.
type ListBack struct {
	notice
	List lists.List
}

// ListExported says that a part of a list was offered as a file.
type ListExported struct {
	notice
	List lists.List
	Part lists.Part
}

// ListsUnread says that the browser has not returned the player's lists, or one of them.
type ListsUnread struct{ notice }

// ListGone says that the browser no longer stores the words of a list.
type ListGone struct {
	notice
	List lists.List
}
