package wordlists

const englishAnswers5, englishGuesses5 = "", "" // see English5
