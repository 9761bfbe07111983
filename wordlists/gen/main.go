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
	if o.how {
		return printPackages(os.Stdout)
	}
	fields, err := grow(o)
	if err != nil {
		return err
	}
	if o.report {
		return printReport(os.Stdout, o, fields)
	}
	return write(os.Stdout, o, fields)
}
