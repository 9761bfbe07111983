package links

import (
	"encoding/base64"
	"hash/fnv"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/internal/format"
	"ketword/internal/splitmix"
)

// A link may carry what the player should not read before the end: a secret, or somebody's
// rows. It stands there as a code, which obscures and does not encrypt: it hides it from a
// glance alone. A code begins with a check, so that one that was cut off or changed is
// refused, and of one with more behind it is known where it ends.

// mostCode is how long a code is at the most: 2,000 guesses of five letters have room. The browser stores
// the code of a game's rival with it, and an address goes through messengers.
const mostCode = 16 << 10

// checkBytes is the length of the check: of 4,000 million wrong texts one is taken for right.
const checkBytes = 4

// sealCode writes a text as a code. What it is for, which the reader must know, is part of
// the check.
func sealCode(text, of string) string {
	check := checkOf(text, of)
	return base64.RawURLEncoding.EncodeToString(append(check, Mask(text, keyOf(check))...))
}

// openCode reads what sealCode writes for the same purpose. It ignores blanks, and what stands
// behind the code, as the sentence around a link does.
func openCode(code, of string) (string, error) {
	digits := strings.Join(strings.Fields(code), "")
	if end := strings.IndexFunc(digits, notDigit); end >= 0 {
		digits = digits[:end]
	}
	if len(digits) > mostCode {
		return "", format.Error("a code of %d characters: at most %d", len(digits), mostCode)
	}
	if len(digits)%4 == 1 { // it holds no whole byte
		digits = digits[:len(digits)-1]
	}
	data, err := base64.RawURLEncoding.DecodeString(digits)
	if err != nil || len(data) <= checkBytes {
		return "", format.Error("%q: not a code", code)
	}
	key := keyOf(data[:checkBytes])
	text := Mask(string(data[checkBytes:]), key)
	end := checkedEnd(text, of, key)
	if end == 0 {
		return "", format.Error("%q: a code that was changed, or is for something else", code)
	}
	return string(text[:end]), nil
}

// notDigit reports whether a character is none of a code.
func notDigit(r rune) bool {
	return !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '-' || r == '_')
}

// checkedEnd returns how many bytes of a text have a check, which is its key; 0 if it is that of
// none of its beginnings.
func checkedEnd(text []byte, of string, key engine.Seed) (end int) {
	hash := fnv.New64a()
	hash.Write([]byte(of + "\n"))
	for i := range text {
		hash.Write(text[i : i+1])
		if engine.Seed(hash.Sum64()>>(64-8*checkBytes)) == key {
			end = i + 1
		}
	}
	return end
}

func checkOf(text, of string) []byte {
	hash := fnv.New64a()
	hash.Write([]byte(of + "\n" + text))
	return hash.Sum(nil)[:checkBytes]
}

// keyOf returns the key by which the text behind a check is masked.
func keyOf(check []byte) engine.Seed {
	key := engine.Seed(0)
	for _, b := range check {
		key = key<<8 | engine.Seed(b)
	}
	return key
}

// Mask turns text into its masked form and back, by exclusive or with random
// bytes that the key determines.
func Mask(text string, key engine.Seed) []byte {
	stream := splitmix.Source(key)
	masked := slices.Clone([]byte(text))
	for i := range masked {
		masked[i] ^= byte(stream.Uint64())
	}
	return masked
}

// MaxClue is how many letters the clue to a secret has at the most.
const MaxClue = 60

// secretCode is what codes of secrets are for.
const secretCode = "secret"

// SealSecret writes a secret for a link.
func SealSecret(s engine.Secret) string { return sealCode(s.String(), secretCode) }

// OpenSecret reads what SealSecret writes.
func OpenSecret(code string) (engine.Secret, error) {
	text, err := openCode(code, secretCode)
	if err != nil {
		return engine.Secret{}, err
	}
	return engine.ParseSecret(text)
}
