// Command gen makes the word lists from pinned packages of Debian and npm.
//
//	wordlists/gen/fetch DIR                      get the packages
//	make words PACKAGES=DIR                      make the lists again
//	go run ./wordlists/gen -packages DIR -report tell what is in them, and why
//	go run ./wordlists/gen -how                  print the packages with versions and digests
//
// It is run in the project's folder, writes wordlists/LANG/answers-K.txt and
// guesses-K.txt, and says which of them it changed. Equal packages give equal
// lists.
//
// Each language has a recipe of its own, in internal/english and so on, which
// reads the packages and returns the valid words, the answers among them, and
// why other candidates are no answers. After it, three hand-made lists have
// the last word: lists/LANG/block.txt has words that are no answers, slurs.txt
// words that are not even guesses, and allow.txt words that are answers
// although the recipe drops them. They have one word a line, comments from #
// on, and are sorted within each section, which a line of comment begins.
//
// The report counts answers and guesses, pairs of answers that share no letter
// and answers that are in no such pair, and shows the drops by reason, the
// entries of the hand-made lists that change nothing, and the sizes of the
// files. -sample N draws answers to be read by eye. -compare FILE with -lang
// and -length sets the answers against another list; such a list is never a
// source.
package main
