package english

import (
	"fmt"
	"strings"

	"golang.org/x/text/unicode/norm"

	"ketword/wordlists/gen/internal/source"
)

// SCOWL's sizes say how common a word is: size 10 has the most common words, 35
// those of a small dictionary, 80 those of the largest, without strange ones.
const (
	smallest = 10
	largest  = 80
)

// scowl holds SCOWL's words, each with the smallest size that has it.
type scowl struct {
	everywhere map[string]int // spellings of all regions
	regional   map[string]int // spellings of one region or some
	variant    map[string]int // other spellings, current and obsolete
}

// scowlSizes returns the sizes that are used.
func scowlSizes() []int { return []int{smallest, 20, 35, 40, 50, 55, 60, 70, largest} }

// scowlRegions returns the names of the lists of regional spellings.
func scowlRegions() []string {
	return []string{"american", "british", "british_z", "canadian", "australian"}
}

// scowlVariants returns the names of the lists of other spellings.
func scowlVariants() []string {
	names := []string{"variant_1", "variant_2", "variant_3"}
	for _, region := range []string{"british", "canadian", "australian"} {
		names = append(names, region+"_variant_1", region+"_variant_2")
	}
	return names
}

// readScowl reads the lists of words. It does not read those of names,
// abbreviations and contractions.
func readScowl(p *source.Packages) (*scowl, error) {
	s := &scowl{make(map[string]int), make(map[string]int), make(map[string]int)}
	for _, part := range []struct {
		names []string
		words map[string]int
		sum   string
	}{
		{[]string{"english"}, s.everywhere, "0bcc3736e1c11ce791097e1293bff5eb57b00bb7c2bee3f9ca06315d96e42ca9"},
		{scowlRegions(), s.regional, "1f988528dea1c6c385847d749f729b26c6c3ad4eadb14507db77778362e4ed8b"},
		{scowlVariants(), s.variant, "1b419b96469ac94bd38de527b0542b9990e334bf01ee1097e7dfb35c1339a675"},
	} {
		set, sizes := scowlSet(part.names, part.sum)
		contents, err := p.ReadSet(set)
		if err != nil {
			return nil, err
		}
		for i, data := range contents {
			addScowl(part.words, string(data), sizes[i])
		}
	}
	return s, nil
}

// scowlSet returns the files of the lists with the given names, in all sizes, and
// the size of each.
func scowlSet(names []string, sum string) (source.Set, []int) {
	set := source.Set{Package: "scowl", SHA256: sum}
	var sizes []int
	for _, name := range names {
		for _, size := range scowlSizes() {
			set.Paths = append(set.Paths, fmt.Sprintf("usr/share/dict/scowl/%s-words.%d", name, size))
			sizes = append(sizes, size)
		}
	}
	return set, sizes
}

// addScowl adds the words of a list, which has a size. It leaves out words with an
// apostrophe.
func addScowl(words map[string]int, text string, size int) {
	for line := range strings.Lines(text) {
		word := fold(strings.TrimSpace(line))
		if !onlyAToZ(word) {
			continue
		}
		if least, there := words[word]; !there || size < least {
			words[word] = size
		}
	}
}

// fold writes a word without accents and ligatures.
func fold(word string) string {
	word = strings.NewReplacer("æ", "ae", "œ", "oe").Replace(word)
	bare := func(r rune) rune {
		if 0x300 <= r && r <= 0x36F { // combining marks
			return -1
		}
		return r
	}
	return strings.Map(bare, norm.NFD.String(word))
}

// onlyAToZ reports whether a word has no letters but a to z.
func onlyAToZ(word string) bool {
	outside := func(r rune) bool { return r < 'a' || r > 'z' }
	return word != "" && !strings.ContainsFunc(word, outside)
}

// size returns the smallest size that has a word, in whichever list, or 0 if none
// has it.
func (s *scowl) size(word string) int {
	least := 0
	for _, words := range []map[string]int{s.everywhere, s.regional, s.variant} {
		if size := words[word]; size != 0 && (least == 0 || size < least) {
			least = size
		}
	}
	return least
}

// has reports whether any list has a word.
func (s *scowl) has(word string) bool { return s.size(word) != 0 }
