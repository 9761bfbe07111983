package wordlists

import _ "embed"

//go:embed en/packed-5.txt
var englishPacked5 string

// unpack returns the answers and the guesses that are packed in a text as Pack
// writes it.
func unpack(packed string) (answers, guesses string) {
	var a []byte
	g := make([]byte, 0, 3*len(packed)) // room for most lists
	word, isAnswer := 0, false          // where in g the last word begins, and whether it is an answer
	end := func() {
		if len(g) > 0 {
			g = append(g, '\n')
		}
		if isAnswer {
			a = append(a, g[word:]...)
		}
	}
	for i := range len(packed) {
		c := packed[i]
		if c >= 'a' {
			g = append(g, c)
			continue
		}
		end()
		first := byte('0')
		if isAnswer = c >= 'A'; isAnswer {
			first = 'A'
		}
		same := g[word : word+int(c-first)]
		word = len(g)
		g = append(g, same...)
	}
	end()
	return string(a), string(g)
}
