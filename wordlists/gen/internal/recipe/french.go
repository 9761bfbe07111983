package recipe

import (
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/source"
)

// french writes all letters without accents. Its dictionary tells of each entry what it is: part of
// speech, stem of an irregular form, and names, also in capitals.
var french = Language{
	Tag: "fr",
	Packages: []source.Package{
		{Kind: source.Debian, Name: "hunspell-fr-comprehensive", Version: "1:7.0-1", SHA256: "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-fr", Version: "4.1.2", SHA256: "0102842dd0fcd3501807c37e14a37de9614a34d71f5dcfc23e80f67a6b0fbe16"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-en", Version: "4.1.1", SHA256: "4515020b65ad9ea2b7dc9275089d60ceb39a267f4ed4b9389ff6a2c44f7372a8"},
	},

	Letters: "abcdefghijklmnopqrstuvwxyz",
	Falls:   "à a â a ä a é e è e ê e ë e î i ï i ô o ö o ù u û u ü u ÿ y ç c ñ n œ oe æ ae",

	Affixes:    source.File{Package: "hunspell-fr-comprehensive", Path: "usr/share/hunspell/fr.aff", SHA256: "0c756a9cae09bf4c4fd8ad1fc894a800cfc65940b7914ef9bf681fea66a4f19c"},
	Dictionary: source.File{Package: "hunspell-fr-comprehensive", Path: "usr/share/hunspell/fr.dic", SHA256: "f98d56be522f05426ae254ecfac1d089b196ea19a35f231d8306715c19e47d9a"},
	Frequent: []source.File{
		{Package: "@zxcvbn-ts/language-fr", Path: "src/commonWords.json", SHA256: "abe6c1ce6a3c32708921ea008076bbc2a98bbb409824ef5e4f8132bcc0f7be00"},
		{Package: "@zxcvbn-ts/language-fr", Path: "src/wikipedia.json", SHA256: "4db8020f64a51220f65a7704868a5210b18c5e043d1f6b7f95de47033de50db6"},
	},
	English: source.File{Package: "@zxcvbn-ts/language-en", Path: "src/commonWords.json", SHA256: "184d8cd7ffa3a1727a1448766090daa98001d92f8e6436a7c8a8fca39cc3d441"},

	Written: "affûtage aigrette bâiller bêcher brûleur brûlot cloîtrer croûton cuirasse déboîter dégoûter dînette dîneur doyenne " +
		"emboîter embauche embûche entêté envoûter goûteux grille indûment libellé lionne loupe offense pâlot paume pique plante quinte repaître " +
		"retraite rose sécréter séquoia spirale traînard vétuste yéti",

	Word:     isFrenchWord,
	Name:     isFrenchName,
	Headword: isFrenchHeadword,
}

// isFrenchName reports whether an entry is a given name, a family name or another one.
func isFrenchName(e hunspell.Entry) bool {
	return e.Has("po:prn") || e.Has("po:patr") || e.Has("po:npr")
}

// isFrenchWord reports whether an entry yields words: it has a part of speech that is not of names, affixes, Roman
// numbers, signs, or parts of set phrases, and is no common misspelling.
func isFrenchWord(e hunspell.Entry) bool {
	none := []string{"po:prn", "po:patr", "po:npr", "po:pfx", "po:sfx", "po:nbro", "po:symb", "po:sign"}
	return !e.Has("po:err") && slices.ContainsFunc(e.Features, func(f string) bool {
		return strings.HasPrefix(f, "po:") && !strings.HasPrefix(f, "po:loc.") && !slices.Contains(none, f)
	})
}

// isFrenchHeadword reports whether an entry is a headword: not an irregular form, which has a stem, nor an obsolete verb, of which
// the dictionary has the infinitive only.
func isFrenchHeadword(e hunspell.Entry) bool {
	return !e.Has("po:infi") && !slices.ContainsFunc(e.Features, func(f string) bool { return strings.HasPrefix(f, "st:") })
}
