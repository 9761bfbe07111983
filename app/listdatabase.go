package app

import (
	"errors"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
)

// The player's lists are stored in the browser's database, since browser.LocalStore is too
// small. One store holds their properties, another their words as text, both by language
// tag.
const (
	databaseName    = "ketword"
	databaseVersion = 1
	listStore       = "lists"
	textStore       = "texts"

	// recordVersion is the schema of a list's record. Records of a newer program are not
	// changed.
	recordVersion = 1

	// dropAfter is how long a deleted list can be restored, in milliseconds: a day, so that no
	// window that is still open loses it.
	dropAfter = 24 * 60 * 60 * 1000
)

var (
	errGone = errors.New("the list is gone")
	errLate = errors.New("the database has not answered")
)

// withStores opens the stores of the lists for f. The changes made by f are done completely
// or not at all.
func withStores(mode string, f func(lists, texts goapp.Value) error) error {
	return browser.Try(func() error {
		db, err := browser.OpenDatabase(databaseName, databaseVersion, map[string]any{listStore: map[string]any{}, textStore: map[string]any{}})
		if err != nil {
			return err
		}
		defer db.Call("close")
		work := db.Call("transaction", []any{listStore, textStore}, mode)
		done := browser.Ending(work)
		if err := f(work.Call("objectStore", listStore), work.Call("objectStore", textStore)); err != nil {
			return err
		}
		return done()
	})
}

// readOwn returns the message with the stored lists, or that reading failed. Lists deleted
// long ago are removed.
func readOwn(since int) model.Msg {
	var kept []lists.List
	err := withStores("readwrite", func(lists, texts goapp.Value) error {
		all, err := browser.AwaitRequest(lists.Call("getAll"))
		if err != nil {
			return err
		}
		for i := range all.Length() {
			_ = browser.Try(func() error { // skip records that are not lists
				record := all.Index(i)
				switch dropped := record.Get("dropped"); {
				case record.Get("v").Int() > recordVersion:
				case !dropped.Truthy():
					kept = append(kept, listOf(record))
				case browser.Now()-dropped.Float() > dropAfter:
					lists.Call("delete", record.Get("lang"))
					texts.Call("delete", record.Get("lang"))
				}
				return nil
			})
		}
		return nil
	})
	if err != nil {
		return model.OwnListsUnread{}
	}
	return model.OwnLists{Lists: kept, Since: since}
}

// changeLists changes what is stored of a list with f. It sends a message with the result, and notifies
// other windows.
func (r *root) changeLists(list lists.Name, f func(lists, texts goapp.Value) error) {
	failed := model.Kept{List: list, Fails: true}
	r.listQueue <- listWork{func() model.Msg {
		if withStores("readwrite", f) != nil {
			return failed
		}
		tellOfLists()
		return model.Kept{List: list}
	}, failed}
}

// changeRecord changes a property of a list's record, if the record exists.
func (r *root) changeRecord(name lists.Name, property string, value any) {
	r.changeLists(name, func(lists, _ goapp.Value) error {
		record, err := browser.AwaitRequest(lists.Call("get", name.Lang))
		if err != nil || !record.Truthy() {
			return err
		}
		record.Set(property, value)
		lists.Call("put", record, name.Lang)
		return nil
	})
}

func (r *root) KeepList(e effect.KeepList) {
	r.changeLists(e.List.Name, func(lists, texts goapp.Value) error {
		lists.Call("put", recordOf(e.List), e.List.Name.Lang)
		texts.Call("put", map[string]any{"answers": e.Answers, "guesses": e.Guesses}, e.List.Name.Lang)
		return nil
	})
}

func (r *root) KeepTitle(e effect.KeepTitle) { r.changeRecord(e.List, "title", e.Title) }

// DropList marks a list as deleted, or removes the mark.
func (r *root) DropList(e effect.DropList) {
	dropped := 0.0
	if e.Dropped {
		dropped = browser.Now()
	}
	r.changeRecord(e.List, "dropped", dropped)
}

// readTexts returns the words of a list as text, or errGone if the list is not stored.
func readTexts(list lists.List) (answers, guesses string, err error) {
	err = withStores("readonly", func(_, texts goapp.Value) error {
		record, err := browser.AwaitRequest(texts.Call("get", list.Name.Lang))
		switch {
		case err != nil:
			return err
		case !record.Truthy():
			return errGone
		}
		answers, guesses = record.Get("answers").String(), record.Get("guesses").String()
		return nil
	})
	return answers, guesses, err
}

// recordOf returns the record of a list: its properties without its words.
func recordOf(l lists.List) map[string]any {
	return map[string]any{
		"v": recordVersion, "lang": l.Name.Lang, "length": l.Name.Length, "title": l.Title, "answers": l.Answers,
		"guesses": l.Guesses, "quantum": l.Quantum, "bytes": l.Bytes, "letters": l.Letters, "also": l.Also,
	}
}

// listOf reads a record written by recordOf.
func listOf(record goapp.Value) lists.List {
	also := ""
	if language := record.Get("also"); language.Truthy() { // older records lack it
		also = language.String()
	}
	return lists.List{
		Name:    lists.Name{Lang: record.Get("lang").String(), Length: record.Get("length").Int()},
		Title:   record.Get("title").String(),
		Answers: record.Get("answers").Int(),
		Guesses: record.Get("guesses").Int(),
		Quantum: record.Get("quantum").Bool(),
		Bytes:   record.Get("bytes").Int(),
		Letters: record.Get("letters").String(),
		Also:    also,
	}
}
