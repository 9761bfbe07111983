package app

import (
	"errors"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/model"
)

// The player's lists are kept in the browser's database, since localStorage
// is too small: in one store what is known of them, in another their texts,
// both under their language tag.
const (
	databaseName    = "ketword"
	databaseVersion = 1
	listStore       = "lists"
	textStore       = "texts"

	// recordVersion is the schema of a list's record. One of a newer program is
	// left alone.
	recordVersion = 1

	// dropAfter is how long a deleted list can be brought back, in milliseconds:
	// a day, so that no window that is still open loses it.
	dropAfter = 24 * 60 * 60 * 1000
)

var (
	errGone = errors.New("the list is gone")
	errLate = errors.New("the database has not answered")
)

// openDatabase opens a database. If it is new, create makes its stores.
func openDatabase(name string, version int, create func(db goapp.Value)) (goapp.Value, error) {
	var db goapp.Value
	err := try(func() error {
		// Only a call lets Go go on where the getter throws.
		indexedDB := goapp.Window().Get("Reflect").Call("get", goapp.Window(), "indexedDB")
		opening := indexedDB.Call("open", name, version)
		upgrade := goapp.FuncOf(func(goapp.Value, []goapp.Value) any {
			err := try(func() error { create(opening.Get("result")); return nil })
			if err != nil {
				opening.Get("transaction").Call("abort") // so that it fails to open
			}
			return nil
		})
		defer upgrade.Release()
		opening.Set("onupgradeneeded", upgrade)
		var err error
		db, err = awaitRequest(opening)
		return err
	})
	return db, err
}

// withStores opens the stores of the lists and lets f work with them. What f
// asks for is done wholly or not at all.
func withStores(mode string, f func(lists, texts goapp.Value) error) error {
	return try(func() error {
		db, err := openDatabase(databaseName, databaseVersion, func(db goapp.Value) {
			db.Call("createObjectStore", listStore)
			db.Call("createObjectStore", textStore)
		})
		if err != nil {
			return err
		}
		defer db.Call("close")
		work := db.Call("transaction", []any{listStore, textStore}, mode)
		done := ending(work)
		if err := f(work.Call("objectStore", listStore), work.Call("objectStore", textStore)); err != nil {
			return err
		}
		return done()
	})
}

// ending returns a function that waits for a transaction to end.
func ending(work goapp.Value) func() error {
	done := make(chan result, 1)
	kept := settler(done, func(goapp.Value) result { return result{} })
	broken := settler(done, func(goapp.Value) result { return result{err: jsErrorOf(work.Get("error"))} })
	work.Set("oncomplete", kept)
	work.Set("onerror", broken)
	work.Set("onabort", broken)
	return func() error {
		defer kept.Release()
		defer broken.Release()
		return (<-done).err
	}
}

// readOwn tells which lists are kept, if the browser does. Those that were
// deleted long ago are forgotten.
func readOwn(since int) model.Msg {
	var kept []lists.List
	err := withStores("readwrite", func(lists, texts goapp.Value) error {
		all, err := awaitRequest(lists.Call("getAll"))
		if err != nil {
			return err
		}
		for i := range all.Length() {
			record := all.Index(i)
			switch dropped := record.Get("dropped"); {
			case record.Get("v").Int() > recordVersion:
			case !dropped.Truthy():
				kept = append(kept, listOf(record))
			case now()-dropped.Float() > dropAfter:
				lists.Call("delete", record.Get("lang"))
				texts.Call("delete", record.Get("lang"))
			}
		}
		return nil
	})
	if err != nil {
		return model.OwnListsUnread{}
	}
	return model.OwnLists{Lists: kept, Since: since}
}

// now returns the time in milliseconds.
func now() float64 { return goapp.Window().Get("Date").Call("now").Float() }

// keepList writes a list and its texts.
func keepList(e model.KeepList) model.Msg {
	err := withStores("readwrite", func(lists, texts goapp.Value) error {
		lists.Call("put", recordOf(e.List), e.List.Name.Lang)
		texts.Call("put", map[string]any{"answers": e.Answers, "guesses": e.Guesses}, e.List.Name.Lang)
		return nil
	})
	return keptOrNot(e.List.Name, err)
}

func keepTitle(e model.KeepTitle) model.Msg { return changeList(e.List, "title", e.Title) }

// dropList marks a list as deleted, or takes the mark away.
func dropList(e model.DropList) model.Msg {
	dropped := 0.0
	if e.Dropped {
		dropped = now()
	}
	return changeList(e.List, "dropped", dropped)
}

// changeList changes the record of a list, if it is there, and tells whether the
// browser did.
func changeList(name lists.Name, property string, value any) model.Msg {
	err := withStores("readwrite", func(lists, _ goapp.Value) error {
		record, err := awaitRequest(lists.Call("get", name.Lang))
		if err != nil || !record.Truthy() {
			return err
		}
		record.Set(property, value)
		lists.Call("put", record, name.Lang)
		return nil
	})
	return keptOrNot(name, err)
}

// keptOrNot tells whether what was changed of a list is kept.
func keptOrNot(list lists.Name, err error) model.Msg {
	if err != nil {
		return model.NotKept{List: list}
	}
	return model.Kept{List: list}
}

// readTexts fails with errGone if the list is not there.
func readTexts(list lists.List) (answers, guesses string, err error) {
	err = withStores("readonly", func(_, texts goapp.Value) error {
		record, err := awaitRequest(texts.Call("get", list.Name.Lang))
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

// recordOf returns what is kept of a list besides its texts.
func recordOf(l lists.List) map[string]any {
	return map[string]any{
		"v": recordVersion, "lang": l.Name.Lang, "length": l.Name.Length, "title": l.Title, "answers": l.Answers,
		"guesses": l.Guesses, "quantum": l.Quantum, "bytes": l.Bytes, "letters": l.Letters, "also": l.Also,
	}
}

// listOf reads what recordOf writes.
func listOf(record goapp.Value) lists.List {
	also := ""
	if language := record.Get("also"); language.Truthy() { // older records have none
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

// awaitRequest waits for a request of the browser's database.
func awaitRequest(request goapp.Value) (goapp.Value, error) {
	done := make(chan result, 1)
	kept := settler(done, func(goapp.Value) result { return result{value: request.Get("result")} })
	broken := settler(done, func(goapp.Value) result { return result{err: jsErrorOf(request.Get("error"))} })
	defer kept.Release()
	defer broken.Release()
	request.Set("onsuccess", kept)
	request.Set("onerror", broken)
	settled := <-done
	return settled.value, settled.err
}
