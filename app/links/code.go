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

// A link may contain what the player should not read before the end of the game: a secret,
// or a person's rows. A code obscures it, but does not encrypt it: it cannot be read at a
// glance. A code begins with a checksum. So a code that was cut off or changed is refused,
// and the end of a code followed by other text is known.

// MostCode is the maximum length of a code, enough for 2,000 guesses of five letters, or some hundred games. The browser stores
// the code of a game's rival with it, and an address must fit in messages.
const MostCode = 16 << 10

// checkBytes is the length of the checksum: one in 4,000 million wrong texts is accepted.
const checkBytes = 4

// sealCode encodes a text. The checksum includes the purpose, so a reader must know that.
func sealCode(text, of string) string {
	check := checkOf(text, of)
	return base64.RawURLEncoding.EncodeToString(append(check, Mask(text, keyOf(check))...))
}

// openCode decodes the result of sealCode for the same purpose. It ignores blanks within the
// code, and text after it.
func openCode(code, of string) (string, error) {
	data, err := Bytes(code)
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

// Bytes decodes a code. It ignores blanks within the code, and what follows it, as chats add.
func Bytes(code string) ([]byte, error) {
	digits := strings.Join(strings.Fields(code), "")
	if end := strings.IndexFunc(digits, notDigit); end >= 0 {
		digits = digits[:end]
	}
	if len(digits) > MostCode {
		return nil, format.Error("a code of %d characters: at most %d", len(digits), MostCode)
	}
	if len(digits)%4 == 1 { // the last digit is not part of a whole byte
		digits = digits[:len(digits)-1]
	}
	return base64.RawURLEncoding.DecodeString(digits)
}

// notDigit reports whether a character can't occur in a code.
func notDigit(r rune) bool {
	return !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '-' || r == '_')
}

// checkedEnd returns the length of the longest beginning of a text whose checksum is the key, or
// 0.
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

// keyOf returns the key that masks the text after a checksum.
func keyOf(check []byte) engine.Seed {
	key := engine.Seed(0)
	for _, b := range check {
		key = key<<8 | engine.Seed(b)
	}
	return key
}

// Mask masks a text, or unmasks it, by exclusive or with random bytes determined by the
// key.
func Mask(text string, key engine.Seed) []byte {
	stream := splitmix.Source(key)
	masked := slices.Clone([]byte(text))
	for i := range masked {
		masked[i] ^= byte(stream.Uint64())
	}
	return masked
}

// MaxClue is the maximum length of a clue in letters.
const MaxClue = 60

// secretCode is the purpose of codes of secrets.
const secretCode = "secret"

// SealSecret encodes a secret for a link.
func SealSecret(s engine.Secret) string { return sealCode(s.String(), secretCode) }

// OpenSecret decodes the result of SealSecret.
func OpenSecret(code string) (engine.Secret, error) {
	text, err := openCode(code, secretCode)
	if err != nil {
		return engine.Secret{}, err
	}
	return engine.ParseSecret(text)
}

// tableCode is the purpose of codes of results.
const tableCode = "friends"

// SealTable encodes a table of results for a link.
func SealTable(text string) string { return sealCode(text, tableCode) }

// OpenTable decodes the result of SealTable.
func OpenTable(code string) (string, error) { return openCode(code, tableCode) }
