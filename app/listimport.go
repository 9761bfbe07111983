package app

import (
	"cmp"
	"errors"
	"strings"
	"unicode"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen/ownlists"
	"ketword/app/session"
	"ketword/engine/lexicon"
)

// The player imports a list by a form. Picked files are kept until it is submitted; then its texts are
// read and checked.

// pick stores a file until the list is imported.
func (r *root) pick(part lists.Part, file goapp.Value) model.Msg {
	r.files[part] = file
	return ownlists.PickFile{Part: part, Name: file.Get("name").String()}
}

func (r *root) unpick(part lists.Part) model.Msg {
	delete(r.files, part)
	return ownlists.PickFile{Part: part}
}

// readImport reads the words of the form and returns the message with the result. With a length, it takes
// only the words of that length.
func (r *root) readImport(e effect.ReadImport) model.Msg {
	work := &browser.Work{}
	texts := map[lists.Part]string{}
	for _, part := range []lists.Part{lists.AnswersPart, lists.GuessesPart} {
		text, refusal := r.partText(part, work)
		if refusal.Refused() {
			refusal.Part = part
			return ownlists.ImportRefused{Refusal: refusal}
		}
		texts[part] = text
	}
	form := lists.Form{
		Title: r.form["list-title"], Answers: texts[lists.AnswersPart], Guesses: texts[lists.GuessesPart], Length: e.Length, Skips: e.Skips, Takes: e.Takes, Agrees: e.Agrees,
	}
	if file := r.files[lists.AnswersPart]; file != nil {
		form.File = file.Get("name").String()
	}
	also := cmp.Or(r.form["list-also"], ownlists.IfShort)
	lang := also
	switch also {
	case ownlists.NoLanguage:
	case ownlists.IfShort:
		lang = r.model.Language()
	default:
		form.Also = also
	}
	if also != ownlists.NoLanguage {
		form.Answers, form.Guesses = session.Plain(work, lang, form.Answers), session.Plain(work, lang, form.Guesses)
	}
	var drafts []lists.Draft
	var err error
	if e.Length == lists.EveryLength {
		drafts, err = lists.ReadEvery(work, form)
	} else {
		drafts = make([]lists.Draft, 1)
		drafts[0], err = lists.Read(work, form)
	}
	if refusal, is := errors.AsType[*lists.Refusal](err); is {
		return ownlists.ImportRefused{Refusal: *refusal}
	}
	for i := range drafts {
		r.complete(&drafts[i], also)
	}
	return ownlists.Imported{Drafts: drafts}
}

// complete sets what a form left open: the title, and the language of additional guesses.
func (r *root) complete(d *lists.Draft, also string) {
	if d.Title == "" {
		d.Title = r.text.Lists.Default(d.Words.Length())
	}
	if also == ownlists.IfShort {
		d.Also = r.model.UsualAlso(d.List())
	} else if _, found := r.model.Find(lists.Name{Lang: also, Length: d.Words.Length()}); !found {
		d.Also = "" // there is no built-in list of that language and length
	}
}

// partText returns the words of a part: from the picked file, or else as typed.
func (r *root) partText(part lists.Part, work *browser.Work) (string, lists.Refusal) {
	file := r.files[part]
	if file == nil {
		text := strings.TrimRightFunc(r.form["list-"+string(part)], unicode.IsSpace)
		if len(text) > lists.MaxBytes {
			return "", lists.Refusal{Size: len(text)}
		}
		return browser.Normalised(text, work), lists.Refusal{}
	}
	if size := file.Get("size").Int(); size > lists.MaxBytes {
		return "", lists.Refusal{Size: size}
	}
	text, err := browser.TextOf(file)
	if err != nil {
		return "", lists.Refusal{Unread: true}
	}
	var none lexicon.Problem
	switch {
	case text == "":
		none.Err = &lexicon.CountError{}
	case strings.Contains(text, "\x00"): // such as a document, whose bytes say nothing
		none.Err = lists.ErrDocument
	default:
		return browser.Normalised(text, work), lists.Refusal{}
	}
	return "", lists.Refusal{Problems: []lexicon.Problem{none}}
}
