package lexicon

import (
	"fmt"
	"hash/fnv"
	"strconv"
)

// Fingerprint tells whether two lists have the same answers in the same
// order: the FNV-1a hash, 64 bits, of the answers, each ended by "\n".
type Fingerprint uint64

// FingerprintOf returns the fingerprint of the text of some answers.
func FingerprintOf(answers string) Fingerprint { return fingerprint(answers, &yielder{}) }

// fingerprint hashes the answers of a list that was checked.
func fingerprint(text string, y *yielder) Fingerprint {
	hash := fnv.New64a()
	for _, line := range lines(text) {
		hash.Write([]byte(line))
		hash.Write([]byte{'\n'})
		y.did(1)
	}
	return Fingerprint(hash.Sum64())
}

// String writes the fingerprint as 16 hexadecimal digits.
func (f Fingerprint) String() string { return fmt.Sprintf("%016x", uint64(f)) }

// ParseFingerprint reads what String writes.
func ParseFingerprint(s string) (Fingerprint, error) {
	n, err := strconv.ParseUint(s, 16, 64)
	if err != nil || len(s) != 16 {
		return 0, fmt.Errorf("%q: not a list's fingerprint (16 hexadecimal digits)", s)
	}
	return Fingerprint(n), nil
}
