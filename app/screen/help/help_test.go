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
	"ketword/internal/each"
)

// sample is a row drawn in the help.
type sample struct {
	word  string
	marks []string
	mixed bool
}

// drawHelp draws the English help without its explainer, which has its own sentences.
func drawHelp(t *testing.T) drawn.Element { return drawHelpIn(t, embedded.English) }

func drawHelpIn(t *testing.T, language *text.Text) drawn.Element {
	page := drawn.Of(t, new(Model).Draw(screen.View{Session: &session.Session{}, Text: language, Device: screen.Device{Version: "1.2 (abc)"}}))
	explainer := page.One(t, drawn.Classed("explainer"))
	explainer.Parent.RemoveChild(explainer.Node)
	return page
}

// samplesIn returns the rows of the help by their words, and the words in order.
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

// TestHelpInEveryLanguage: the help has these rows, and the sentences are true of them, and name their
// words and letters. Of a repeated letter only one is marked.
func TestHelpInEveryLanguage(t *testing.T) {
	words := regexp.MustCompile(`\p{Lu}{2,}`)
	for _, language := range embedded.All() {
		h, lang := language.Help, language.Lang
		rows, order := samplesIn(t, language)
		s := language.Samples
		row := func(word string) sample { return rows[engine.Upper(word)] }
		apptest.Strings(t, lang+": rows", order, each.Of([]string{s.Marks, s.Twice, s.Unmixed, s.Mixed, s.OnePlace, s.OtherPlace, s.First}, engine.Upper)...)
		for told, secret := range map[string][]string{
			h.Marks: {s.Secret}, h.TwiceTold: {s.Secret}, h.QuantumTold: {s.First, s.Second},
		} {
			apptest.Strings(t, lang+": "+told, words.FindAllString(told, -1), strings.Fields(engine.Upper(strings.Join(secret, " ")))...)
		}
		for _, mark := range []string{"correct", "present", "absent"} {
			apptest.Equal(t, lang+": "+mark, row(s.Marks).with(mark) != "", true)
		}
		apptest.Equal(t, lang+": sentences on them", strings.Count(h.Told, "."), 3)
		apptest.Equal(t, lang+": of one word", row(s.Marks).mixed, false)
		letter := repeated(s.Twice)
		apptest.Equal(t, lang+": the repeated letter", sorted(capitals(h.TwiceTold)), letter+letter)
		apptest.Equal(t, lang+": without a mark once", strings.Count(row(s.Twice).with("absent"), letter), 1)
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

// TestHelpInEnglish: neither E of SPEED is in its place, and the three rows of quantum show what the sentences
// below them say: each mark belongs to the word that the sentence names.
func TestHelpInEnglish(t *testing.T) {
	rows, _ := samplesIn(t, embedded.English)
	h := embedded.English.Help
	crown, plaid := embedded.English.Samples.First, embedded.English.Samples.Second
	apptest.Equal(t, "the marked E of SPEED", strings.Contains(rows["SPEED"].with("present"), "E"), true)
	claims := 0
	for _, test := range []struct {
		word, told string
		of         []string // words to which a marked letter belongs
		circles    bool
	}{
		{"SLATE", h.Unmixed, []string{plaid}, false},
		{"BRINY", h.Mixed, []string{crown, plaid}, true},
		{"CROWN", h.Win, []string{crown}, false},
	} {
		row := rows[test.word]
		told := strings.ToLower(test.told)
		apptest.Equal(t, test.word+": circles are told of", strings.Contains(told, "circles"), test.circles)
		apptest.Equal(t, test.word+": squares are told of", strings.Contains(told, "squares"), !test.circles)
		var of []string
		for _, word := range []string{crown, plaid} {
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
	apptest.Equal(t, "claims of whose a mark is", claims, 3)
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
