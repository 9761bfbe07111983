package lexicon

import (
	"hash/fnv"
	"strconv"

	"ketword/engine"
	"ketword/internal/format"
)

// Fingerprint identifies the answers of a list and their order. It is their 64-bit
// FNV-1a hash, with "\n" after each answer.
type Fingerprint uint64

// fingerprint returns the fingerprint of answers, one a line, with pauses. It does
// not check them.
func fingerprint(answers string, p *pacer) Fingerprint {
	hash := fnv.New64a()
	for _, line := range lines(answers) {
		hash.Write([]byte(line))
		hash.Write([]byte{'\n'})
		p.worked(1)
	}
	return Fingerprint(hash.Sum64())
}

// String returns the fingerprint as 16 hexadecimal digits.
func (f Fingerprint) String() string { return format.Text("%016x", uint64(f)) }

// ParseFingerprint reads what String writes. The error is an [*engine.ParseError].
func ParseFingerprint(s string) (Fingerprint, error) {
	n, err := strconv.ParseUint(s, 16, 64)
	if err != nil || len(s) != 16 {
		return 0, &engine.ParseError{Text: s, Want: "a list's fingerprint (16 hexadecimal digits)"}
	}
	return Fingerprint(n), nil
}
