// Package engine is the game: words, marks, secrets of one or two words,
// rules, games as values, and what is derived from them. It is pure: no
// clock, no randomness, no logging, no state of its own.
//
// A secret is one word (classic) or two that share no letter (quantum). The
// feedback of a guess is the sum, tile by tile, of its feedback against each
// secret word, and one bit, mixed, that tells that more than one word
// contributed. So everything here works on any [Secret], and only [Rules]
// knows how many words there are.
package engine
