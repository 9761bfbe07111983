package recipe

import (
	"regexp"
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/source"
)

// portuguese writes all letters without accents, as players in Brazil expect. Its dictionary has 312,000 entries, of
// which most are rare; and a word that looks like a form of another one is no entry: casa is a form of casar,
// vermelho one of vermelhar. Those are in the list of allowed words.
var portuguese = Language{
	Tag: "pt",
	Packages: []source.Package{
		{Kind: source.Debian, Name: "hunspell-pt-br", Version: "1:7.5.0-1", SHA256: "4f88b45a442440cbfa95d2e9a7276b2492469499d9949aa008fc2fad9e5f2b82"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-pt-br", Version: "4.1.1", SHA256: "7d8466eed71d29aeeda07b11c238ba7ca5c5791aba1c1c1a3b361ffdb6e1bbc2"},
		{Kind: source.NPM, Name: "naughty-words", Version: "1.2.0", SHA256: "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e"},
	},

	Letters: "abcdefghijklmnopqrstuvwxyz",
	Falls:   "á a à a â a ã a é e ê e í i ó o ô o õ o ú u ü u ç c",

	Affixes:    source.File{Package: "hunspell-pt-br", Path: "usr/share/hunspell/pt_BR.aff", SHA256: "21d8ad2a769a60e17e2b5ea4ef11d4d593a58b9e2a82d642ef82d6a4c5523865"},
	Dictionary: source.File{Package: "hunspell-pt-br", Path: "usr/share/hunspell/pt_BR.dic", SHA256: "a38bfb26b68ece2834e79fe83e48d5792652970ace12db89d1b9674bf9933183"},
	Frequent: []source.File{
		{Package: "@zxcvbn-ts/language-pt-br", Path: "src/commonWords.json", SHA256: "a67d516b5c9addbb5a53acbc73528f2691c91a5f7a6017fae54b3edc26a62f67"},
		{Package: "@zxcvbn-ts/language-pt-br", Path: "src/wikipedia.json", SHA256: "52d8384882544f20109861a4bcbffb05efbdb23456dc21da544d80bb19e1b437"},
	},
	Known: "acarajé acelga acerola acolá agogô agrião aipim ajuizado alado alastrar alcatra alhures alpaca ariranha arraia " +
		"arteiro asseado açaí baixela bambolê beiço berimbau bicuda bisão bocejar bocejo cabecear caduco cajá canastra " +
		"canjica caqui caramujo cavilha chamego chicória chope chuchu coador coalhada cominho coxinha cupuaçu " +
		"curupira cutia cuíca cágado cútis debalde deveras douto edredom empada encanar enfermo enxada enxoval esbelto " +
		"escambo escarola esfirra esguicho esmero estagiar estribo exéquias farofa fava fecundo feijoada folheado franzir " +
		"fórceps gabarito gafe gagueira gangorra garoa girino goiaba goteira grasnar graviola grinalda groselha guarita " +
		"guizo guloso haras hífen hímen húmus indagar jaca jambo jateado jiboia jiló jugo labareda lajota lambança " +
		"lambari lambuzar lentilha letargia libélula lichia lisonja lombada lorota luneta lêmur maminha manjar maracujá " +
		"marmelo marola maxixe merenda mexerica mexilhão moela moqueca moringa motoboy murmurar nhoque novilho orca " +
		"orelhudo orégano outrem palheta palmito pamonha panetone papinha patavina patinete paçoca pelicano penca " +
		"penumbra perereca peteca picanha pincelar pinguela pinscher piquete pirarucu piratear pirraça pirueta pirão pião " +
		"plaqueta pleitear plissado polenta porvir pranto própolis pálpebra quati quiabo quibe quindim quórum rabada " +
		"rapado rapadura rasura rasurar ravioli recosto refogado remanso repique requinte retalho retardo rijo ripa " +
		"risonho roseira rubrica rúcula sachê saci salobra salsinha salsão sanfona sapeca sarrafo serrote singelo solfejo " +
		"sopapo sorver sova sucuri súplica tamanco tamanduá tamborim tapioca tarrafa tateio tilápia tinteiro toldo " +
		"tomilho torresmo torrão tosar tostado toucinho tremular trova trovador trovoada tríceps turfe tutano tutu tâmara " +
		"tônus umedecer urtiga vaia vatapá vendaval ventoso vidraça viela vime víveres xerox xote zabumba zebu zunido " +
		"zênite ângelus épsilon ípsilon ônix",
	Offensive: source.File{Package: "naughty-words", Path: "pt.json", SHA256: "83942bf44d99716ffb5d6a8b1dd1c2f2410a6abd6091863d6e8dffbe526ad642"},

	Written: "alfa arca balanço banca bando bata batata beiço beça bica bico bidê bordo boêmia brinco broca buço cachimbo cadê " +
		"calma calo cara carimbo carne carneiro casco caça circuito coco coisa crista cunha espera fabrico faca filho " +
		"firma florido fubá garoa gogó gongo gravata ioiô irmã jaca janta jarra jogo judô junco lapa laçar lista mana " +
		"manga marca marinha mata maço milha mola moça moço mula pano para paro pata país peça pico porque pulo quarta " +
		"rato ronco roçado roçar saca sala sapê saque seda soco soro taxa terço toca toco tora toro traço traíra tuba " +
		"térmite vira vôlei xará ímpio",

	Derivations: "À Á Â Ã Ä È É Ê Ë Ì Í Î Ï Ò Ó Ô Õ Ö Ù Ú Û Ü Ñ à á â ã ä è é ê ë ì í î ï ò ó ô õ ö ù ú û ü ñ",
	Headword:    func(e hunspell.Entry) bool { return len(e.Flags) > 0 },
	Counts:      portugueseForm,
}

// addressed are the endings, after the infinitive without its r, of verbs' forms with vós, and of those with tu that hardly
// anybody says in Brazil; stressed those with an accent on the vowel before, also of the first person; and cut those of
// which the dictionary leaves out the s, since a pronoun follows: falamo-nos.
var (
	addressed = strings.Fields("stes rdes is i reis ras sses rias rás res ste vas ríamos")
	stressed  = regexp.MustCompile(`[áâéêí](veis|reis|sseis|vamos|ramos|ssemos)$|íeis$`)
	cut       = regexp.MustCompile(`[aeiío]r?mo$`)
)

// portugueseForm leaves out forms that nobody says, and of entries of which no form is frequent all but the words
// themselves and those of a verb that may be nouns, too: bocejo, trova.
func portugueseForm(e hunspell.Entry, form string, known bool) bool {
	stem, infinitive := strings.CutSuffix(e.Word, "r")
	verb := infinitive && !slices.ContainsFunc(e.Flags, func(flag string) bool { return strings.Contains("BDR", flag) })
	switch {
	case form == e.Word:
		return len(e.Flags) > 0
	case !known:
		return verb && strings.HasSuffix(stem, "a") && (form == stem || form == stem[:len(stem)-1]+"o")
	}
	ending, regular := strings.CutPrefix(form, stem)
	return !verb || !(regular && slices.Contains(addressed, ending) || stressed.MatchString(form) ||
		cut.MatchString(form) && !strings.Contains(e.Word[len(e.Word)-3:], "m"))
}
