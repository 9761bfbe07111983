// Command hello is the program that everyone writes first.
package main

import "fmt"

func main() { fmt.Println("Hello, 世界") }
