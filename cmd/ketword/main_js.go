// Command ketword is the game: in the browser when built for js/wasm.
package main

import "ketword/app"

func main() { app.Run() }
