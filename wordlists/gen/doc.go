// Command gen makes the word lists from pinned packages of Debian and npm.
//
//	wordlists/gen/fetch DIR                       fetch the packages
//	make words PACKAGES=DIR                       make the lists again
//	go build -C wordlists/gen -o ../../.cache/gen . compile the command, for these:
//	.cache/gen -packages DIR -report              report on the lists, and write nothing
//	.cache/gen -list-packages                     print the packages with versions and digests
//
// Run it in the project's folder. It writes wordlists/LANG/answers-LENGTH.txt and
// guesses-LENGTH.txt, and for a recipe that knows them wordlists/LANG/written.txt, the
// answers that people write with other letters. It prints which files changed. Equal packages give equal
// lists.
//
// Each language has a recipe, in internal/english and so on; further languages share
// that in internal/recipe, as rows of a table. A recipe reads the packages and returns the guesses, the answers among them, and why each other
// candidate was dropped. Four hand-made lists then override the recipe: words in
// lists/LANG/guesses.txt are guesses that the sources lack, words in block.txt are
// not answers, words in slurs.txt are not even guesses, and words in allow.txt are
// answers although the recipe drops them. Package selection describes their form.
//
// The report counts the answers, the guesses, the pairs of answers that share no
// letter, and the answers without such a partner. It shows the dropped words by
// reason, the entries of the hand-made lists that have no effect, and the sizes of
// the files. -sample N draws answers to read by eye. -compare FILE, with -lang and
// -length, compares the answers with another list, which is never a source.
package main
