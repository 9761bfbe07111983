package app

import (
	"bytes"
	"errors"
	"path"
	"strings"
	"unicode"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/engine/lexicon"
)

// checkImport reads the form, checks its lists and tells what came of it.
func (r *root) checkImport() model.Msg {
	b := newBreather()
	defer b.end()
	title := r.form["list-title"]
	texts := map[model.Part]string{}
	for _, part := range []model.Part{model.AnswersPart, model.GuessesPart} {
		text, refusal := r.partText(part, b)
		if refusal.Refused() {
			refusal.Part = part
			return model.ImportRefused{Refusal: refusal}
		}
		texts[part] = text
	}
	if file := r.files[model.AnswersPart]; strings.TrimSpace(title) == "" && file != nil {
		name := file.Get("name").String()
		title = strings.TrimSuffix(name, path.Ext(name))
	}
	answers, guesses := texts[model.AnswersPart], texts[model.GuessesPart]
	draft, err := model.CheckList(title, answers, guesses, b.breathe)
	var bad *model.ImportError
	if errors.As(err, &bad) {
		return model.ImportRefused{Refusal: model.ListRefusal{Part: bad.Part, Problems: bad.Problems}}
	}
	if draft.Title == "" {
		draft.Title = r.text.Lists.Default(draft.Words.Length())
	}
	return model.Imported{Draft: draft}
}

// partText returns the words of a file that was picked, or else those typed.
func (r *root) partText(part model.Part, b *breather) (string, model.ListRefusal) {
	file := r.files[part]
	if file == nil {
		text := strings.TrimRightFunc(r.form["list-"+string(part)], unicode.IsSpace)
		if len(text) > model.MaxListBytes {
			return "", model.ListRefusal{Size: len(text)}
		}
		return normalised(text, b), model.ListRefusal{}
	}
	if size := file.Get("size").Int(); size > model.MaxListBytes {
		return "", model.ListRefusal{Size: size}
	}
	text, err := textOf(file)
	if err != nil {
		return "", model.ListRefusal{Unread: true}
	}
	if text == "" {
		none := lexicon.Problem{Err: &lexicon.CountError{}}
		return "", model.ListRefusal{Problems: []lexicon.Problem{none}}
	}
	return normalised(text, b), model.ListRefusal{}
}

// textOf reads the text of a file.
func textOf(file goapp.Value) (string, error) {
	buffer, err := await(file.Call("arrayBuffer"))
	if err != nil {
		return "", err
	}
	return decoded(bytesOf(goapp.Window().Get("Uint8Array").New(buffer))), nil
}

// decoded returns the text of a file: in UTF-8, or with a mark of its order
// of bytes in UTF-16. What is neither is left for the check to refuse.
func decoded(data []byte) string {
	for mark, encoding := range map[string]string{"\xff\xfe": "utf-16le", "\xfe\xff": "utf-16be"} {
		if bytes.HasPrefix(data, []byte(mark)) {
			array := goapp.Window().Get("Uint8Array").New(len(data))
			goapp.CopyBytesToJS(array, data)
			return goapp.Window().Get("TextDecoder").New(encoding).Call("decode", array).String()
		}
	}
	return string(bytes.TrimPrefix(data, []byte("\ufeff")))
}

// normalised returns a text in NFC, by the browser's own tables. Text that
// is no UTF-8 stays as it is.
func normalised(text string, b *breather) string {
	var out strings.Builder
	for piece := range model.Pieces(text) {
		out.WriteString(composed(piece))
		b.breathe()
	}
	return out.String()
}
