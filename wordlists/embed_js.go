package wordlists

var englishAnswers5, englishGuesses5 = unpack(englishPacked5)
