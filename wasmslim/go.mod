module wasmslim

go 1.26.0
