package main

import (
	"fmt"
	"os"
)

func main() {
	options, err := parseOptions(os.Args[1:])
	if err == nil {
		err = run(options)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func run(o options) error {
	if o.listPackages {
		return printPackages(os.Stdout)
	}
	results, err := selectWords(o)
	if err != nil {
		return err
	}
	if o.report {
		return printReport(os.Stdout, o, results)
	}
	return write(os.Stdout, o, results)
}
