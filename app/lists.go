package app

import (
	"cmp"
	"errors"
	"strings"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
	"ketword/internal/format"
	"ketword/wordlists"
)

// Built-in lists are files of the site. A player's own lists are in the browser's database (see
// listdatabase.go).

// builtIn returns the properties of the built-in lists.
func builtIn() []lists.List {
	return each.Of(wordlists.Catalogue(), func(e wordlists.Entry) lists.List {
		return lists.List{
			Name:    lists.Name{Lang: e.Lang, Length: e.Length},
			Answers: e.Answers,
			Guesses: e.Guesses,
			Quantum: e.HasSecretsOfTwoWords(),
			Bytes:   e.Bytes,
		}
	})
}

// loadList loads the words of a list and returns the message with the result.
func (r *root) loadList(list lists.List) model.Msg {
	read := r.fetchList
	if list.Name.Own() {
		read = r.readOwnTexts
	}
	texts, err := read(list)
	if err != nil {
		return model.ListFailed{List: list.Name, Unread: list.Name.Own() && !errors.Is(err, errGone)}
	}
	work := &browser.Work{}
	words, err := lexicon.Load(work, lexicon.Source{
		Lang: list.Name.Lang, Length: list.Name.Length, Answers: texts.Answers, Guesses: texts.Guesses, Written: texts.Written,
	})
	if err != nil {
		return model.ListFailed{List: list.Name}
	}
	words.FindPairs(work)
	return model.ListLoaded{List: list.Name, Words: words, Book: texts.Book}
}

// readOwnTexts reads the words of a player's list. If that takes long, it sends a message.
func (r *root) readOwnTexts(list lists.List) (texts wordlists.List, err error) {
	stop := browser.Alarm(browser.Patience, func() { r.send(model.ListFailed{List: list.Name, Unread: true}) })
	defer stop()
	texts.Answers, texts.Guesses, err = readTexts(list)
	return texts, err
}

// fetchList fetches the words of a built-in list, which the service worker then caches.
func (r *root) fetchList(list lists.List) (texts wordlists.List, err error) {
	file, err := listFile(list.Name)
	if err != nil {
		return texts, err
	}
	for _, anew := range []bool{false, true} { // the browser may have cached an error page of the host
		var text []byte
		err = browser.Try(func() error {
			text, err = browser.Fetch(r.home+file, anew, browser.NewAbort(), func(got int) {
				r.send(model.Loading{List: list.Name, Got: got})
			})
			return err
		})
		if err != nil {
			return texts, err
		}
		if texts, err = wordlists.Split(string(text)); err == nil {
			r.start(func() model.Msg { return keepOffline(list.Name, file) })
			break
		}
	}
	return texts, err
}

// listFile returns the path of a built-in list, relative to the page.
func listFile(name lists.Name) (string, error) {
	for _, e := range wordlists.Catalogue() {
		if e.Lang == name.Lang && e.Length == name.Length {
			return e.File(), nil
		}
	}
	return "", format.Error("%s: no such list", name)
}

// offerList offers a part of a list as a file, or both in the form, to be edited. It reads the words from the database or, if that
// fails, from memory.
func (r *root) offerList(e effect.OfferList) model.Msg {
	var answers, guesses string
	err := errLate
	browser.Soon(func() { answers, guesses, err = readTexts(e.List) })
	if err != nil && e.Words == nil {
		if errors.Is(err, errGone) {
			return screen.ShowNotice{Notice: notice.ListGone{List: e.List}}
		}
		return screen.ShowNotice{Notice: notice.ListsUnread{}}
	}
	if err != nil {
		answers, guesses = textsOf(e.Words)
	}
	if e.Part == "" {
		r.clearForm()
		for i, value := range []string{wording.ListTitle(r.text, e.List), answers, guesses, cmp.Or(e.List.Also, ownlists.NoLanguage)} {
			r.form[formFields[i]] = value
		}
		r.fillForm()
		return ownlists.Edit{List: e.List.Name}
	}
	text := map[lists.Part]string{lists.AnswersPart: answers, lists.GuessesPart: guesses}[e.Part]
	browser.OfferText(text, wording.ListFile(r.text, e.List, e.Part), "text/plain;charset=utf-8")
	return screen.ShowNotice{Notice: notice.ListExported{List: e.List, Part: e.Part}}
}

// textsOf returns the answers of a list, and the further words that may be guessed, as text.
func textsOf(l *lexicon.Lexicon) (answers, guesses string) {
	held := map[engine.Word]bool{}
	var text, further strings.Builder
	for w := range l.Answers() {
		held[w] = true
		text.WriteString(w.String() + "\n")
	}
	for w := range l.Guesses() {
		if !held[w] {
			further.WriteString(w.String() + "\n")
		}
	}
	return text.String(), further.String()
}
