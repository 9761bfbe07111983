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
	{"irregular past forms", "en", guess, "wrote eaten bitten fled drew learnt oversaw besought"},
	{"irregular past forms that are headwords, too", "en", answer, "broken lost spoke born felt frozen worn torn"},
	{"common, and harmless in their first meaning", "en", answer, "genie khaki dwarf"},
	{"regional", "en", guess, "flub lorry faucet eggplant spanner ladybug ladybird takeaway takeout klutz rowboat cockerel"},
	{"regional, and known everywhere", "en", answer, "cookie petrol soccer sneaker airplane"},
	{"common, though the sources hide it", "en", answer, "biker hungover facelift"},
	{"harsh, and said of things or of who did worse", "en", answer, "stupid stupidly foolish loser"},
	{"only says that somebody is stupid", "en", guess, "idiot idiocy cretin moron dunce dolt twit"},
	{"the rarer of two spellings", "en", guess, "adviser whisky hippy disc"},
	{"the more usual of two spellings", "en", answer, "advisor whiskey hippie disk"},
	{"made from what is no answer", "en", guess, "savage savagely savagery"},
	{"modern", "en", guess, "bokeh botox incel laggy noobs umami vlogs matcha sudoku pilates tech wifi maths"},
	{"slurs in a minor sense only", "en", guess, "dyke dykes chink chinks wench retard retards cripple crippled poof poofs kraut krauts"},
	{"slurs in their main sense", "en", refused, "kike wetback faggot tranny gimp gimped papist popish skank skanking"},

	{"rare or names", "de", guess, "kosen amor bruck pazifik klub veld airbus latein"},
	{"plurals whose verb is rare", "de", guess, "normen kuren spuren federn münzen"},
	{"infinitives that are plurals, too", "de", answer, "fragen sorgen duschen laden"},
	{"forms of ein", "de", guess, "einen einem"},
	{"function words", "de", answer, "weder deren denen wessen mitten mich euch ihnen imstande zugrunde infrage zufolge"},
	{"a common verb", "de", answer, "ekeln"},
	{"common, and rare in the texts", "de", answer, "nougat solide luftig milchig staubig frostig trinkbar hektisch atemlos"},
	{"only says that somebody is stupid", "de", guess, "idiot trottel depp kretin"},
	{"the rarer of two spellings", "de", guess, "panter alptraum adelig schoss kasino gerne"},
	{"the more usual of two spellings", "de", answer, "panther albtraum adlig schoß casino gern"},
	{"insulting in one sense", "de", guess, "pute"},
	{"regional", "de", guess, "heuer semmel stulle tram jänner marille ratschen"},
	{"modern", "de", guess, "gamer matcha memes wlan ghosting burpees"},
	{"no slur in the first meaning", "de", guess, "halbblut kretin"},
	{"slurs in their main sense", "de", refused, "kanake kanaken mohr mohres tunte tuntet tuntete schwuppe"},

	{"players think of another word, in French or English", "fr", guess, "devon enter natter legs trial gronde procure"},
	{"rare", "fr", guess, "emport encrage baliseur depaver deferrer imparite mariable meditant"},
	{"insulting in one sense", "fr", guess, "raton pedale macaque guenon junkie"},
	{"only says that somebody is stupid", "fr", guess, "idiot idiotie cretin abruti"},
	{"the rarer of two spellings", "fr", guess, "assoir granite"},
	{"the more usual of two spellings", "fr", answer, "asseoir granit"},
	{"nouns that are spelt like a feminine", "fr", answer, "nouvelle morale violette gourde portiere aubaine commune teinte"},
	{"plurals that are hardly ever singular", "fr", answer, "tenebres menottes"},
	{"participles that are adjectives", "fr", answer, "ouvert ravi"},
	{"French words that are common, though an English one is written alike", "fr", answer, "finish longer relief stop"},
	{"common", "fr", answer, "natte flore filou rouet nougat abricot buee"},
	{"regional", "fr", guess, "septante tuque echevin"},
	{"modern", "fr", guess, "ramen wesh swag streamer hoodie spoil"},
	{"slurs in a minor sense only", "fr", guess, "tapette tapettes"},
	{"slurs in their main sense", "fr", refused, "bougnoul pede salope salop"},

	{"forms that the dictionary has as entries", "es", guess, "abierta cuadros sentado tipa delicada mercados pajarito"},
	{"words of their own that look like forms", "es", answer, "casado herida comida mirada tostada coartada helado"},
	{"nouns that look like another with a prefix", "es", answer, "acero avena anuncio empresa espada rebaño pinguino"},
	{"without forms in the dictionary", "es", answer, "siempre crisis lunes pais jamas oasis"},
	{"peoples, places and names", "es", guess, "peruano gallego chile navarro carmen soriano"},
	{"of Spain alone, or of some countries of America", "es", guess, "chaval aparcar parchis durazno mesero plomero frijol"},
	{"regional, and known everywhere", "es", answer, "coche patata jugo zumo nevera"},
	{"common, and rare in the texts", "es", answer, "nispero alud guisar bostezar estrujar"},
	{"women and female animals", "es", answer, "amiga novia hermana cocinera leona"},
	{"only says that somebody is stupid", "es", guess, "idiota imbecil patan zoquete bobo"},
	{"harsh, and said of things", "es", answer, "estupido tonto loco"},
	{"the rarer of two spellings", "es", guess, "yerba sudeste champaña"},
	{"modern", "es", guess, "selfi tuper wasap emoji hacker sushi"},
	{"slurs in a minor sense only", "es", guess, "mojado moro cholo maqueto perra"},
	{"slurs in their main sense", "es", refused, "maricon sudaca gabacho ramera"},

	{"plurals that the dictionary has as entries", "pt", guess, "abracos acervos amigos cachos cigarros desenhos"},
	{"words of their own that look like forms", "pt", answer, "casa vermelho amarelo noticia ideia amigo acerto ferida comida"},
	{"without forms in the dictionary", "pt", answer, "sempre onibus lapis dezembro jamais oculos"},
	{"peoples, places and names", "pt", guess, "baiano carioca chile israel peruano santana"},
	{"of Portugal alone", "pt", guess, "facto betao golo porreiro ecra desporto andebol"},
	{"common, and rare in the texts", "pt", answer, "serrote girino goiaba jabuti pamonha quibe xodo"},
	{"women and female animals", "pt", answer, "amiga cantora leoa rainha ovelha"},
	{"only says that somebody is stupid", "pt", guess, "idiota imbecil otario cretino bobo"},
	{"the more usual of two spellings", "pt", answer, "estresse zumbi bebado beisebol recorde"},
	{"the rarer of two spellings", "pt", guess, "stress zombie bebedo basebol aspeto"},
	{"modern", "pt", guess, "emoji hacker selfie podcast streamer"},
	{"slurs in a minor sense only", "pt", guess, "crioulo japa piranhas galinhas"},
	{"slurs in their main sense", "pt", refused, "viado bicha boiola puta quenga"},

	{"plurals, whose verb is rare or none", "nl", guess, "apen banen beelden buren mollen schepen tochten"},
	{"plurals that are verbs as well", "nl", answer, "fietsen feesten boeken regelen planten"},
	{"forms that the dictionary has as entries", "nl", guess, "ging afging ontving actieve blanke grotere gegeten"},
	{"participles that are adjectives first of all", "nl", answer, "bekend gezond geliefd begaafd verliefd"},
	{"without forms in the dictionary", "nl", answer, "glas goud alles bijna nooit oktober vandaag bliksem"},
	{"common, and rare in the texts", "nl", answer, "kiwi meeuw olijf egoist gieter aardbei paprika tulband bakfiets fietsbel"},
	{"compounds that the dictionary leaves to its rules", "nl", answer, "zeehond zeewier postbode wijnglas puinhoop"},
	{"peoples, places, names and faiths", "nl", guess, "jood moslim christen italiaan zigeuner jozef"},
	{"English words that are not everyday Dutch", "nl", guess, "shop board trial secret captain"},
	{"English words that are", "nl", answer, "baby computer weekend hobby stress"},
	{"of the Netherlands or of Flanders alone", "nl", guess, "bajes jatten plee basket steenweg palmares"},
	{"only says that somebody is stupid", "nl", guess, "idioot debiel domkop sukkel imbeciel"},
	{"the rarer of two spellings", "nl", guess, "horizont molecuul kauwgum pappa"},
	{"the more usual of two spellings", "nl", answer, "horizon molecule kauwgom papa"},
	{"modern", "nl", guess, "tofu matcha hoodie vapen padel"},
	{"slurs in a minor sense only", "nl", guess, "poot nicht teef"},
	{"slurs in their main sense", "nl", refused, "neger nikker flikker mongool hoer"},

	{"adjectives and participles that stand as nouns", "uk", guess, "дитяча солодке швидка смажене кохана ведуча"},
	{"peoples, places, languages and faiths", "uk", guess, "поляк єврей москвич німець іслам іврит"},
	{"without forms in the dictionary", "uk", answer, "завжди вдома кафе шосе восьмеро серйозно"},
	{"adverbs that the dictionary has as forms", "uk", answer, "швидко довго важливо глибоко яскраво"},
	{"common, and rare in the texts", "uk", answer, "сироїжка прищіпка парасоля узвар котрийсь ґудзик"},
	{"of two words with у and в, the more usual", "uk", answer, "вчитель вчити взяти вважати врожай ударити уникати"},
	{"of two words with у and в, the other", "uk", guess, "учитель учити узяти уважати урожай вдарити"},
	{"words of their own, with у and with в", "uk", answer, "управа вправа удача вдача уклад вклад"},
	{"of the new spelling", "uk", answer, "проєкт"},
	{"of the old spelling", "uk", guess, "проект проектор проекція"},
	{"only says that somebody is stupid", "uk", guess, "ідіот дебіл йолоп бовдур"},
	{"illness, the body and what upsets", "uk", guess, "труна діабет геноцид інсульт тромбоз"},
	{"with an apostrophe, which the lists leave out", "uk", answer, "мясо пять сімя здоровя компютер память зєднати"},
	{"modern", "uk", guess, "лайк донат кринж стрім блекаут фанфік"},
	{"slurs in their main sense", "uk", refused, "жиди кацап москаль хохла негри шлюха"},

	{"forms that the dictionary has as entries, or that are more usual than the word", "pl", guess, "biała owoce palce włoski drzwiami kropki będzie"},
	{"plurals that are hardly ever singular", "pl", answer, "drzwi majtki ferie plecy nożyczki"},
	{"without forms in the dictionary", "pl", answer, "wczoraj dzisiaj zawsze kiedy osiem dlaczego trochę"},
	{"adverbs, which are forms for the dictionary", "pl", answer, "szybko ładnie łatwo głęboko"},
	{"common, and rare in the films", "pl", answer, "żuraw sikora wełna sałatka konewka jeżyna groszek ogórek"},
	{"peoples, places, names and faiths", "pl", guess, "polak anglik katolik włochy meksyk"},
	{"foreign words that are not everyday Polish", "pl", guess, "team show lord street"},
	{"foreign words that are", "pl", answer, "weekend hobby jeep jazz lunch"},
	{"only says that somebody is stupid", "pl", guess, "debil idiota kretyn palant dureń"},
	{"coarse", "pl", guess, "dupa gówno chuj srać"},
	{"modern", "pl", guess, "selfie hejter emotka jarmuż podcast"},
	{"slurs in a minor sense only", "pl", guess, "pedał suka szmaty żółtek"},
	{"slurs in their main sense", "pl", refused, "czarnuch ciota kurwa dziwka murzyn"},
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

// A slur and its plural are refused together.
func TestSlursStandWithTheirPlurals(t *testing.T) {
	plurals := map[string][]string{"en": {"s"}, "de": {"s", "n"}, "fr": {"s"}, "es": {"s", "es"}, "pt": {"s"}, "nl": {"s"}, "pl": {"y", "i", "a"}}
	eachList(t, func(t *testing.T, f files) {
		for slur := range handmade(t, f.lang, "slurs.txt") {
			for _, ending := range plurals[f.lang] {
				for _, word := range []string{slur + ending, strings.TrimSuffix(slur, ending)} {
					if _, found := slices.BinarySearch(f.guesses, word); found {
						t.Errorf("%q is refused and %q is a guess", slur, word)
					}
				}
			}
		}
	})
}
