package recipe

import (
	"regexp"
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/source"
)

// dutch writes all letters without accents and dots, and ij as two letters. Its dictionary has irregular forms and stems of verbs as
// entries of their own, with few flags or none; so do words without forms, which the list of allowed words has.
var dutch = Language{
	Tag: "nl",
	Packages: []source.Package{
		{Kind: source.Debian, Name: "hunspell-nl", Version: "2:2.20.19-2", SHA256: "63a6988800967dc9ccc2dcc4a87165b1a71cf3970a5a736f7560ce408a97b6be"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-nl-be", Version: "3.0.2", SHA256: "352b272e589bfe04a4e58881f4ef6edd1ed3a17162cb427c8aed5dd275219f79"},
		{Kind: source.NPM, Name: "naughty-words", Version: "1.2.0", SHA256: "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e"},
	},

	Letters: "abcdefghijklmnopqrstuvwxyz",
	Falls:   "á a à a â a ä a ã a å a é e è e ê e ë e í i î i ï i ì i ó o ô o ö o ò o ú u û u ü u ù u ç c ñ n",

	Affixes:    source.File{Package: "hunspell-nl", Path: "usr/share/hunspell/nl.aff", SHA256: "8b6ee59821b306c829b42faf4350b71a23a415b46621d9ae0c3164a2c94ed1e1"},
	Dictionary: source.File{Package: "hunspell-nl", Path: "usr/share/hunspell/nl.dic", SHA256: "9e5c975c2b501f55ea5a704e72d0727e9ae6f55980cc37a0290c40098d59414a"},
	Frequent: []source.File{
		{Package: "@zxcvbn-ts/language-nl-be", Path: "src/commonWords.json", SHA256: "5fbea1b4483d728ec154426fbf7e04995ef49677bf0e77e7be3c03d5281d4759"},
		{Package: "@zxcvbn-ts/language-nl-be", Path: "src/wikipedia.json", SHA256: "d5dea07dd3d0b57b2bd4af357bb07a42572e36f5e984596a484244fc8a1e6767"},
	},
	Compounds: "auto-band auto-deur auto-ruit bier-buik bier-glas blad-goud bouw-jaar bron-code buik-pijn buur-land club-huis " +
		"code-naam dak-rek dans-zaal dart-bord data-bank denk-fout doel-paal dood-slag druk-fout eind-punt gast-heer geld-wolf " +
		"golf-baan golf-club gras-land hals-doek hand-boei hand-palm hart-zeer hooi-baal hooi-berg hooi-vork huis-baas " +
		"huis-raad jaar-boek kamp-vuur keel-pijn keer-punt kies-pijn klap-roos klok-huis kust-lijn kuur-oord land-mijn " +
		"land-tong lees-boek lint-worm loop-tijd maag-pijn melk-boer merk-naam moes-tuin munt-geld muur-verf nood-hulp " +
		"paas-haas park-bank plak-band plak-boek pols-slag pool-ster post-bode post-code prik-bord puin-hoop raad-huis " +
		"reis-gids ren-fiets rock-band roep-naam roof-dier room-kaas ski-lift ski-piste slag-boom slag-veld slot-fase snot-neus " +
		"spel-fout stam-gast taal-fout tand-pijn thee-glas tijd-lijn tram-lijn trek-haak tuin-bank tuin-deur turn-pak uien-soep " +
		"veer-boot veld-heer veld-werk verf-doos voet-zool waag-hals week-dier wees-kind wijn-glas zand-bank zang-koor " +
		"zee-bodem zee-bries zee-dijk zee-haven zee-hond zee-lucht zee-macht zee-meeuw zee-paard zee-vaart zee-water zee-wier " +
		"zeil-boot zwem-band zwem-club zwem-vest",
	Offensive: source.File{Package: "naughty-words", Path: "nl.json", SHA256: "ed30db35db27c40cf58e629e43c26ff679de04823dcd819b8a0521b82b432035"},

	Written: "eerst",

	Derivations: "Pa Pb Pc Pd Pe Pf Pg Ph Pi Pj Pk Pl Pm Pn Po Pp Pq Pr Ps Pt",
	Headword:    isDutchHeadword,
}

// participle is a past participle by its looks, if it is declined as an adjective.
var participle = regexp.MustCompile(`^ge.+(d|t|en)$`)

// isDutchHeadword reports whether an entry is a noun, which has a plural or a diminutive, an infinitive, which has a present
// participle, or an adjective, which is declined. A past participle is one only if it has a comparative: gezond.
func isDutchHeadword(e hunspell.Entry) bool {
	is := func(kinds ...string) bool {
		return slices.ContainsFunc(e.Flags, func(flag string) bool {
			return slices.ContainsFunc(kinds, func(kind string) bool { return strings.HasPrefix(flag, kind) })
		})
	}
	compared := is("Ab", "Ao", "Aq", "As")
	return is("Y", "Z", "Vi") || compared || is("Aa", "Al", "Am", "An", "Ar") && !participle.MatchString(e.Word)
}
