package check

import "ketword/engine"

// table is what every guess shows of every answer, and the pairs of answers that make a secret.
type table struct {
	rows  [][]uint16 // by guess: the code of its feedback for each answer alone
	own   []int      // by guess: its number among the answers, or none
	codes int        // above that of every feedback
	tiles []uint16   // by code: the tiles that it marks, a bit each
	all   *pairs
}

const none = -1

func newTable(answers, guesses []engine.Word) *table {
	t := &table{rows: make([][]uint16, len(guesses)), codes: 1}
	for range answers[0].Len() {
		t.codes *= 3
	}
	for code := range t.codes {
		t.tiles = append(t.tiles, tilesOf(code))
	}
	number := map[engine.Word]int{}
	for i, a := range answers {
		number[a] = i
	}
	for _, g := range guesses {
		n, is := number[g]
		if !is {
			n = none
		}
		t.own = append(t.own, n)
	}
	var secrets [][2]int32
	for i, a := range answers {
		for j, b := range answers[:i] {
			if _, err := engine.NewSecret(a, b); err == nil {
				secrets = append(secrets, [2]int32{int32(j), int32(i)})
			}
		}
	}
	t.all = newPairs(secrets, len(answers))
	return t
}

// tilesOf returns the tiles that a code marks: it has a digit of base 3 for each.
func tilesOf(code int) (tiles uint16) {
	for bit := uint16(1); code > 0; code, bit = code/3, bit*2 {
		if code%3 != 0 {
			tiles |= bit
		}
	}
	return tiles
}

// score fills the row of a guess. The words of a secret share no letter, so at most one of them
// marks a tile. What a pair shows is the sum of what its words show, mixed if both show something.
func (t *table) score(i int, guess engine.Word, alone []engine.Secret) {
	t.rows[i] = make([]uint16, len(alone))
	for at, s := range alone {
		t.rows[i][at] = uint16(engine.Score(guess, s).Code())
	}
}

// feedback returns the number of a pair's feedback: its code, and whether it is mixed.
func (t *table) feedback(one, other uint16) int {
	f := int(one) + int(other)
	if one != 0 && other != 0 {
		f += t.codes
	}
	return f
}

// feedbacks returns a number above those of all feedbacks.
func (t *table) feedbacks() int { return 2 * t.codes }

// won returns the number of the feedback that wins. The other word of the secret marks nothing
// then.
func (t *table) won() int { return t.codes - 1 }

// pairs is a set of secrets, as a graph: each word with its partners.
type pairs struct {
	secrets  [][2]int32
	words    []int32 // numbers of the answers that are in a secret
	first    []int32 // where the partners of each word begin, and behind the last
	partners []int32 // by their places among the words
	classes  []class // if a guess left them
}

// newPairs returns secrets of so many answers.
func newPairs(secrets [][2]int32, answers int) *pairs {
	p := &pairs{secrets: secrets, partners: make([]int32, 2*len(secrets))}
	held, place := make([]int32, answers), make([]int32, answers)
	for _, s := range secrets {
		held[s[0]]++
		held[s[1]]++
	}
	begin := int32(0)
	for answer, n := range held {
		if n > 0 {
			place[answer] = int32(len(p.words))
			p.words, p.first = append(p.words, int32(answer)), append(p.first, begin)
			begin += n
		}
	}
	p.first = append(p.first, begin)
	next := append([]int32(nil), p.first...)
	add := func(word, partner int32) {
		p.partners[next[word]] = partner
		next[word]++
	}
	for _, s := range secrets {
		add(place[s[0]], place[s[1]])
		add(place[s[1]], place[s[0]])
	}
	return p
}

func (p *pairs) count() int { return len(p.secrets) }

func (p *pairs) of(word int) []int32 { return p.partners[p.first[word]:p.first[word+1]] }

// most returns Δ: the most pairs that hold one word.
func (p *pairs) most() int {
	most := 0
	for word := range p.words {
		most = max(most, len(p.of(word)))
	}
	return most
}
