package notice

import (
	"strings"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/text"
	"ketword/app/wording"
)

// NoPairs says that the list has no secrets of two words.
type NoPairs struct {
	List lists.List
}

func (n NoPairs) Sentence(t *text.Text) string {
	return t.Lists.NoPairs(wording.FullListName(t, n.List))
}

// NotLoaded says that the list could not be loaded. The player can try again.
type NotLoaded struct {
	List lists.List
}

func (n NotLoaded) Sentence(t *text.Text) string {
	return t.Lists.NotLoaded(wording.FullListName(t, n.List))
}

// GuessesMissing says that the additional guesses for the game in play, from a built-in
// list, are not loaded.
type GuessesMissing struct {
	List   lists.List
	Coming bool // they are being loaded
}

func (n GuessesMissing) Sentence(t *text.Text) string {
	if n.Coming {
		return t.Lists.GuessesComing(t.Words.Adjective(n.List.Name.Lang))
	}
	return t.Lists.GuessesMissing(t.Words.Adjective(n.List.Name.Lang))
}

// ListMissing says that the link is for a list that the player would have to import.
type ListMissing struct {
	List lists.List
}

func (ListMissing) Sentence(t *text.Text) string { return t.Lists.Incomplete + ". " + t.Lists.Missing }

// ListSent says that the link is for a list that came with it. The player can import it.
type ListSent struct {
	List   lists.List
	Sender string // or ""
}

func (n ListSent) Sentence(all *text.Text) string {
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
	List lists.List
}

func (n ListTooLong) Sentence(t *text.Text) string {
	return t.Lists.TooLong(wording.ListName(t, n.List), links.FittingWords(n.List))
}

// ListImported says that a list was imported, and what was corrected in it.
type ListImported struct {
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

func (n ListImported) Sentence(all *text.Text) string {
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
	List lists.List
}

func (n ListUnkept) Sentence(t *text.Text) string {
	return t.OwnLists.Unkept(wording.FullListName(t, n.List))
}

// ListDeleted says that a list was deleted, and can be restored.
type ListDeleted struct {
	List lists.List
}

func (n ListDeleted) Sentence(t *text.Text) string {
	return t.OwnLists.Deleted(wording.FullListName(t, n.List))
}

// ListBack says that a list was restored.
type ListBack struct {
	List lists.List
}

func (n ListBack) Sentence(t *text.Text) string {
	return t.OwnLists.Back(wording.FullListName(t, n.List))
}

// ListExported says that a part of a list was offered as a file.
type ListExported struct {
	List lists.List
	Part lists.Part
}

func (n ListExported) Sentence(t *text.Text) string {
	return t.OwnLists.Exported(wording.ListFile(t, n.List, n.Part))
}

// ListsUnread says that the browser has not returned the player's lists, or one of them.
type ListsUnread struct{}

func (ListsUnread) Sentence(t *text.Text) string { return t.OwnLists.Unread }

// ListGone says that the browser no longer stores the words of a list.
type ListGone struct {
	List lists.List
}

func (n ListGone) Sentence(t *text.Text) string {
	return t.OwnLists.Gone(wording.FullListName(t, n.List))
}
