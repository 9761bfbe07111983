package envelope

import (
	"encoding/json"
	"errors"
	"io"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// theirs has a field of each type, for encoding/json.
type theirs struct {
	Text    string                     `json:"text"`
	Number  int                        `json:"number,omitempty"`
	Yes     bool                       `json:"yes"`
	Raw     json.RawMessage            `json:"raw"`
	Texts   []fresh                    `json:"texts"`
	Raws    []json.RawMessage          `json:"raws"`
	ByName  map[string]string          `json:"byName"`
	Raw2    map[string]json.RawMessage `json:"kiss"`
	Part    theirPart                  `json:"part"`
	Perhaps string                     `json:"perhaps,omitempty"`
	Not     bool                       `json:"not,omitempty"`
}

type theirPart struct {
	Text string `json:"text"`
}

// fresh is an item that does not depend on what the array contained before: with
// encoding/json, null leaves an item of an array unchanged that occurs twice.
type fresh string

func (f *fresh) UnmarshalJSON(text []byte) error {
	*f = ""
	return json.Unmarshal(text, (*string)(f))
}

// ours has the same fields, for
type ours struct {
	Text    string
	Number  int
	Yes     bool
	Raw     Raw
	Texts   []string
	Raws    []Raw
	ByName  map[string]string
	Raw2    map[string]Raw
	Part    ourPart
	Perhaps string
	Not     bool
}

func (o *ours) object() Object {
	return Object{
		{Name: "text", Value: &o.Text}, {Name: "number", Value: &o.Number, OmitEmpty: true}, {Name: "yes", Value: &o.Yes},
		{Name: "raw", Value: &o.Raw}, {Name: "texts", Value: &o.Texts}, {Name: "raws", Value: &o.Raws},
		{Name: "byName", Value: &o.ByName}, {Name: "kiss", Value: &o.Raw2}, {Name: "part", Value: o.Part.object()},
		{Name: "perhaps", Value: &o.Perhaps, OmitEmpty: true}, {Name: "not", Value: &o.Not, OmitEmpty: true},
	}
}

type ourPart struct{ Text string }

func (o *ourPart) object() Object { return Object{{Name: "text", Value: &o.Text}} }

// compare reads a text with both packages, and writes the results again. It does not
// compare error messages, which differ between releases of Go.
func compare(t *testing.T, text string) {
	t.Helper()
	var want theirs
	var got ours
	wantErr, gotErr := json.Unmarshal([]byte(text), &want), Unmarshal(text, got.object())
	var wantSyntax *json.SyntaxError
	var gotSyntax *SyntaxError
	switch {
	case errors.As(wantErr, &wantSyntax) != errors.As(gotErr, &gotSyntax), (wantErr == nil) != (gotErr == nil):
		t.Fatalf("%.300q: error %v, encoding/json: %v", text, gotErr, wantErr)
	case gotSyntax != nil:
		comparePlace(t, text, gotSyntax.At)
		return
	case wantErr != nil:
		return
	}
	written, err := json.Marshal(&want)
	if err != nil {
		t.Fatal(err)
	}
	if again := Marshal(got.object()); !same(again, written) {
		t.Fatalf("%.300q is written again\n%.300s\nby encoding/json\n%.300s", text, again, written)
	}
}

// comparePlace checks the index at which a text is no longer JSON: the text before it can
// be continued to JSON, and with the byte there it can't. A truncated text has the index of
// its last byte.
func comparePlace(t *testing.T, text string, at int) {
	t.Helper()
	last := max(len(text)-1, 0)
	stops := at == last && begins(text) || at < len(text) && !begins(text[:at+1])
	if !begins(text[:at]) || !stops {
		t.Fatalf("%.300q doesn't stop being JSON at byte %d", text, at+1)
	}
}

// begins reports whether a text is a JSON value or can be continued to one, by encoding/json.
func begins(text string) bool {
	d := json.NewDecoder(strings.NewReader(text))
	var value json.RawMessage
	if err := d.Decode(&value); err != nil {
		return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
	}
	_, err := d.Token()
	return errors.Is(err, io.EOF)
}

// same reports whether two texts are the same, whichever way U+FFFD is written. For invalid
// UTF-8, some releases of Go write an escape, and others the character.
func same(ours Raw, theirs []byte) bool {
	escaped := func(text string) string { return strings.ReplaceAll(text, "\ufffd", `\ufffd`) }
	return escaped(string(ours)) == escaped(string(theirs))
}

// pieces are the parts of random texts.
var pieces = []string{
	"{", "}", "[", "]", ",", ":", " ", "\n", "\t\r", "null", "true", "false", "nul", "TRUE", "0", "-0", "01", "1.", ".5", "-", "1.5e+3", "2E", "12",
	"9223372036854775807", "-9223372036854775809", `""`, `"a"`, `"`, `"<&>"`, "\"\u2028\u2029é€😀\"", "\"\xff\xc3\"", "\"\x00\"", "\"\x7f\"",
	`"\"\\\/\b\f\n\r\t"`, `"\u00e9\uD83D\ude00"`, `"\ud83d\ud83d\ude00\ude00\ud83dx\ud83d\n"`, `"\u12g4"`, `"\x"`, `"\u003c"`, `"\u0001\u001F"`, "\ufeff", "\v", "é",
	`"text":`, `"TEXT" : `, `"\u0074ext":"x"`, `"number":`, `"yes":`, `"raw":`, `"raws":[`, `"texts":[`, `"byName":{`, "\"\u212Ai\u017Fs\":{", `"part":{`, `"perhaps":`, `"not":`, `"other":`,
}

// scalars are the scalars of random values.
var scalars = []string{
	"null", "true", "false", "0", "-0", "7", "-12", "1.5e+3", "9223372036854775807", "9223372036854775808", `""`, `"a b"`, `"<&>\u2028"`,
	"\"\u2028é😀\xff\"", `"\"\\\/\b\f\n\r\t\u0001\u00e9\ud83d\ude00\ud83d"`,
}

// fitting gives the names of random members, with values of the type of the field of that
// name.
var fitting = map[string][]string{
	"text": scalars[10:], "Text": scalars[10:], `\u0074ext`: scalars[10:], "perhaps": scalars[10:], "raw": scalars, "<\xff>": scalars,
	"number": scalars[3:7], "yes": scalars[:3], "not": scalars[:3], "texts": {"null", "[ ]", `["a" , null,"b"]`}, "raws": {"null", "[]", `[5, null,"<" ]`},
	"byName": {"null", "{}", `{ "b" : "\ud83d", "a":null}`}, "Kiss": {"null", "{}", `{"b": [ "<" ] ,"a":null}`}, "part": {"null", "{}", `{"text" : "x"}`},
}

// randomValue writes a random value; an object if it is deeply nested.
func randomValue(r *rand.Rand, b *strings.Builder, depth int) {
	blank := []string{"", "", "", " ", "\n\t\r "}[r.IntN(5)]
	b.WriteString(blank)
	defer b.WriteString(blank)
	kind := r.IntN(4)
	switch {
	case depth == 4 || depth > 0 && kind == 0:
		b.WriteByte('{')
		names := slices.Sorted(maps.Keys(fitting))
		for i := range r.IntN(6) {
			if i > 0 {
				b.WriteByte(',')
			}
			name := names[r.IntN(len(names))]
			b.WriteString(blank + `"` + name + `"` + blank + ":")
			if values := fitting[name]; r.IntN(8) > 0 {
				b.WriteString(values[r.IntN(len(values))])
			} else {
				randomValue(r, b, depth-1)
			}
		}
		b.WriteByte('}')
	case depth > 0 && kind == 1:
		b.WriteByte('[')
		for i := range r.IntN(4) {
			if i > 0 {
				b.WriteByte(',')
			}
			randomValue(r, b, depth-1)
		}
		b.WriteByte(']')
	default:
		b.WriteString(scalars[r.IntN(len(scalars))])
	}
}

// TestAsEncodingJSON compares the package with encoding/json: texts of random pieces,
// random values, and truncated values or values with a changed byte.
func TestAsEncodingJSON(t *testing.T) {
	const others = " {}[],:\"\\0e1nt\x1f"
	r := rand.New(rand.NewPCG(1, 2))
	for range sample.Size(4_000, 20_000) {
		var b strings.Builder
		randomValue(r, &b, 4)
		text := b.String()
		compare(t, text)
		compare(t, text[:r.IntN(len(text))])
		changed := []byte(text)
		changed[r.IntN(len(changed))] = others[r.IntN(len(others))]
		compare(t, string(changed))

		text = ""
		for range r.IntN(9) {
			text += pieces[r.IntN(len(pieces))]
		}
		compare(t, text)
		compare(t, "{"+text+"}")
	}
	for _, p := range pieces {
		compare(t, p)
		compare(t, `{"raw":`+p)
		compare(t, `{"raw":`+p+"}")
		compare(t, `{"text":`+p+"}")
	}
}

// FuzzAsEncodingJSON compares the package with encoding/json.
func FuzzAsEncodingJSON(f *testing.F) {
	for _, p := range pieces {
		f.Add(`{"text":` + p + "}")
		f.Add("{" + p + "}")
	}
	f.Fuzz(compare)
}

// TestDepth: the maximum nesting is the same as that of encoding/json.
func TestDepth(t *testing.T) {
	for _, depth := range []int{maxDepth - 1, maxDepth} {
		nested := strings.Repeat("[", depth) + strings.Repeat("]", depth)
		compare(t, nested)
		compare(t, `{"raw":`+nested+"}")
		compare(t, `{"raw":`+strings.Repeat(`{"a":`, depth)+"1"+strings.Repeat("}", depth)+"}")
		compare(t, `{"raw":`+nested[:depth])
	}
}

// TestTypes reads and writes every type on its own.
func TestTypes(t *testing.T) {
	for _, text := range []string{"null", "true", "5", `"x"`, `["x",null]`, `{"b":"x","a":null}`, `[5]`, `{"a":5}`, "", "x"} {
		for _, c := range []struct{ want, got any }{
			{new(string), new(string)}, {new(int), new(int)}, {new(bool), new(bool)}, {new(json.RawMessage), new(Raw)},
			{new([]string), new([]string)}, {new([]json.RawMessage), new([]Raw)},
			{new(map[string]string), new(map[string]string)}, {new(map[string]json.RawMessage), new(map[string]Raw)},
		} {
			wantErr, err := json.Unmarshal([]byte(text), c.want), Unmarshal(text, c.got)
			if (wantErr == nil) != (err == nil) {
				t.Errorf("%s into %T: error %v, want %v", text, c.got, err, wantErr)
			}
			want, _ := json.Marshal(c.want)
			if got := Marshal(c.got); err == nil && got != Raw(want) {
				t.Errorf("%s into %T: %s, want %s", text, c.got, got, want)
			}
		}
	}
}

// TestKeeps: missing fields keep their values, and so do fields that are null in the text but can't be nil.
func TestKeeps(t *testing.T) {
	o := ours{Text: "a", Number: 2, Texts: []string{"b"}, ByName: map[string]string{"c": "d", "e": "f"}, Part: ourPart{"g"}}
	if err := Unmarshal(`{"number":null,"texts":null,"byName":{"c":"x"},"part":{}}`, o.object()); err != nil {
		t.Fatal(err)
	}
	want := ours{Text: "a", Number: 2, ByName: map[string]string{"c": "x", "e": "f"}, Part: ourPart{"g"}}
	if !reflect.DeepEqual(o, want) {
		t.Errorf("got %+v, want %+v", o, want)
	}
}

// TestErrors: an error says which value has another type, and where.
func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		``:                           "byte 1: not JSON",
		`{"text":"x" 5}`:             "byte 13: not JSON",
		`[]`:                         "an array instead of an object",
		`{"text":{}}`:                "text: an object instead of a string",
		`{"yes":"x","text":1}`:       "yes: a string instead of true or false",
		`{"number":1.5}`:             "number: 1.5 instead of an integer of 64 bits",
		`{"texts":5}`:                "texts: 5 instead of an array",
		`{"texts":["a",true]}`:       "texts: item 2: true instead of a string",
		`{"byName":{"a":"b","c":1}}`: "byName: c: 1 instead of a string",
		`{"BYNAME":[]}`:              "byName: an array instead of an object",
		`{"part":{"text":false}}`:    "part: text: false instead of a string",
	} {
		if err := Unmarshal(text, new(ours).object()); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	if err := Raw("").Read(new(ours).object()); err == nil || err.Error() != "nothing instead of an object" {
		t.Errorf("nothing: %v", err)
	}
}
