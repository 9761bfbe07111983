package english

import (
	"maps"
	"slices"
	"testing"

	"ketword/wordlists/gen/internal/selection"
)

// smallRecipe returns a recipe with a few words.
func smallRecipe() *recipe {
	lemmas := func(words ...string) map[string]bool {
		set := make(map[string]bool)
		for _, word := range words {
			set[word] = true
		}
		return set
	}
	return &recipe{
		scowl: &scowl{
			everywhere: map[string]int{
				"pend": 35, "pends": 35, "menu": 35, "menus": 35, "house": 10, "houses": 10, "glass": 20,
				"stop": 10, "stopped": 10, "seed": 20, "see": 10, "make": 10, "making": 10, "build": 10, "building": 10,
				"wise": 20, "wiser": 35, "later": 10, "late": 10, "fireman": 35, "firemen": 35, "with": 10, "thingy": 55,
				"child": 10, "children": 10, "mice": 20, "sonar": 50, "aphid": 50, "agate": 50, "adieu": 50, "ketch": 60, "zebu": 50, "gecko": 60, "wrote": 10, "write": 10,
				"focus": 20, "paris": 20, "damn": 20, "flee": 20, "fled": 35, "panic": 20, "panicked": 35, "overlay": 35, "overlaid": 35,
				"slow": 10, "slowly": 10, "futile": 35, "futilely": 40, "happy": 10, "happiness": 20, "basic": 10, "basically": 20, "lordly": 35, "gadfly": 35,
			},
			regional: map[string]int{"vigor": 35, "vigour": 35, "learnt": 10},
			variant:  map[string]int{"gipsy": 40, "curst": 35},
		},
		wordnet: &wordnet{
			lemmas: map[pos]map[string]bool{
				noun: lemmas("menu", "house", "glass", "seed", "building", "fireman", "child", "mouse", "sonar", "aphid", "agate", "adieu", "ketch", "zebu", "gecko", "vigor", "vigour", "focus", "paris", "damn", "happiness", "gadfly"),
				verb: lemmas("pend", "house", "stop", "seed", "see", "make", "build", "write", "focus", "flee", "panic", "overlay"),
				adj:  lemmas("wise", "late", "later", "slow", "futile", "happy", "basic", "lordly"),
				adv:  lemmas("later", "slowly", "futilely", "basically"),
			},
			exceptions: map[pos]map[string][]string{
				noun: {"children": {"child"}, "mice": {"mouse"}},
				verb: {"wrote": {"write"}, "stopped": {"stop"}, "fled": {"flee"}, "panicked": {"panic"}, "overlaid": {"overlay"}, "learnt": {"learn"}, "curst": {"curse"}},
			},
			uses:  map[pos]map[string]int{noun: {"building": 30, "making": 0, "agate": 2}, adj: {"later": 9}},
			lower: lemmas("menu", "house", "glass", "seed", "building", "fireman", "child", "mouse", "sonar", "aphid", "agate", "adieu", "ketch", "zebu", "gecko", "vigor", "vigour", "focus", "wise", "late", "later", "damn", "happiness", "gadfly", "lordly"),
		},
		ranks:     map[string]int{"sonar": 13_760, "gecko": 37_295, "adieu": 50_000, "ketch": 50_000, "thingy": 5_000, "wrote": 1_028, "fled": 5_459, "slowly": 1_500, "happiness": 2_000, "basically": 1_900, "aphids": 40_000, "mice": 4_000, "learnt": 6_666, "curst": 30_000},
		offensive: map[string]bool{"damn": true},
	}
}

func TestReason(t *testing.T) {
	want := map[string]selection.Reason{
		"house": "", "glass": "", "seed": "", "building": "", "later": "", "with": "", "wrote": selection.Inflected, "focus": "",
		"sonar": "", "aphid": "", "agate": "", "gecko": "", "adieu": "", "ketch": selection.Rare,
		"pends": selection.Inflected, "menus": selection.Inflected, "houses": selection.Inflected, "stopped": selection.Inflected,
		"making": selection.Inflected, "wiser": selection.Inflected, "firemen": selection.Inflected, "children": selection.Inflected,
		"mice": selection.Inflected, "paris": selection.Name, "vigor": regional, "vigour": regional, "gipsy": regional, "learnt": selection.Inflected, "curst": selection.Inflected,
		"fled": selection.Inflected, "panicked": selection.Inflected, "overlaid": selection.Inflected,
		"slowly": "", "futilely": selection.Rare, "happiness": "", "basically": "", "lordly": "", "gadfly": "",
		"thingy": unlisted, "zebu": selection.Rare, "damn": selection.Offensive,
	}
	r := smallRecipe()
	addBases(r.ranks, r.wordnet)
	for _, word := range slices.Sorted(maps.Keys(want)) {
		if got := r.reason(word); got != want[word] {
			t.Errorf("%s: %q, not %q", word, got, want[word])
		}
	}
}

func TestBases(t *testing.T) {
	w := smallRecipe().wordnet
	for word, want := range map[string][]base{
		"houses":  {{noun, "house"}, {verb, "house"}},
		"making":  {{verb, "make"}},
		"wiser":   {{adj, "wise"}},
		"mice":    {{noun, "mouse"}},
		"firemen": {{noun, "fireman"}},
		"house":   nil,
	} {
		if got := w.bases(word); !slices.Equal(got, want) {
			t.Errorf("%s: %v, not %v", word, got, want)
		}
	}
	if got := w.bases("stopping"); !slices.Equal(got, []base{{verb, "stop"}}) {
		t.Errorf("a doubled consonant: %v", got)
	}
}

func TestAddScowl(t *testing.T) {
	words := map[string]int{"cafe": 50}
	addScowl(words, "café\nœuvre\nit's\nParis\nabc-book\n", 35)
	if want := map[string]int{"cafe": 35, "oeuvre": 35}; !maps.Equal(words, want) {
		t.Errorf("%v, not %v", words, want)
	}
	addScowl(words, "cafe\n", 80)
	if words["cafe"] != 35 {
		t.Errorf("a larger size replaced the smallest: %v", words)
	}
}

func TestScowlSetNamesEveryFile(t *testing.T) {
	set, sizes := scowlSet([]string{"english"}, "0")
	if len(set.Paths) != len(scowlSizes()) || set.Paths[0] != "usr/share/dict/scowl/english-words.10" || sizes[len(sizes)-1] != largest {
		t.Errorf("%v, %v", set, sizes)
	}
}

func TestParseWordnet(t *testing.T) {
	const licence = "  1 This software and database is being provided to you\n"
	if got := parseIndex(licence + "run n 16 3 @ ~ + 16 12 00558008\n"); !got["run"] || len(got) != 1 {
		t.Errorf("index: %v", got)
	}
	if got := parseExceptions("mice mouse\naxes ax axis\nbroken\n"); len(got) != 2 || !slices.Equal(got["axes"], []string{"ax", "axis"}) {
		t.Errorf("exceptions: %v", got)
	}
	uses := parseUses("run%2:38:00:: 1 106\nrun%2:33:01:: 2 4\nable%5:00:00:x:00 1 7\nnone\n")
	if uses[verb]["run"] != 110 || uses[adj]["able"] != 7 {
		t.Errorf("uses: %v", uses)
	}
}

func TestNamesAreWrittenWithACapital(t *testing.T) {
	w := smallRecipe().wordnet
	w.lower = make(map[string]bool)
	addLower(w.lower, "00001740 03 n 02 Paris 0 house 0 001 @ 1\n00001741 00 a 01 late(a) 0 000 | gloss\n")
	if !w.lower["house"] || !w.lower["late"] || w.lower["paris"] {
		t.Errorf("%v", w.lower)
	}
	if !w.name("paris") || w.name("house") || w.name("unknown") {
		t.Error("names are not recognised")
	}
}

func TestParseCuss(t *testing.T) {
	got := parseCuss("export const cuss = {\n  angry: 0,\n  abuse: 1,\n  arse: 2,\n  'Alligator bait': 2,\n}\n")
	if want := map[string]bool{"abuse": true, "arse": true, "alligator bait": true}; !maps.Equal(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
}

// A headword takes the best rank of its forms that are not headwords themselves.
func TestAddBases(t *testing.T) {
	ranks := map[string]int{"mice": 4_000, "houses": 900, "house": 300, "later": 200}
	addBases(ranks, smallRecipe().wordnet)
	if ranks["mouse"] != 4_000 || ranks["house"] != 300 || ranks["late"] != 0 {
		t.Errorf("%v", ranks)
	}
}
