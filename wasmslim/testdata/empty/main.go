// Command empty does nothing: it has the runtime alone.
package main

func main() {}
