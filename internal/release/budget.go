package release

// Budgets in bytes of what is published. The browser tests check a built site, and the build checks
// the lists.
const (
	MaxProgramBrotli = 870_000   // of the program, by brotli 11
	MaxProgramGzip   = 1_228_000 // of the same, by gzip 9
	MaxPageBrotli    = 13_650    // of the page of the game, by brotli 11: 13,550, and some 50 more or less by the hashes in it
	MaxBootBrotli    = 3_000     // of boot.js as it stands in the page, by brotli 11
	MaxTextBrotli    = 18_000    // of the sentences of a language, by brotli 11
	MaxListsBrotli   = 270_000   // of the word lists of a language, by brotli 10 or 11
)

// MaxLinked is the limit, as a multiple of the budget, for a program that wasmslim leaves as it is,
// since an unknown release of Go has linked it. Go 1.26 links one of 1,533,193 bytes by brotli and
// 2,152,814 by gzip, 1.77 times the budget.
const MaxLinked = 1.8
