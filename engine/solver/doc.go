// Package solver finds good guesses: it knows which secrets are still
// possible, ranks guesses by how they split them, plays whole lists, and
// reviews games.
//
// One idea makes it fast. The pattern of a guess against a word, the marks as
// digits of base 3, is a sum over the letters of the guess: what a letter adds
// depends only on the letter, on the positions at which the guess has it, and
// on the word. A list has a few hundred such pairs of letter and positions, and
// each is computed once, as a column over the words that are still possible.
// The patterns of a guess against all of them are then the sum of at most as
// many columns as it has letters, and eight patterns are added at a time.
// [Table] holds what a list needs for it.
//
// Secrets of two words need no code of their own but for how they are counted:
// their words share no letter, so their patterns add up, too.
package solver
