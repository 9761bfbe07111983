// Command browser is the game in the browser. cmd/build compiles it to WebAssembly and makes the
// site around it.
package main

import "ketword/app"

func main() { app.Run() }
