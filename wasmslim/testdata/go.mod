// The programs that the tests make smaller.
module programs

go 1.26.0

require github.com/maxence-charriere/go-app/v10 v10.1.11

require (
	github.com/evanw/esbuild v0.28.2 // indirect
	github.com/google/uuid v1.6.0 // indirect
	golang.org/x/sys v0.0.0-20220715151400-c0bba94af5f8 // indirect
)

tool github.com/evanw/esbuild/cmd/esbuild
