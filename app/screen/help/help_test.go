//go:build !js

package help

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/text/catalogues"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// sample is a row drawn in the help.
type sample struct {
	word  string
	marks []string
	mixed bool
}

// The secrets of the samples in the English help.
var (
	helpClassic = []string{embedded.English.Samples.Secret}
	helpQuantum = []string{embedded.English.Samples.First, embedded.English.Samples.Second}
)

// drawHelp draws the English help without its explainer, which has its own sentences.
func drawHelp(t *testing.T) drawn.Element { return drawHelpIn(t, embedded.English) }

func drawHelpIn(t *testing.T, language *text.Text) drawn.Element {
	page := drawn.Of(t, new(Model).Draw(screen.View{Session: &session.Session{}, Text: language, Device: screen.Device{Version: "1.2 (abc)"}}))
	explainer := page.One(t, drawn.Classed("explainer"))
	explainer.Parent.RemoveChild(explainer.Node)
	return page
}

// samples returns the rows of the help by their words, and the words in order.
func samples(t *testing.T) (map[string]sample, []string) { return samplesIn(t, embedded.English) }

func samplesIn(t *testing.T, language *text.Text) (map[string]sample, []string) {
	byWord := map[string]sample{}
	var order []string
	for _, row := range drawHelpIn(t, language).All(drawn.Classed("row")) {
		tiles := row.All(drawn.Classed("tile"))
		s := sample{strings.Join(drawn.Texts(tiles), ""), drawn.Attrs(tiles, "data-mark"), row.Has("data-mixed")}
		byWord[s.word] = s
		order = append(order, s.word)
	}
	return byWord, order
}

// with returns the letters of a sample that have a mark, in order.
func (s sample) with(mark string) string {
	var letters []rune
	for i, m := range s.marks {
		if m == mark {
			letters = append(letters, []rune(s.word)[i])
		}
	}
	return string(letters)
}

// marked returns the letters of a sample that have a mark.
func (s sample) marked() string { return s.with("correct") + s.with("present") }

// capitals returns the single capital letters in a text, in order.
func capitals(told string) string {
	words := regexp.MustCompile(`\pL+`).FindAllString(told, -1)
	return strings.Join(slices.DeleteFunc(words, func(w string) bool { return len([]rune(w)) > 1 || w != engine.Upper(w) }), "")
}

// TestHelpRows: the help has these rows, and names their secrets.
func TestHelpRows(t *testing.T) {
	_, order := samples(t)
	apptest.Strings(t, "rows", order, "AUDIO", "SPEED", "SLATE", "BRINY", "SLATE", "STOKE", "CROWN")
	h := embedded.English.Help
	words := regexp.MustCompile(`\b[A-Z]{2,}\b`)
	for _, test := range []struct {
		told   string
		secret []string
	}{{h.Marks, helpClassic}, {h.TwiceTold, helpClassic}, {h.QuantumTold, helpQuantum}} {
		apptest.Strings(t, test.told, words.FindAllString(test.told, -1), strings.Fields(engine.Upper(strings.Join(test.secret, " ")))...)
	}
}

// TestHelpOfMarks: the row above the three sentences on marks has all three marks.
func TestHelpOfMarks(t *testing.T) {
	rows, _ := samples(t)
	audio := rows["AUDIO"]
	apptest.Equal(t, "sentences", strings.Count(embedded.English.Help.Told, "."), 3)
	for _, mark := range []string{"correct", "present", "absent"} {
		apptest.Equal(t, mark, audio.with(mark) != "", true)
	}
	apptest.Equal(t, "mixed", audio.mixed, false)
}

// TestHelpInEveryLanguage: the sentences are true of the rows, and name their words and
// letters.
func TestHelpInEveryLanguage(t *testing.T) {
	words := regexp.MustCompile(`\p{Lu}{2,}`)
	for _, language := range embedded.All() {
		h, lang := language.Help, language.Lang
		rows, _ := samplesIn(t, language)
		s := language.Samples
		row := func(word string) sample { return rows[engine.Upper(word)] }
		for told, secret := range map[string][]string{
			h.Marks: {s.Secret}, h.TwiceTold: {s.Secret}, h.QuantumTold: {s.First, s.Second},
		} {
			apptest.Strings(t, lang+": "+told, words.FindAllString(told, -1), strings.Fields(engine.Upper(strings.Join(secret, " ")))...)
		}
		for _, mark := range []string{"correct", "present", "absent"} {
			apptest.Equal(t, lang+": "+mark, row(s.Marks).with(mark) != "", true)
		}
		apptest.Equal(t, lang+": the repeated letter", sorted(capitals(h.TwiceTold)), sorted(repeated(s.Twice)+repeated(s.Twice)))
		for word, told := range map[string]string{s.Unmixed: h.Unmixed, s.Mixed: h.Mixed} {
			apptest.Equal(t, lang+": letters of "+word, sorted(capitals(told)), sorted(row(word).with("correct")+row(word).with("present")))
		}
		two := row(s.OnePlace).marked() + row(s.OtherPlace).marked()
		apptest.Equal(t, lang+": letters of two rows", sorted(strings.Join(slices.Compact(strings.Split(sorted(capitals(h.TwoRows)), "")), "")), sorted(two))
		one, other := row(s.OnePlace), row(s.OtherPlace)
		apptest.Equal(t, lang+": not mixed", one.mixed || other.mixed, false)
		apptest.Equal(t, lang+": two letters in the third place", one.marks[2]+other.marks[2], "correctcorrect")
		apptest.Equal(t, lang+": mixed", row(s.Mixed).mixed && !row(s.Unmixed).mixed && !row(s.First).mixed, true)
		apptest.Equal(t, lang+": won", row(s.First).with("correct"), engine.Upper(s.First))
	}
}

// repeated returns the letter that occurs twice in a word, in upper case.
func repeated(word string) string {
	for i, l := range word {
		if strings.ContainsRune(word[:i], l) {
			return engine.Upper(string(l))
		}
	}
	return ""
}

// sorted returns letters in alphabetical order.
func sorted(letters string) string {
	all := []rune(letters)
	slices.Sort(all)
	return string(all)
}

// TestHelpOfRepeatedLetters: of the two Es in SPEED only the left one is marked, since none
// is in its place.
func TestHelpOfRepeatedLetters(t *testing.T) {
	rows, _ := samples(t)
	apptest.Equal(t, "E in the secret", strings.Count(helpClassic[0], "e"), 1)
	var marks []string
	for i, l := range rows["SPEED"].word {
		if l == 'E' {
			marks = append(marks, rows["SPEED"].marks[i])
		}
	}
	apptest.Strings(t, "marks of E", marks, "present", "absent")
	apptest.Equal(t, "letters told of", capitals(embedded.English.Help.TwiceTold), "EE")
}

// TestHelpOfQuantum: the three rows show what the sentences below them say, and each mark
// belongs to the word that the sentence names.
func TestHelpOfQuantum(t *testing.T) {
	rows, _ := samples(t)
	h := embedded.English.Help
	crown, plaid := helpQuantum[0], helpQuantum[1]
	claims := 0
	for _, test := range []struct {
		word, told string
		of         []string // words to which a marked letter belongs
		mixed      bool
	}{
		{"SLATE", h.Unmixed, []string{plaid}, false},
		{"BRINY", h.Mixed, []string{crown, plaid}, true},
		{"CROWN", h.Win, []string{crown}, false},
	} {
		row := rows[test.word]
		told := strings.ToLower(test.told)
		apptest.Equal(t, test.word+": mixed", row.mixed, test.mixed)
		apptest.Equal(t, test.word+": circles are told of", strings.Contains(told, "circles"), test.mixed)
		apptest.Equal(t, test.word+": squares are told of", strings.Contains(told, "squares"), !test.mixed)
		var of []string
		for _, word := range helpQuantum {
			if row.of(word) != "" {
				of = append(of, word)
			}
		}
		apptest.Strings(t, test.word+": marked by", of, test.of...)
		for _, claim := range ownership.FindAllStringSubmatch(test.told, -1) {
			claims++
			apptest.Equal(t, claim[0], capitals(claim[1]), row.of(strings.ToLower(claim[2])))
		}
	}
	apptest.Equal(t, "L and A are in PLAID", rows["SLATE"].with("correct"), "LA")
	apptest.Equal(t, "R and N are in CROWN", strings.Contains(crown, "r") && strings.Contains(crown, "n"), true)
	apptest.Equal(t, "I is in PLAID", strings.Contains(plaid, "i"), true)
	apptest.Equal(t, "marks of BRINY", rows["BRINY"].with("correct")+rows["BRINY"].with("present"), "RIN")
	apptest.Equal(t, "claims of whose a mark is", claims, 3)
	apptest.Equal(t, "shared letters", strings.ContainsAny(crown, plaid), false)
	apptest.Equal(t, "found", rows["CROWN"].with("correct"), "CROWN")
}

// ownership matches claims such as "R and N are in CROWN".
var ownership = regexp.MustCompile(`\b([A-Z](?:(?:, | and )[A-Z])*) (?:is|are) in ([A-Z]{2,})`)

// of returns the marked letters of a sample that a word contains, in order.
func (s sample) of(word string) string {
	var letters []byte
	for i, m := range s.marks {
		if m != "absent" && strings.Contains(engine.Upper(word), s.word[i:i+1]) {
			letters = append(letters, s.word[i])
		}
	}
	return string(letters)
}

// TestHelpSentences: the help has all its sentences, in the order of the catalogue, and the
// version.
func TestHelpSentences(t *testing.T) {
	page := drawHelp(t)
	told := drawn.Texts(page.All(func(d drawn.Element) bool { return slices.Contains([]string{"p", "h3"}, d.Data) }))
	last := len(told) - 1
	var want []string
	all, err := catalogues.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range all[0].Messages {
		if name, is := strings.CutPrefix(m.ID, "help."); is && name != "title" && name != "licences" && name != "version" {
			want = append(want, m.Forms["other"])
		}
	}
	apptest.Strings(t, "sentences", told[:last], want...)
	apptest.Strings(t, "version", strings.Fields(told[last]), "Version", "1.2", "(abc)", "·", "Licences")
	apptest.Equal(t, "licences", page.One(t, drawn.Tagged("a")).Value("href"), "licences.txt")
}
