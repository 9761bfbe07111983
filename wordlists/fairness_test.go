package wordlists_test

import (
	"slices"
	"strings"
	"testing"
)

// standing is what the lists make of a word.
type standing string

const (
	answer  standing = "answer"
	guess   standing = "guess" // and not an answer
	refused standing = "refused"
)

// expected are words whose standing was once wrong, by what they stand for.
var expected = []struct {
	why, lang string
	standing
	words string
}{
	{"rare, cut off from a compound, or a name", "en", guess, "multi tatter joggle scrooge demount woodman"},
	{"made with -ly or -ness and not common itself", "en", guess, "futilely demurely sourness tameness"},
	{"made with -ly or -ness and common itself", "en", answer, "slowly greedily happily kindness sloppily"},
	{"irregular past forms", "en", answer, "wrote begun stung eaten risen bitten ridden fled bled sped misled"},
	{"irregular past forms that are rare", "en", guess, "besought slunk forwent"},
	{"common, and harmless in their first meaning", "en", answer, "genie khaki dwarf"},
	{"regional", "en", guess, "flub lorry faucet eggplant spanner ladybug ladybird takeaway takeout klutz rowboat cockerel"},
	{"regional, and known everywhere", "en", answer, "cookie petrol soccer"},
	{"modern", "en", guess, "bokeh botox incel laggy noobs umami vlogs matcha sudoku pilates tech wifi"},
	{"slurs in a minor sense only", "en", guess, "dyke dykes chink chinks wench retard retards cripple crippled"},
	{"slurs in their main sense", "en", refused, "kike wetback faggot tranny"},

	{"rare or names", "de", guess, "kosen amor bruck pazifik klub"},
	{"plurals whose verb is rare", "de", guess, "normen kuren spuren federn münzen"},
	{"infinitives that are plurals, too", "de", answer, "fragen sorgen duschen laden"},
	{"forms of ein", "de", guess, "einen einem"},
	{"function words", "de", answer, "weder deren denen wessen mitten mich euch ihnen"},
	{"a common verb", "de", answer, "ekeln"},
	{"insulting in one sense", "de", guess, "pute"},
	{"regional", "de", guess, "heuer semmel stulle tram jänner marille"},
	{"modern", "de", guess, "gamer matcha memes wlan ghosting burpees"},
	{"no slur in the first meaning", "de", guess, "halbblut kretin"},
	{"slurs in their main sense", "de", refused, "kanake kanaken"},

	{"players think of another word, in French or English", "fr", guess, "devon enter natter legs trial"},
	{"insulting in one sense", "fr", guess, "raton"},
	{"French words that are common, though an English one is written alike", "fr", answer, "finish longer relief stop"},
	{"common", "fr", answer, "natte flore filou rouet"},
	{"regional", "fr", guess, "septante tuque echevin"},
	{"modern", "fr", guess, "ramen wesh swag streamer hoodie spoil"},
	{"slurs in a minor sense only", "fr", guess, "tapette tapettes"},
	{"slurs in their main sense", "fr", refused, "bougnoul pede"},
}

func TestWordsThatWereUnfair(t *testing.T) {
	got := make(map[string]standing) // by language and word
	eachList(t, func(_ *testing.T, f files) {
		for _, word := range f.guesses {
			got[f.lang+" "+word] = guess
		}
		for _, word := range f.answers {
			got[f.lang+" "+word] = answer
		}
	})
	for _, row := range expected {
		for word := range strings.FieldsSeq(row.words) {
			is, listed := got[row.lang+" "+word]
			if !listed {
				is = refused
			}
			if is != row.standing {
				t.Errorf("%s %s: %s, want %s: %s", row.lang, word, is, row.standing, row.why)
			}
		}
	}
}

// The words that were added by hand are guesses, and some in each length.
func TestModernWordsAreGuesses(t *testing.T) {
	const leastInAll, leastInEach = 100, 10
	count := make(map[string]int)
	eachList(t, func(t *testing.T, f files) {
		in := 0
		for word := range handmade(t, f.lang, "guesses.txt") {
			if len([]rune(word)) != f.length {
				continue
			}
			in++
			if _, found := slices.BinarySearch(f.guesses, word); !found {
				t.Errorf("%q is in guesses.txt and not a guess", word)
			}
		}
		if count[f.lang] += in; in < leastInEach {
			t.Errorf("%d modern words, want at least %d", in, leastInEach)
		}
	})
	for lang, n := range count {
		if n < leastInAll {
			t.Errorf("%s: %d modern words, want at least %d", lang, n, leastInAll)
		}
	}
}
