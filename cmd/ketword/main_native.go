//go:build !js

// Command ketword will be the terminal edition of the game.
package main

import "fmt"

func main() {
	fmt.Println("ketword: the terminal edition is not built yet; make run serves the game in a browser")
}
