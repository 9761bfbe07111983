package browser

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// OpenDatabase opens a database. If it is new, create makes its stores.
func OpenDatabase(name string, version int, create func(db goapp.Value)) (goapp.Value, error) {
	var db goapp.Value
	err := Try(func() error {
		// Only a call lets Go go on where the getter throws.
		indexedDB := goapp.Window().Get("Reflect").Call("get", goapp.Window(), "indexedDB")
		opening := indexedDB.Call("open", name, version)
		upgrade := goapp.FuncOf(func(goapp.Value, []goapp.Value) any {
			err := Try(func() error { create(opening.Get("result")); return nil })
			if err != nil {
				opening.Get("transaction").Call("abort") // so that it fails to open
			}
			return nil
		})
		defer upgrade.Release()
		opening.Set("onupgradeneeded", upgrade)
		var err error
		db, err = AwaitRequest(opening)
		return err
	})
	return db, err
}

// Ending returns a function that waits for a transaction to end.
func Ending(work goapp.Value) func() error {
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

// AwaitRequest waits for a request of the browser's database.
func AwaitRequest(request goapp.Value) (goapp.Value, error) {
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

// LocalStore is where finished games and settings are, or what stands in for it.
func LocalStore() goapp.Value { return goapp.Window().Get("localStorage") }

// StoredText returns what storage holds under a key; "" if there is nothing.
func StoredText(key string) string {
	if value := LocalStore().Call("getItem", key); value.Truthy() {
		return value.String()
	}
	return ""
}
