package links

import "ketword/engine"

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
