module ketword/proofs

go 1.26.0

require (
	github.com/rogpeppe/go-internal v1.16.0
	ketword v0.0.0
)

require (
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/text v0.43.0 // indirect
	golang.org/x/tools v0.51.0 // indirect
)

replace (
	ketword => ../
	wasmslim => ../wasmslim
)
