// Package french selects the French words. They are those of a spelling dictionary,
// written without accents. Answers are its base forms that are frequent in films
// or in an encyclopedia.
package french

import (
	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/selection"
	"ketword/wordlists/gen/internal/source"
)

// The packages of the sources, and the files to read.
var (
	dicollecte = source.Package{Kind: source.Debian, Name: "hunspell-fr-comprehensive", Version: "1:7.0-1", SHA256: "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d"}
	zxcvbn     = source.Package{Kind: source.NPM, Name: "@zxcvbn-ts/language-fr", Version: "4.1.2", SHA256: "0102842dd0fcd3501807c37e14a37de9614a34d71f5dcfc23e80f67a6b0fbe16"}

	zxcvbnEnglish = source.Package{Kind: source.NPM, Name: "@zxcvbn-ts/language-en", Version: "4.1.1", SHA256: "4515020b65ad9ea2b7dc9275089d60ceb39a267f4ed4b9389ff6a2c44f7372a8"}

	affixFile      = source.File{Package: dicollecte.Name, Path: "usr/share/hunspell/fr.aff", SHA256: "0c756a9cae09bf4c4fd8ad1fc894a800cfc65940b7914ef9bf681fea66a4f19c"}
	dictionaryFile = source.File{Package: dicollecte.Name, Path: "usr/share/hunspell/fr.dic", SHA256: "f98d56be522f05426ae254ecfac1d089b196ea19a35f231d8306715c19e47d9a"}
	spokenFile     = source.File{Package: zxcvbn.Name, Path: "src/commonWords.json", SHA256: "abe6c1ce6a3c32708921ea008076bbc2a98bbb409824ef5e4f8132bcc0f7be00"}
	writtenFile    = source.File{Package: zxcvbn.Name, Path: "src/wikipedia.json", SHA256: "4db8020f64a51220f65a7704868a5210b18c5e043d1f6b7f95de47033de50db6"}
	englishFile    = source.File{Package: zxcvbnEnglish.Name, Path: "src/commonWords.json", SHA256: "184d8cd7ffa3a1727a1448766090daa98001d92f8e6436a7c8a8fca39cc3d441"}
)

// Packages returns the packages of the sources.
func Packages() []source.Package { return []source.Package{dicollecte, zxcvbn, zxcvbnEnglish} }

// Select selects the words. Guesses are all forms that the dictionary yields.
// Answers are its common base forms.
func Select(p *source.Packages) (*selection.Words, error) {
	rules, err := source.Parse(p, affixFile, hunspell.ParseRules)
	if err != nil {
		return nil, err
	}
	entries, err := source.Parse(p, dictionaryFile, rules.ParseDictionary)
	if err != nil {
		return nil, err
	}
	common, err := readCommon(p)
	if err != nil {
		return nil, err
	}
	return selectWords(rules, entries, common), nil
}

// selectWords selects from the words that the rules and entries of a dictionary
// yield. An answer is written as its most frequent base form.
func selectWords(rules *hunspell.Rules, entries []hunspell.Entry, common map[string]int) *selection.Words {
	a := answers{names: names(entries), common: common}
	reasons, written := make(map[string]selection.Reason), make(map[string]string)
	for _, each := range entries {
		e := entry{each}
		if !e.valid() {
			continue
		}
		for _, form := range rules.Forms(e.Entry) {
			if word, ok := folded(form); ok {
				why := a.reason(e, form)
				reasons[word] = closer(reasons, word, why)
				if as := written[word]; why == none && (as == "" || common[form] < common[as]) {
					written[word] = form
				}
			}
		}
	}
	s := selection.New()
	for word, why := range reasons {
		s.Guess(word)
		if why == none {
			s.Answer(word)
		} else {
			s.Drop(word, why)
		}
	}
	for word, as := range written {
		s.Write(word, as)
	}
	return s
}
