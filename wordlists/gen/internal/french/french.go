// Package french makes the French lists: the words are those of a spelling
// dictionary, written without accents; how often they are said and written
// tells which of its base forms people know.
package french

import (
	"ketword/wordlists/gen/internal/crop"
	"ketword/wordlists/gen/internal/source"
)

// The packages, and the files of them that are read.
var (
	hunspell = source.Package{Kind: source.Debian, Name: "hunspell-fr-comprehensive", Version: "1:7.0-1", SHA256: "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d"}
	zxcvbn   = source.Package{Kind: source.NPM, Name: "@zxcvbn-ts/language-fr", Version: "4.1.2", SHA256: "0102842dd0fcd3501807c37e14a37de9614a34d71f5dcfc23e80f67a6b0fbe16"}

	affixFile      = source.File{Package: hunspell.Name, Path: "usr/share/hunspell/fr.aff", SHA256: "0c756a9cae09bf4c4fd8ad1fc894a800cfc65940b7914ef9bf681fea66a4f19c"}
	dictionaryFile = source.File{Package: hunspell.Name, Path: "usr/share/hunspell/fr.dic", SHA256: "f98d56be522f05426ae254ecfac1d089b196ea19a35f231d8306715c19e47d9a"}
	spokenFile     = source.File{Package: zxcvbn.Name, Path: "src/commonWords.json", SHA256: "abe6c1ce6a3c32708921ea008076bbc2a98bbb409824ef5e4f8132bcc0f7be00"}
	writtenFile    = source.File{Package: zxcvbn.Name, Path: "src/wikipedia.json", SHA256: "4db8020f64a51220f65a7704868a5210b18c5e043d1f6b7f95de47033de50db6"}
)

// Packages returns the packages that the lists are made from.
func Packages() []source.Package { return []source.Package{hunspell, zxcvbn} }

// Grow makes the words. The hand-made lists have their say afterwards.
func Grow(p *source.Packages, _ crop.Lists) (*crop.Crop, error) {
	rules, err := readAffixes(p)
	if err != nil {
		return nil, err
	}
	entries, err := readDictionary(p)
	if err != nil {
		return nil, err
	}
	common, err := readCommon(p)
	if err != nil {
		return nil, err
	}
	return grow(rules, entries, common), nil
}

// grow makes guesses of all that the dictionary yields, and sorts them.
func grow(rules affixes, entries []entry, common map[string]bool) *crop.Crop {
	j := judge{names: names(entries), common: common}
	verdicts := make(map[string]crop.Reason)
	for _, e := range entries {
		if !e.valid() {
			continue
		}
		for _, form := range rules.forms(e) {
			if word, ok := folded(form); ok {
				verdicts[word] = milder(verdicts, word, j.reason(e, form))
			}
		}
	}
	c := crop.New()
	for word, why := range verdicts {
		c.Guess(word)
		if why == fair {
			c.Answer(word)
		} else {
			c.Drop(word, why)
		}
	}
	return c
}
