//go:build !js

package wordlists

import _ "embed"

//go:embed en/answers-5.txt
var englishAnswers5 string

//go:embed en/guesses-5.txt
var englishGuesses5 string
