// Command catalogue writes what the program for the browser embeds of the lists:
// wordlists/catalogue.txt, which describes every word list to a program that does not
// have the list's text, and wordlists/en/packed-5.txt, the default list. Run it in
// the project's folder when a list has changed:
//
//	make catalogue
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"ketword/engine/lexicon"
	"ketword/wordlists"
)

// heading explains the fields of the lines below it.
const heading = wordlists.Comment + " made by make catalogue: language, length, answers, guesses, pairs, fingerprint; bytes and hash of the published file\n"

func main() {
	out := flag.String("out", "wordlists/catalogue.txt", "`file` to write the catalogue to, in the folder of the lists")
	flag.Parse()
	err := write(*out, catalogue)
	if err == nil {
		err = write(filepath.Join(filepath.Dir(*out), "en", "packed-5.txt"), func() (string, error) { return wordlists.Pack(wordlists.English5) })
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "catalogue:", err)
		os.Exit(1)
	}
}

// write writes the text that make returns to a file.
func write(file string, make func() (string, error)) error {
	text, err := make()
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(text), 0o644)
}

// catalogue returns the text of the catalogue.
func catalogue() (string, error) {
	lists, err := wordlists.All()
	if err != nil {
		return "", err
	}
	var text strings.Builder
	text.WriteString(heading)
	for _, list := range lists {
		e, err := entry(list)
		if err != nil {
			return "", fmt.Errorf("wordlists/%s, %d letters: %w", list.Lang, list.Length, err)
		}
		text.WriteString(e.String())
	}
	return text.String(), nil
}

// hashLength is the number of hexadecimal digits of a hash, as in the other file
// names of the site.
const hashLength = 10

// entry loads a list, which also checks it, and returns its entry.
func entry(list wordlists.List) (wordlists.Entry, error) {
	words, err := lexicon.New(list.Lang, list.Length, list.Answers, list.Guesses)
	if err != nil {
		return wordlists.Entry{}, err
	}
	joined := list.Joined()
	if _, err := wordlists.Split(joined); err != nil {
		return wordlists.Entry{}, err
	}
	sum := sha256.Sum256([]byte(joined))
	return wordlists.Entry{
		Lang: list.Lang, Length: list.Length,
		Answers: words.AnswerCount(), Guesses: words.GuessCount(), Pairs: words.Pairs(),
		Fingerprint: words.Fingerprint().String(),
		Bytes:       len(joined), Hash: hex.EncodeToString(sum[:])[:hashLength],
	}, nil
}
