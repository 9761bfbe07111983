package recipe

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/source"
)

// polish has all its nine letters with marks as letters of their own, and no q, v and x. Its dictionary has adverbs, pronouns and
// irregular forms without flags: those are in the list of allowed words. The encyclopedia's list of frequent words,
// in the same package as that of the films, is split at those letters, and is of no use.
var polish = Language{
	Tag: "pl",
	Packages: []source.Package{
		{Kind: source.Debian, Name: "hunspell-pl", Version: "1:7.5.0-1", SHA256: "9af9e010e5586ab3e5b46009273df8e94c8c1f0da8e3c7b1e2df1398ce68ef07"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-pl", Version: "3.0.2", SHA256: "bcda408cb7817421a09094cc342782f953973763f523908c95e812d86aff8652"},
		{Kind: source.NPM, Name: "naughty-words", Version: "1.2.0", SHA256: "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e"},
	},

	Letters: "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",

	Affixes:    source.File{Package: "hunspell-pl", Path: "usr/share/hunspell/pl_PL.aff", SHA256: "7c37b9bde78054e43365b488a13859094c88bc66664b5b7a7bb073626454b38e"},
	Dictionary: source.File{Package: "hunspell-pl", Path: "usr/share/hunspell/pl_PL.dic", SHA256: "215fd73aa47b11e7fdd2e4d655e9fe37be4acdae16ff833badcfdfce79110aad"},
	Frequent: []source.File{
		{Package: "@zxcvbn-ts/language-pl", Path: "src/commonWords.json", SHA256: "7dd8bf75a35dbe0430803426b60ebb67c538a94b5bb976023171449ed7bd5947"},
	},
	Known: "aktorski anielski autorski awokado cesarski jakoby konklawe kupiecki malarski oregano papieski pobliski poetycki rybacki " +
		"rycerski wiejski śliski",
	Offensive: source.File{Package: "naughty-words", Path: "pl.json", SHA256: "e3a41de71bae794b4cb504a9095ef36599c6aabf86287eb01b42e8000fc6f83c"},

	Headword: func(e hunspell.Entry) bool { return len(e.Flags) > 0 },
	Counts:   polishForm,
}

// shortPolish is the most letters of a word of which all forms are guesses, irregular ones, too.
const shortPolish = 5

// rarelySaid are the forms of verbs that are rarely said: conditionals, and emphatic
// imperatives: robiłby, róbże.
var rarelySaid = regexp.MustCompile(`[łi]([aoy]?)by(m|ś|śmy|ście)?$|[^aąeęioóuy]że$|myż$|cież$`)

// polishForm leaves out longer forms of entries of which no form is frequent, and of these the irregular ones and adjectives of
// places; forms with nie- that are not entries of their own; and of verbs what is rarely said.
func polishForm(e hunspell.Entry, form string, known bool) bool {
	short := utf8.RuneCountInString(form) <= shortPolish
	if form == e.Word {
		of := strings.HasSuffix(form, "ski") || strings.HasSuffix(form, "cki")
		return short || known || len(e.Flags) > 0 && !of
	}
	negated := strings.HasPrefix(form, "nie") && !strings.HasPrefix(e.Word, "nie")
	verb := strings.HasSuffix(e.Word, "ć")
	return !negated && !(verb && rarelySaid.MatchString(form)) && (known || short)
}
