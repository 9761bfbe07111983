module ketword/wordlists/gen

go 1.26.0

require (
	github.com/andybalholm/brotli v1.2.8
	golang.org/x/text v0.43.0
	ketword v0.0.0
	ketword/proofs v0.0.0
)

replace (
	ketword => ../../
	ketword/proofs => ../../proofs
	wasmslim => ../../wasmslim
)
