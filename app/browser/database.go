package browser

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// OpenDatabase opens a database. If it is new, it creates stores with the given names and options.
func OpenDatabase(name string, version int, stores map[string]any) (goapp.Value, error) {
	return Await(goapp.Window().Call("ketwordDatabase", name, version, stores))
}

// Ending returns a function that waits for a transaction to end. It need not be called.
func Ending(work goapp.Value) func() error {
	done := make(chan error, 1)
	var ended goapp.Func
	ended = goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
		ended.Release() // a transaction ends only once
		var err error
		if args[0].Get("type").String() == "abort" {
			err = jsErrorOf(work.Get("error"))
		}
		done <- err
		return nil
	})
	work.Set("oncomplete", ended)
	work.Set("onabort", ended)
	return func() error { return <-done }
}

// AwaitRequest waits for a request to the browser's database.
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

// LocalStore returns the browser's localStorage, or its stand-in.
func LocalStore() goapp.Value { return goapp.Window().Get("localStorage") }

// StoredText returns the value stored under a key, or "".
func StoredText(key string) string {
	if value := LocalStore().Call("getItem", key); value.Truthy() {
		return value.String()
	}
	return ""
}
