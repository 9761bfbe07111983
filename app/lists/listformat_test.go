package lists

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestFormats: lists are read from files of other programs, and from words with meanings; how they were
// read is shown before they are imported.
func TestFormats(t *testing.T) {
	const four = "crane\nslate\nplumb\nwidth\n"
	for name, c := range map[string]struct{ text, answers, understood string }{
		"JSON":                       {`["crane", "slate", "plumb", "width"]`, four, "json 4"},
		"JSON, a word a line":        {"[\n  \"Crane\",\n  \"slate\",\n  \"pl\\u0075mb\",\n  \"width\"\n]\n", four, "json 4"},
		"JSON objects":               {`[{"id":1,"word":"crane","meaning":"a bird"},{"word":"slate"},{"Word":"plumb"},{"word":"width"}]`, four, "json 4"},
		"JSON object of an array":    {`{"title":"Mine","words":["crane","slate","plumb","width"]}`, four, "json 4"},
		"JSON dictionary":            {`{"crane":"a bird","slate":"a stone","plumb":1,"width":{}}`, "crane\nplumb\nslate\nwidth\n", "json 4"},
		"JSON of several arrays":     {`{"easy":["crane","slate"],"hard":["plumb","width"]}`, four, "json 4"},
		"JSON, told about":           {`{"title":"Mine","Author":"Me","list":["crane","slate","plumb","width"]}`, four, "json 4"},
		"JSON by theme under words":  {`{"id":"x","words":{"a":["crane","slate"],"b":{"c":["plumb","width"]}}}`, four, "json 4"},
		"JSON of guesses alone":      {`{"allowed":["crane","slate","plumb","width"]}`, four, "json 4"},
		"JSON, some meanings arrays": {`{"crane":"a bird","slate":["stone","roofs"],"plumb":"in line","width":"size"}`, "crane\nplumb\nslate\nwidth\n", "json 4"},
		"JSON dictionary in another": {`{"dictionary":{"crane":"a bird","slate":"a stone"}}`, "crane\nslate\n", "json 2"},
		"hunspell":                   {"4\ncrane/MS\nslate/MSDG\nplumb\nwidth/M\n", four, "hunspell 4"},
		"hunspell, morphology":       {"4\r\ncrane/MS\tpo:noun is:sg\r\nslate po:noun\r\nplumb\tst:plumb\r\nwidth/1,2\r\n", four, "hunspell 4"},
		"hunspell without a count":   {"crane/MS\nslate/MSDG\nplumb\nwidth/M", four, "hunspell 4"},
		"a count alone":              {"4\n" + four, four, "hunspell 4"},
		"meanings behind tabs":       {"crane\ta large bird\nslate\ta stone\nplumb\tbring into line\nwidth\thow broad it is\n", four, "plain 4, 4 meanings"},
		"a meaning among columns":    {"crane\tslate\tplumb\nwidth\tsizes", four, "plain 4, 1 meanings"},
		"headings":                   {"Birds:\ncrane\nMy own stones :\nslate\n\nrest:\nplumb: lead\nwidth", four, "plain 4, 1 meanings, 3 comments"},
		"a heading, then a header":   {"My words:\nWord\ncrane\nslate\nplumb\nwidth", four, "table Word 4, 1 comments"},
		"a header as long as words":  {"words\ncrane\nslate\nplumb\nwidth", four, "table words 4"},
		"meanings behind numbers":    {"1\tcrane\ta bird\n2\tslate\ta stone\n3\tplumb\tin line\n4\twidth\tsize of it\n", four, "plain 4, 4 meanings"},
		"meanings behind #":          {"crane # a bird\nslate#stone\nplumb\nwidth #size", four, "plain 4, 3 meanings"},
		"a comment behind several":   {"crane, slate # birds, stone\nplumb; width // sizes", four, "plain 4, 2 meanings"},
		"meanings behind //":         {"crane // a bird\nslate//stone\nplumb\nwidth // size", four, "plain 4, 3 meanings"},
		"meanings behind dashes":     {"crane - birds\nslate – rocks\nplumb — leads\nwidth—sizes", four, "plain 4, 4 meanings"},
		"meanings behind colons":     {"crane: a bird\nslate:stone\nplumb : lead\nwidth = size", four, "plain 4, 4 meanings"},
		"meanings behind arrows":     {"crane -> bird\nslate → stone\nplumb->lead\nwidth = size", four, "plain 4, 4 meanings"},
		"meanings in brackets":       {"crane (a bird)\nslate [sleɪt]\nplumb\nwidth (size)", four, "plain 4, 3 meanings"},
		"meanings behind commas":     {"crane, a large bird\nslate, n. a stone\nplumb, to bring in line\nwidth, how broad it is", four, "plain 4, 4 meanings"},
		"comments":                   {"# My words\n// of mine\ncrane\nslate\n#\n# more\nplumb\nwidth", four, "plain 4, 4 comments"},
		"CSV":                        {"word,frequency\ncrane,12\nslate,7.5\nplumb,\nwidth,1e3\n", four, "table word 4"},
		"CSV, semicolons":            {"Nummer;Wort;Bedeutung\n1;crane;Kranich\n2;slate;Schiefer\n3;plumb;lotrecht\n4;width;Breite", four, "table Wort 4"},
		"CSV, all quoted":            {"\"mot\",\"sens\"\n\"crane\",\"oiseau\"\n\"slate\",\"ardoise\"\n\"plumb\",\"droit\"\n\"width\",\"taille\"", four, "table mot 4"},
		"a spreadsheet":              {"Word\tLetters\tNote\ncrane\t5\tbird\nslate\t5\t\nplumb\t5\tx y\nwidth\t5\tz", four, "table Word 4"},
		"a header, then meanings":    {"Word\ncrane - bird\nslate - stone\nplumb - lead\nwidth - size", four, "table Word 4, 4 meanings"},
		"a table with empty cells":   {"answer,guess\ncrane,aback\n,abase\nslate,\nplumb,abbey\nwidth,abbot", four, "table answer 4"},
		"words in columns":           {"crane\tslate\tplumb\nwidth", four, ""},
		"no header in a sorted list": {"words\nwrist\nwrong\n", "words\nwrist\nwrong\n", ""},
		"words with commas":          {"crane, slate, plumb; width", four, ""},
		"words with numbers":         {"1. crane\n2. slate\nplumb,12\n#4 width", four, ""},
		"words with other lengths":   {"crane, kiwi, slate, banana\nplumb, width", four, ""},
	} {
		form := Form{Answers: c.text}
		_, err := Read(engine.Forever, form)
		told := &Refusal{}
		if errors.As(err, &told); len(told.Problems) > 0 || len(told.Understood) > 1 || (len(told.Understood) == 1) != (c.understood != "") {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if c.understood != "" {
			apptest.Equal(t, name+": understood", said(told.Understood[0]), c.understood)
		}
		form.Agrees, form.Length = true, 5
		d, err := Read(engine.Forever, form)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		apptest.Equal(t, name, d.Answers, c.answers)
	}
}

// said describes how a text was read.
func said(u Understood) string {
	text := string(u.Format)
	if u.Format == Plain {
		text = "plain"
	}
	if u.Column != "" {
		text += " " + u.Column
	}
	text += fmt.Sprintf(" %d", u.Words)
	if u.Meanings > 0 {
		text += fmt.Sprintf(", %d meanings", u.Meanings)
	}
	if u.Comments > 0 {
		text += fmt.Sprintf(", %d comments", u.Comments)
	}
	return text
}

// TestFormatsOfBothParts: JSON may contain both answers and further guesses; each text is described.
func TestFormatsOfBothParts(t *testing.T) {
	for name, c := range map[string]struct {
		form    Form
		guesses string
		parts   int
	}{
		"JSON of both":      {Form{Answers: `{"answers":["crane","slate"],"guesses":["aback","abase"]}`}, "aback\nabase\n", 2},
		"in an object":      {Form{Answers: `{"data":{"easy":["crane"],"hard":["slate"],"allowed":["aback"]}}`}, "aback\n", 2},
		"under other names": {Form{Answers: `{"Allowed":["aback"],"solution":["crane","slate"]}`}, "aback\n", 2},
		"guesses apart":     {Form{Answers: `{"answers":["crane","slate"],"guesses":["aback"]}`, Guesses: "abbey\n"}, "abbey\n", 1},
		"of guesses":        {Form{Answers: "crane\nslate\n", Guesses: "2\naback/X\nabase"}, "aback\nabase\n", 1},
		"of both":           {Form{Answers: "crane # a\nslate", Guesses: `["aback"]`}, "aback\n", 2},
	} {
		_, err := Read(engine.Forever, c.form)
		var told *Refusal
		apptest.Equal(t, name, errors.As(err, &told), true)
		apptest.Equal(t, name+": parts", len(told.Understood), c.parts)
		c.form.Agrees = true
		d, err := Read(engine.Forever, c.form)
		apptest.Equal(t, name, err, error(nil))
		apptest.Equal(t, name+": answers", d.Answers, "crane\nslate\n")
		apptest.Equal(t, name+": guesses", d.Guesses, c.guesses)
	}
}

// TestFormatsWithProblems: problems of lines and several lengths are reported together with how the text
// was read.
func TestFormatsWithProblems(t *testing.T) {
	for text, want := range map[string]string{
		"crane # a bird\nx-mas # a feast": `answers: line 2: "x-mas # a feast": not only letters`,
		"2\ncrane/MS\nit's/X":             `answers: line 3: "it's/X": not only letters`,
		"word,n\ncrane,1\nice cream,2":    `answers: line 3: "ice cream,2": not only letters`,
		`["crane","x-mas"]`:               `answers: line 2: "x-mas": not only letters`,
		`["crane",`:                       `answers: line 1: "[\"crane\",": not only letters`,
		"ice cream - cold":                `answers: line 1: "ice cream - cold": not only letters`,
		"3\na/X\nb/Y\nc/Z":                `answers: line 2: "a/X": 1 letter, expected 2 to 15`,
		"{}":                              "answers: no words",
		"# only a comment":                "answers: no words",
	} {
		_, err := Read(engine.Forever, Form{Answers: text})
		if err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	_, err := Read(engine.Forever, Form{Answers: "crane\n", Guesses: "\n1\n\nkiwi/X"})
	apptest.Equal(t, "empty lines", err.Error(), `guesses: line 4: "kiwi/X": 4 letters, expected 5`)
	_, err = Read(engine.Forever, Form{Answers: "2\ncrane/MS\nkiwi/X"})
	var several *Refusal
	apptest.Equal(t, "lengths", errors.As(err, &several), true)
	apptest.Equal(t, "and how it is written", several.Understood, []Understood{{Part: AnswersPart, Format: Hunspell, Words: 2}})
	deep := strings.Repeat("[", 9000) + `"crane"` + strings.Repeat("]", 9000)
	_, err = Read(engine.Forever, Form{Answers: deep})
	apptest.Equal(t, "nested too deep", err.Error(), "answers: no words")
	long, err := Read(engine.Forever, Form{Agrees: true, Length: 5, Answers: "5000\n" + strings.Repeat("crane/MS\n", 4999) + "slate/MS\n"})
	apptest.Equal(t, "long", err, error(nil))
	apptest.Equal(t, "all of a long one", long.Answers, "crane\nslate\n")
}
