module ketword/proofs

go 1.26.0

require ketword v0.0.0

replace ketword => ../
