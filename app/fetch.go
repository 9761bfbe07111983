package app

import (
	"fmt"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/engine/lexicon"
	"ketword/wordlists"
)

// builtIn returns what is known of the lists that the site carries.
func builtIn() []model.List {
	var lists []model.List
	for _, e := range wordlists.Catalogue() {
		lists = append(lists, model.List{
			Name:    model.ListName{Lang: e.Lang, Length: e.Length},
			Answers: e.Answers,
			Guesses: e.Guesses,
			Quantum: e.Pairs >= model.MinPairs,
			Bytes:   e.Bytes,
		})
	}
	return lists
}

// loadList loads the words of a list and tells how it went.
func (r *root) loadList(list model.List) model.Msg {
	read := r.fetchList
	if list.Name.Own() {
		read = readTexts
	}
	answers, guesses, err := read(list)
	if err != nil {
		return model.ListFailed{List: list.Name}
	}
	b := newBreather()
	defer b.end()
	words, err := lexicon.Load(lexicon.Source{
		Lang: list.Name.Lang, Length: list.Name.Length, Answers: answers, Guesses: guesses, Yield: b.breathe,
	})
	if err != nil {
		return model.ListFailed{List: list.Name}
	}
	words.Prepare(b.breathe)
	return model.ListLoaded{List: list.Name, Words: words}
}

// fetchList fetches the texts of a list of the site, which the service worker
// keeps from then on.
func (r *root) fetchList(list model.List) (answers, guesses string, err error) {
	file, err := listFile(list.Name)
	if err != nil {
		return "", "", err
	}
	var text []byte
	err = try(func() error {
		text, err = fetch(file, func(got int) { r.send(r.ctx, model.Loading{List: list.Name, Got: got}) })
		return err
	})
	if err != nil {
		return "", "", err
	}
	goapp.Window().Call("ketwordKeep", file)
	return wordlists.Split(string(text))
}

// listFile returns the address of a list of the site, relative to the page's.
func listFile(name model.ListName) (string, error) {
	for _, e := range wordlists.Catalogue() {
		if e.Lang == name.Lang && e.Length == name.Length {
			return e.File(), nil
		}
	}
	return "", fmt.Errorf("%s: no such list", name)
}

// patience is how long nothing may come before a file is given up.
const patience = 20 * time.Second

// fetch reads a file of the site and tells how many bytes it has got.
func fetch(address string, progress func(got int)) ([]byte, error) {
	stop := goapp.Window().Get("AbortController").New()
	stalled := time.AfterFunc(patience, func() { stop.Call("abort") })
	defer stalled.Stop()
	options := goapp.Window().Get("Object").New()
	options.Set("signal", stop.Get("signal"))
	response, err := await(goapp.Window().Call("fetch", address, options))
	if err != nil {
		return nil, err
	}
	if !response.Get("ok").Bool() {
		return nil, fmt.Errorf("%s: status %d", address, response.Get("status").Int())
	}
	reader := response.Get("body").Call("getReader")
	var text []byte
	for {
		part, err := await(reader.Call("read"))
		if err != nil {
			return nil, err
		}
		if part.Get("done").Bool() {
			return text, nil
		}
		stalled.Reset(patience)
		text = append(text, bytesOf(part.Get("value"))...)
		progress(len(text))
	}
}

// bytesOf copies a Uint8Array.
func bytesOf(array goapp.Value) []byte {
	data := make([]byte, array.Get("length").Int())
	goapp.CopyBytesToGo(data, array)
	return data
}
