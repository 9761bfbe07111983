package app

import (
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/query"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// lab draws the laboratory: what it is about, its tabs, and the one that is open.
func (r *root) lab() goapp.UI {
	m := &r.model
	tab, f := m.Lab.Tab, m.LabFound()
	l := labHead{
		Text: r.text, Scope: m.Lab.Scope, Lists: allLists(m), Tab: tab, Looking: f.Looking && tab != model.LabGames,
		Waiting: m.Waiting, Failed: part.Failure(r.text, f.Failed), Refused: labRefusal(r.text, m.Lab.Refusal),
	}
	var open goapp.UI
	switch tab {
	case model.LabLetters:
		open = &labLetters{Text: r.textOf(listIn(l.Lists, l.Scope.List)), Found: f.Letters, Guesses: m.Lab.Guesses}
	case model.LabOpeners:
		lang := part.WordLang(listIn(l.Lists, l.Scope.List))
		open = &labOpeners{Text: r.textOf(listIn(l.Lists, l.Scope.List)), Lang: lang, Length: l.Scope.List.Length, Openers: f.Openers, Tried: f.Tried}
	case model.LabGames:
		open = r.tournament()
	case model.LabWatch:
		open = r.watch(part.WordLang(listIn(l.Lists, l.Scope.List)))
	}
	return goapp.Section().Class("lab").Body(&l, open)
}

// labHead draws what stands above every tab.
type labHead struct {
	goapp.Compo
	Text    *text.Text
	Scope   session.Scope
	Lists   []lists.List
	Tab     model.LabTab
	Looking bool
	Waiting session.Waiting
	Failed  string
	Refused string
}

func (h *labHead) Render() goapp.UI {
	t, known := &h.Text.Lab, listIn(h.Lists, h.Scope.List)
	tabs := each.Of(model.LabTabs(), func(tab model.LabTab) goapp.UI {
		return ui.Choice("lab-tab", string(tab), t.Tab(string(tab)), tab == h.Tab)
	})
	told, class := h.Refused, "refusal"
	switch {
	case told != "":
	case h.Failed != "":
		told = h.Failed
	case h.Looking && h.Waiting.Active():
		told, class = waitingText(h.Text, h.Waiting), "quiet"
	case h.Looking:
		told, class = t.Wait(string(h.Tab)), "quiet"
	}
	return goapp.Div().Class("lab-head").Body(
		part.ScopeForm(h.Text, "lab", h.Scope, h.Lists),
		ui.If(known.Answers > 0 && !known.Quantum, part.NoPairs(h.Text, known)),
		goapp.Div().Class("tabs").Role("group").Aria("label", t.Tabs()).Body(tabs...),
		ui.Live("status", goapp.Div().Class("news")).Body(ui.Said(class, told)),
	)
}

// listIn returns what is known of a list among others.
func listIn(all []lists.List, name lists.Name) lists.List {
	i := slices.IndexFunc(all, func(l lists.List) bool { return l.Name == name })
	if i < 0 {
		return lists.List{Name: name}
	}
	return all[i]
}

// setLab changes what the lab is about.
func setLab(scope session.Scope) model.Msg { return model.SetLab{Scope: scope} }

// labRefusal says why what was typed can't be used; "" if it can.
func labRefusal(t *text.Text, r model.LabRefusal) string {
	switch r.Fault {
	case model.LabNotWord:
		if r.Typed == "" {
			return t.Challenge.Empty()
		}
		return t.Challenge.NotWord(r.Typed)
	case model.LabLength:
		return t.Lab.NotLength(r.Typed, r.Length)
	case model.LabUnknown:
		return t.Lab.Unknown(wording.Upper(t, r.Typed))
	case model.LabNotSeed:
		return t.Tournament.NotSeed(r.Typed)
	case model.LabNotPuzzle:
		return notice.Sentence(t, notice.NewBadSeed(r.Typed))
	case model.LabBoth:
		return t.Watch.Both()
	case model.LabNoStrategy:
		return t.Tournament.NoStrategy()
	case model.LabCareless:
		return t.Tournament.Careless()
	case model.LabShares:
		return t.Explainer.Shares(wording.Listed(&t.Speech, wording.Uppers(t, r.Typed)))
	}
	return ""
}

// labLetters draws how often letters occur.
type labLetters struct {
	goapp.Compo
	Text    *text.Text
	Found   *query.LettersPart // nil while they are counted
	Guesses bool
}

// lettersShown is how many letters are drawn of an alphabet that has more.
const lettersShown = 40

// Render draws the choice of words in the same place while they are counted, so that the
// chosen button keeps the focus.
func (l *labLetters) Render() goapp.UI {
	t := &l.Text.Lab
	figures := goapp.Dl().Class("figures")
	counted := ui.Chips("lab-words", "", t.Counted(), []goapp.UI{
		ui.Choice("lab-words", "answers", t.OfAnswers(), !l.Guesses), ui.Choice("lab-words", "guesses", t.OfGuesses(), l.Guesses),
	})
	if l.Found == nil {
		return goapp.Div().Class("lab-letters").Body(figures, counted)
	}
	found := l.Found.Letters
	all := found.Counts[:min(len(found.Counts), lettersShown)]
	vowels, consonants := found.Of(coach.Vowel), found.Of(coach.Consonant)
	number := l.Text.Number
	parts := []goapp.UI{
		figures.Body(
			ui.Fact(t.Answers(), number(l.Found.Answers)), ui.Fact(t.Guesses(), number(l.Found.Guesses)), ui.Fact(t.Pairs(), number(l.Found.Pairs)),
		),
		counted,
		ui.Said("first", firstSentence(t, spelled(l.Text, vowels), spelled(l.Text, consonants))),
		goapp.H3().Text(t.Often()), l.bars(t.Often(), all), goapp.H3().Text(t.Where()), l.positions(all),
	}
	if len(vowels) > 0 {
		parts = append(parts, goapp.H3().Text(t.Vowels()), l.bars(t.Vowels(), vowels))
	}
	if len(consonants) > 0 {
		parts = append(parts, goapp.H3().Text(t.Consonants()), l.bars(t.Consonants(), consonants))
	}
	return goapp.Div().Class("lab-letters").Body(append(parts, goapp.Div().Class("acts").Body(ui.Act("export-letters", t.AsCSV())))...)
}

// spelled writes letters, in their order.
func spelled(t *text.Text, letters []coach.LetterCount) string {
	return strings.Join(each.Of(letters, func(c coach.LetterCount) string { return wording.Upper(t, string(c.Letter)) }), " ")
}

// percentText writes a part of a whole in percent, without the sign.
func percentText(t *text.Game, part, whole int) string {
	return wording.Decimal(t, 100*float64(part)/float64(max(whole, 1)))
}

// bars draws which share of all letters each is. Vowels have a colour of their own.
func (l *labLetters) bars(title string, letters []coach.LetterCount) goapp.UI {
	t := &l.Text.Lab
	c := &ui.BarChart{Title: title, Names: t.Letter(), Values: t.Share()}
	for _, letter := range letters {
		c.Figures = append(c.Figures, ui.Figure{
			Name: wording.Upper(l.Text, string(letter.Letter)), Value: float64(letter.Count), Class: letter.Kind.String(),
			Text: percentText(&l.Text.Game, letter.Count, l.Found.Letters.Total()),
		})
	}
	return c
}

// positions draws in what share of the words each letter stands at each position.
func (l *labLetters) positions(letters []coach.LetterCount) goapp.UI {
	found := l.Found.Letters
	h := &ui.HeatMap{Title: l.Text.Lab.Where(), Names: l.Text.Lab.Letter()}
	for i := range found.Length {
		h.Heads = append(h.Heads, strconv.Itoa(i+1))
	}
	for _, letter := range letters {
		row := ui.HeatRow{Name: wording.Upper(l.Text, string(letter.Letter))}
		for _, n := range letter.At[:found.Length] {
			row.Figures = append(row.Figures, ui.Figure{Value: float64(n), Text: percentText(&l.Text.Game, n, found.Words)})
		}
		h.Rows = append(h.Rows, row)
	}
	return h
}

// labOpeners draws the best first guesses, and those that were tried.
type labOpeners struct {
	goapp.Compo
	Text    *text.Text
	Lang    string
	Length  int // of the words
	Openers []*query.OpenersPart
	Tried   []solver.Ranked
}

func (l *labOpeners) Render() goapp.UI {
	t := &l.Text.Lab
	parts := []goapp.UI{
		goapp.Div().Class("trying").Body(
			ui.Labelled(ui.FieldName(t.TryLabel()), part.WordInput("lab-try", l.Length).DataSet("enter", "lab-try")),
			ui.Act("lab-try", t.Try()),
		),
		ui.Live("status", goapp.Div().Class("tried")).Body(
			goapp.If(len(l.Tried) > 0, func() goapp.UI { return l.table(t.Tried(), l.Tried) }),
		),
	}
	estimate := slices.ContainsFunc(l.Openers, func(o *query.OpenersPart) bool { return o.Estimate })
	if estimate {
		parts = append(parts, goapp.P().Class("quiet").Text(t.Shortlist()))
	}
	for _, o := range l.Openers {
		parts = append(parts, l.table(t.By(o.Strategy), o.Best))
	}
	return goapp.Div().Class("lab-openers").Body(parts...)
}

// table draws guesses with what they are expected to do.
func (l *labOpeners) table(title string, guesses []solver.Ranked) goapp.UI {
	t := &l.Text.Lab
	var rows []goapp.UI
	for _, g := range guesses {
		rows = append(rows, goapp.Tr().Body(
			ui.Untranslated(goapp.Th()).Scope("row").Lang(l.Lang).Text(wording.Upper(l.Text, g.Guess.String())),
			goapp.Td().Text(wording.Mean(l.Text, g.Remaining)), goapp.Td().Text(wording.Decimals(&l.Text.Game, g.Bits, 2)),
			goapp.Td().Text(l.Text.Number(g.Parts)), goapp.Td().Text(l.Text.Number(g.Worst)),
		))
	}
	return goapp.Table().Class("firsts").Body(
		goapp.Elem("caption").Text(title),
		goapp.THead().Body(goapp.Tr().Body(
			ui.ColumnHead(t.Guess()), ui.ColumnHead(t.Left()), ui.ColumnHead(t.Bits()), ui.ColumnHead(t.Groups()), ui.ColumnHead(t.Largest()),
		)),
		goapp.TBody().Body(rows...),
	)
}

// typedWord returns what is typed in a field, as words are spelled.
func typedWord(id string) string { return strings.TrimSpace(browser.Plain(browser.FieldValue(id))) }

// offerTable gives the player a file with figures.
func offerTable(e effect.OfferTable, t *text.Text) {
	name := t.Lab.LettersFile()
	if e.Of == effect.GameFigures {
		name = t.Tournament.File()
	}
	kind := map[effect.TableFormat]string{effect.CSV: "text/csv", effect.JSON: "application/json"}[e.Format]
	browser.OfferText(e.Text, name+"."+string(e.Format), kind)
}

// firstSentence says which letters are the most frequent.
func firstSentence(t *text.Lab, vowels, consonants string) string {
	var said []string
	if vowels != "" {
		said = append(said, t.FirstVowels(vowels))
	}
	if consonants != "" {
		said = append(said, t.FirstConsonants(consonants))
	}
	return strings.Join(said, " ")
}
