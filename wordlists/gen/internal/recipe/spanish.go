package recipe

import (
	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/source"
)

// spanish has ñ as a letter, and writes the others without accents. Its dictionary
// has irregular forms as entries of their own, which have no flags; so do some
// headwords without a plural, which the list of allowed words has. Words that look like
// another one with a prefix are not entries: acero is made from cero.
var spanish = Language{
	Tag: "es",
	Packages: []source.Package{
		{Kind: source.Debian, Name: "tanglet-data", Version: "1.6.3-2", SHA256: "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff"},
		{Kind: source.Debian, Name: "hunspell-es", Version: "1:7.5.0-1", SHA256: "f6de258db3830b26a9afe4ebd269fdabc8bd5adf71fc7465152c6a51c33626b9"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-es-es", Version: "4.1.2", SHA256: "5f98d17dde175d3d39bf9404d1d4b27a0b7b13a527f68a627dd78ce7409795b4"},
		{Kind: source.NPM, Name: "naughty-words", Version: "1.2.0", SHA256: "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e"},
	},

	Letters: "abcdefghijklmnopqrstuvwxyzñ",
	Falls:   "á a é e í i ó o ú u ü u",

	Words:      source.File{Package: "tanglet-data", Path: "usr/share/tanglet/gamedata/es/words", SHA256: "ecb0f75c09611edbd60adb49e2d562e0c7c58be0262e09cbc982db68ce3d598c"},
	Affixes:    source.File{Package: "hunspell-es", Path: "usr/share/hunspell/es_ES.aff", SHA256: "459fcfa76382eb2333a3c2833053b3c37bb92345add3f8ad61e94e4413402c40"},
	Dictionary: source.File{Package: "hunspell-es", Path: "usr/share/hunspell/es_ES.dic", SHA256: "7a32942f6936329ea0bc311a6288d193a29cb05b3dd79a2e6115a335f7197f5e"},
	Frequent: []source.File{
		{Package: "@zxcvbn-ts/language-es-es", Path: "src/commonWords.json", SHA256: "e6f183e19a4c305ad19f13fe182d22b4f2bde375edab8c87a8fe9b658f130c68"},
		{Package: "@zxcvbn-ts/language-es-es", Path: "src/wikipedia.json", SHA256: "afd9c94223a28578416392b64527fe81c99edb07c0e850c852e720cdf8f26741"},
	},
	Offensive: source.File{Package: "naughty-words", Path: "es.json", SHA256: "ea5500d2e4ee326c0dc33ff0e9c1d11dcd17fc4b8c471ca512fad39eb4e05da6"},

	Written: "aloe alféizar cítara mamá papá porque tutú yoyó",

	Derivations: "a b c d e f g h i j k l m n o p q r s t u v w A B C F H J K L M N O P Q T",
	Headword:    func(e hunspell.Entry) bool { return lower(e.Word) && len(e.Flags) > 0 },
}
