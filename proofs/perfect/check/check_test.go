package check_test

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
	"ketword/proofs/perfect"
	"ketword/proofs/perfect/check"
	"ketword/proofs/perfect/proof"
)

// list is a small list and the certificate of its proof.
type list struct {
	answers, guesses []engine.Word
	text             string
}

// families returns different words of few endings, which are hard to tell apart.
func families(random *rand.Rand, count, length int) []engine.Word {
	endings := []string{"at", "an", "it"}
	const letters = 9
	seen := map[engine.Word]bool{}
	var words []engine.Word
	for len(words) < count {
		w := make([]engine.Letter, length)
		for i := range w {
			w[i] = engine.Letter('b' + random.IntN(letters))
		}
		for i, l := range endings[random.IntN(len(endings))] {
			w[length-2+i] = l
		}
		if word := engine.WordOf(w...); !seen[word] {
			seen[word] = true
			words = append(words, word)
		}
	}
	return words
}

// TestWordLeast: a list may have the word that names the total.
func TestWordLeast(t *testing.T) {
	l := proveList(t, engine.Rules{Mode: engine.Classic, Length: 5}, []engine.Word{engine.MustWord("least"), engine.MustWord("slate"), engine.MustWord("stale")}, 3)
	if r, err := l.check(l.text, check.Options{}); err != nil || r.Least != 5 {
		t.Errorf("%+v, %v", r, err)
	}
}

func prove(t *testing.T, seed uint64, rules engine.Rules) list {
	t.Helper()
	return proveList(t, rules, families(rand.New(rand.NewPCG(seed, 1)), 140, rules.Length), 100)
}

// proveList proves a list of words, of which the first so many are answers. One worker finds the same bounds
// whenever it is run.
func proveList(t testing.TB, rules engine.Rules, words []engine.Word, answers int) list {
	t.Helper()
	l := list{answers: words[:answers], guesses: words}
	var secrets []engine.Secret
	for _, w := range l.answers {
		s := sample.Must(engine.NewSecret(w))(t)
		secrets = append(secrets, s)
	}
	g := sample.Must(perfect.New(rules, nil, l.guesses, secrets))(t)
	p := sample.Must(perfect.Prover{Workers: 1}.Prove(engine.Forever, g, nil))(t)
	l.text = proof.Certificate(g, p)
	return l
}

func (l list) check(text string, o check.Options) (check.Report, error) {
	return check.Certificate(engine.Forever, []byte(text), l.answers, l.guesses, o)
}

// sealed returns a text with the hash that belongs to it.
func sealed(text string) string {
	body, _, _ := strings.Cut(text, "\nsha256 ")
	body += "\n"
	sum := sha256.Sum256([]byte(body))
	return body + "sha256 " + hex.EncodeToString(sum[:]) + "\n"
}

// TestCertificates: proofs by all rules are verified, part by part.
func TestCertificates(t *testing.T) {
	for i, rules := range []engine.Rules{
		{Mode: engine.Classic, Length: 4},
		{Mode: engine.Classic, Length: 4, Level: engine.Hard},
		{Mode: engine.Classic, Length: 4, Level: engine.Strict, Tries: 7},
		{Mode: engine.Classic, Length: 5, Tries: 5},
	} {
		l := prove(t, uint64(i), rules)
		told := 0
		r, err := l.check(l.text, check.Options{Sample: 1000, Tell: func(done, of int) { told = of - done }})
		if err != nil {
			t.Fatalf("%+v: %v", rules, err)
		}
		if r.Rules != rules || r.Secrets != 100 || r.Guesses != 140 || r.Parts == 0 || r.Near+r.Drawn != min(r.Parts, 1000) || r.TooLong != 0 || told != 0 {
			t.Errorf("%+v: %+v", rules, r)
		}
		if rules.Tries > 0 && r.Worst > rules.Tries {
			t.Errorf("%+v: the longest game takes %d", rules, r.Worst)
		}
	}
}

// TestChangedBytes: a certificate of which one byte was changed is refused.
func TestChangedBytes(t *testing.T) {
	l := prove(t, 1, engine.Rules{Mode: engine.Classic, Length: 4})
	for at := range len(l.text) {
		changed := []byte(l.text)
		changed[at] ^= 1
		if _, err := l.check(string(changed), check.Options{}); err == nil {
			t.Fatalf("byte %d of %q may be %q", at, l.text[max(0, at-20):at+1], changed[at])
		}
	}
}

// TestFalseClaims: what is false is found, also where the hash was made anew.
func TestFalseClaims(t *testing.T) {
	l := prove(t, 1, engine.Rules{Mode: engine.Classic, Length: 4})
	lines := strings.Split(l.text, "\n")
	replace := func(old, new string) string { return sealed(strings.Replace(l.text, old, new, 1)) }
	first := lines[4+slices.IndexFunc(lines[4:], func(line string) bool { return strings.Contains(line, ":") })]
	head, _, _ := strings.Cut(first, ":")
	part := func(new string) string { return replace(first, head+new) } // another bound for its last part
	change := func(by map[int]int) string { return replace(first, raised(t, first, by)) }
	least := "least " // and the number
	for _, line := range lines {
		if strings.HasPrefix(line, least) {
			least = line
		}
	}
	hard := strings.Replace(l.text, "rules classic normal 0", "rules classic strict 0", 1)
	short := strings.Replace(strings.Replace(l.text, "rules classic normal 0", "rules classic normal 2", 1), least+"\n", least+" in 2\n", 1)
	tree := l.text[strings.Index(l.text, "\ntree\n")+6:]
	root, replies, _ := strings.Cut(tree, "\n")
	reply, _, _ := strings.Cut(replies, "\n")
	for name, test := range map[string]struct {
		text string
		want string
	}{
		"nothing":           {"", check.ErrForm.Error()},
		"no hash":           {"ketword proof 1\n", check.ErrCut.Error()},
		"other title":       {replace("ketword proof 1", "ketword proof 2"), "line 1: " + check.ErrForm.Error()},
		"other mode":        {replace("classic", "quantum"), "line 2: " + check.ErrForm.Error()},
		"other level":       {replace("normal", "harder"), "line 2: "},
		"other list":        {replace("answers 100", "answers 101"), check.ErrList.Error()},
		"no line":           {replace(lines[4]+"\n", ""), l.guessOf(lines[4]) + ": " + check.ErrMissing.Error()},
		"short line":        {replace(lines[4], "abcd"), "line 5: " + check.ErrForm.Error()},
		"no word":           {replace(lines[4], "a1 > 5"), "line 5: "},
		"no feedback":       {part(" x:5"), "line "},
		"no bound":          {part(":x"), "line "},
		"bound too high":    {change(map[int]int{2: 1000, 3: 1000}), "a greedy game takes"},
		"bound too low":     {change(map[int]int{2: -100, 3: -100}), "its parts take"},
		"other sum":         {change(map[int]int{2: 1}), ", as its line says"},
		"other parts":       {part(":99999"), "a greedy game takes"},
		"lower part":        {part(":1"), ", as its line says"},
		"no sum":            {replace(lines[4], l.guesses[0].String()+" > x"), "line 5: " + check.ErrForm.Error()},
		"no sign":           {replace(lines[4], l.guesses[0].String()+" < 1"), "line 5: " + check.ErrForm.Error()},
		"lower total":       {replace(least, "least 1"), "the strategy takes"},
		"no total":          {replace(least, "least x"), "line "},
		"nothing follows":   {sealed(strings.Join(lines[:20], "\n") + "\nsha256 "), check.ErrCut.Error()},
		"no tree":           {replace("\ntree\n", "\nbush\n"), "line "},
		"empty tree":        {sealed(l.text[:strings.Index(l.text, "\ntree\n")+5] + "\nsha256 "), check.ErrNone.Error()},
		"first is no word":  {replace("\ntree\n"+root, "\ntree\na1"), "line "},
		"deep reply":        {replace(reply, "   "+reply), "line "},
		"reply of no word":  {replace(reply, reply+"1"), "line "},
		"reply to nothing":  {replace(reply, " x"+reply[1:]), "line "},
		"unknown reply":     {replace(reply, reply[:6]+"zzzz"), engine.ErrUnknown.Error()},
		"missing reply":     {replace(reply+"\n", ""), ""},
		"against the rules": {sealed(hard), ": guess "},
		"too long a game":   {sealed(short), "not found in 2 guesses"},
	} {
		_, err := l.check(test.text, check.Options{Sample: 10000})
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", name, err, test.want)
		}
	}
}

// raised returns the line of a first guess with some numbers raised, by their fields.
func raised(t *testing.T, line string, by map[int]int) string {
	t.Helper()
	fields := strings.Fields(line)
	for at, by := range by {
		colon := strings.Index(fields[at], ":") // before the bound of a part
		n := sample.Must(strconv.Atoi(fields[at][colon+1:]))(t)
		fields[at] = fields[at][:colon+1] + strconv.Itoa(n+by)
	}
	return strings.Join(fields, " ")
}

func (list) guessOf(line string) string { return strings.Fields(line)[0] }

// TestWork: parts that would take too long are counted, and a context ends the check.
func TestWork(t *testing.T) {
	l := prove(t, 1, engine.Rules{Mode: engine.Classic, Length: 4})
	r, err := l.check(l.text, check.Options{Sample: 50, Work: 3})
	if err != nil || r.TooLong == 0 || r.TooLong+r.Near+r.Drawn != 50 || r.Whole() {
		t.Errorf("%+v, %v", r, err)
	}
	for _, asks := range []int{0, 40, 75, 200} {
		ctx := &stopped{asks}
		if _, err := check.Certificate(ctx, []byte(l.text), l.answers, l.guesses, check.Options{Sample: 1000, Workers: 1}); !errors.Is(err, errStopped) {
			t.Errorf("after %d: %v", asks, err)
		}
	}
}

var errStopped = errors.New("stopped")

// stopped is a context that ends after it was asked so often.
type stopped struct{ asks int }

func (s *stopped) Err() error {
	if s.asks--; s.asks < 0 {
		return errStopped
	}
	return nil
}
