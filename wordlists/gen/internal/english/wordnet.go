package english

import (
	"slices"
	"strconv"
	"strings"

	"ketword/wordlists/gen/internal/source"
)

// pos is a part of speech. Its value is the one in the names of WordNet's files.
type pos string

const (
	noun pos = "noun"
	verb pos = "verb"
	adj  pos = "adj"
	adv  pos = "adv"
)

// parts are the parts of speech, in a fixed order.
func parts() []pos { return []pos{noun, verb, adj, adv} }

// wordnet holds what the recipe needs of WordNet.
type wordnet struct {
	lemmas     map[pos]map[string]bool     // headwords, in lower case
	exceptions map[pos]map[string][]string // headwords by irregular form
	uses       map[pos]map[string]int      // uses of a headword in WordNet's tagged texts
	lower      map[string]bool             // headwords that some meaning writes in lower case
}

// wordnetFiles returns the files of WordNet to read, by their names.
func wordnetFiles() map[string]source.File {
	const folder = "usr/share/wordnet/"
	sums := map[string]string{
		"index.noun": "a490d99d93d017bf4822fe2f0ffa51fd73911ce271dc7535fade21f8814b5a04", "index.verb": "e2ac24816c3a8289dcb72aaa9cf8db81fdf25ec34d792bfc96ac5b7a20c8b4ae", "index.adj": "c9865d7b4d1f805bdef82ccdcea5282436e23083e6f6f1b33e716327c4eda810", "index.adv": "6f5465ed5758fe9c8a2f7ec17b1300f3aa875756c70ff7cba162f7e71bcf88ea",
		"noun.exc": "2b5d675c380b39ecf595af9fa9d4e7feb1d58c643b0bff08c40ed5bfe41fab7a", "verb.exc": "dbbcf9a601b2d77e934e413b91d90e88ec7f933a8b77cfc00602a923b891b42c", "adj.exc": "8824cc24bbedd797b9702316b27f07cd4c2b76b629539f0a1276f03926758016", "adv.exc": "e7291461b629abfe63301bbe1998cee09fd575ed7107abd7ea9763adb05bf0a8",
		"data.noun": "fea17d2f9656611334eac790e5d69e47645fa180c4aa481fb4cd9b3520754ca2", "data.adj": "c89120dfc1f046ddff4a631bf9b7e9fa1a36b5e86565a23bf82dbe14f30b88a7", "cntlist.rev": "a198580b8f705fa02797bba8b13e5cbe4a9f9f40cb1697e774c7fc6a5865b035",
	}
	files := make(map[string]source.File)
	for name, sum := range sums {
		files[name] = source.File{Package: "wordnet-base", Path: folder + name, SHA256: sum}
	}
	return files
}

func readWordnet(p *source.Packages) (*wordnet, error) {
	text := make(map[string]string)
	for name, file := range wordnetFiles() {
		data, err := p.Read(file)
		if err != nil {
			return nil, err
		}
		text[name] = string(data)
	}
	w := &wordnet{
		lemmas:     make(map[pos]map[string]bool),
		exceptions: make(map[pos]map[string][]string),
		uses:       parseUses(text["cntlist.rev"]),
		lower:      make(map[string]bool),
	}
	for _, part := range parts() {
		w.lemmas[part] = parseIndex(text["index."+string(part)])
		w.exceptions[part] = parseExceptions(text[string(part)+".exc"])
	}
	addLower(w.lower, text["data.noun"])
	addLower(w.lower, text["data.adj"])
	return w, nil
}

// entries yields the lines of a file of WordNet, except those of its licence, which
// begin with a blank.
func entries(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for line := range strings.Lines(text) {
			if !strings.HasPrefix(line, " ") && !yield(line) {
				return
			}
		}
	}
}

// parseIndex reads the headwords of an index: the first field of each line.
func parseIndex(text string) map[string]bool {
	lemmas := make(map[string]bool)
	for line := range entries(text) {
		lemma, _, _ := strings.Cut(line, " ")
		lemmas[lemma] = true
	}
	return lemmas
}

// parseExceptions reads the irregular forms: each line has a form and its
// headwords.
func parseExceptions(text string) map[string][]string {
	forms := make(map[string][]string)
	for line := range entries(text) {
		if fields := strings.Fields(line); len(fields) > 1 {
			forms[fields[0]] = append(forms[fields[0]], fields[1:]...)
		}
	}
	return forms
}

// parseUses reads cntlist.rev, with lines such as "run%2:38:00:: 1 106": the
// headword, the number of its part of speech, and last the number of its uses.
func parseUses(text string) map[pos]map[string]int {
	numbers := map[byte]pos{'1': noun, '2': verb, '3': adj, '4': adv, '5': adj}
	uses := make(map[pos]map[string]int)
	for _, part := range parts() {
		uses[part] = make(map[string]int)
	}
	for line := range entries(text) {
		lemma, rest, _ := strings.Cut(line, "%")
		fields := strings.Fields(rest)
		if len(fields) != 3 {
			continue
		}
		count, err := strconv.Atoi(fields[2])
		if part, known := numbers[rest[0]]; known && err == nil {
			uses[part][lemma] += count
		}
	}
	return uses
}

// addLower adds the headwords that data.noun or data.adj writes in lower case. The
// fourth field of a line is the number of its words, in hexadecimal digits; then
// come the words, each with a number after it.
func addLower(lower map[string]bool, text string) {
	const count, first = 3, 4
	for line := range entries(text) {
		fields := strings.Fields(line)
		if len(fields) <= first {
			continue
		}
		n, err := strconv.ParseUint(fields[count], 16, 16)
		if err != nil {
			continue
		}
		for i := 0; i < int(n) && first+2*i < len(fields); i++ {
			word, _, _ := strings.Cut(fields[first+2*i], "(")
			if word == strings.ToLower(word) {
				lower[word] = true
			}
		}
	}
}

// lemma reports whether a word is a headword of any part of speech.
func (w *wordnet) lemma(word string) bool {
	return slices.ContainsFunc(parts(), func(part pos) bool { return w.lemmas[part][word] })
}

// name reports whether a word is a headword that is always written with a capital.
func (w *wordnet) name(word string) bool {
	if w.lemmas[verb][word] || w.lemmas[adv][word] || w.lower[word] {
		return false
	}
	return w.lemmas[noun][word] || w.lemmas[adj][word]
}

// used reports whether a word is in the tagged texts.
func (w *wordnet) used(word string) bool {
	return slices.ContainsFunc(parts(), func(part pos) bool { return w.uses[part][word] > 0 })
}
