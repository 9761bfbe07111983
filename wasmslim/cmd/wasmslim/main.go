// Command wasmslim makes a program smaller that Go has linked for the browser.
//
//	wasmslim [-o OUT] [-report] [-step=STEPS] IN.wasm
//
// STEPS are names with commas between them: those of steps, default, or all. Without -o nothing is
// written, and the report is printed. The exit status is 2 if the arguments are wrong, and 1 after
// another error.
package main

import (
	"compress/gzip"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"wasmslim"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "wasmslim:", err)
		os.Exit(status(err))
	}
}

// errUsage tells that the arguments are wrong.
var errUsage = errors.New("see -help")

// status returns the exit status after an error, as Go's own commands have it.
func status(err error) int {
	if errors.Is(err, errUsage) {
		return 2
	}
	return 1
}

// run does what the arguments ask for, and prints to w.
func run(args []string, w io.Writer) error {
	flags := flag.NewFlagSet("wasmslim", flag.ContinueOnError)
	out := flags.String("o", "", "`file` to write the smaller program to; without it nothing is written, and the report is printed")
	report := flags.Bool("report", false, "print the size after each step, raw and by gzip, also with -o")
	names := flags.String("step", "default", "`steps` to apply, with commas between them")
	flags.SetOutput(io.Discard) // an error is printed without the usage
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
		usage(w, flags)
		return nil
	} else if err != nil {
		return fmt.Errorf("%w: %w", err, errUsage)
	}
	if strings.HasPrefix(flags.Arg(1), "-") {
		return fmt.Errorf("%s stands behind the program: flags come before it: %w", flags.Arg(1), errUsage)
	}
	if flags.NArg() != 1 {
		return fmt.Errorf("want one program, got %d: %w", flags.NArg(), errUsage)
	}
	o := wasmslim.Options{Steps: steps(*names)}
	if *report || *out == "" {
		o.Compressed, o.Compression = gzipSize, "gzip"
	}
	wasm, err := os.ReadFile(flags.Arg(0))
	if err != nil {
		return err
	}
	slim, r, err := wasmslim.Slim(wasm, o)
	switch {
	case errors.Is(err, wasmslim.ErrSteps):
		return fmt.Errorf("%w: %w", err, errUsage)
	case err != nil:
		return fmt.Errorf("%s: %w", flags.Arg(0), err)
	}
	if o.Compressed != nil {
		fmt.Fprint(w, r)
	}
	if *out == "" {
		return nil
	}
	return os.WriteFile(*out, slim, 0o666)
}

// steps returns the steps of a list of names.
func steps(names string) []wasmslim.Step {
	var all []wasmslim.Step
	for name := range strings.SplitSeq(names, ",") {
		switch name {
		case "default":
			all = append(all, wasmslim.DefaultSteps()...)
		case "all":
			all = append(all, wasmslim.AllSteps()...)
		default:
			all = append(all, wasmslim.Step(name)) // Slim knows whether there is one
		}
	}
	return all
}

func usage(w io.Writer, flags *flag.FlagSet) {
	fmt.Fprint(w, "usage: wasmslim [-o OUT] [-report] [-step=STEPS] IN.wasm\n\n")
	flags.SetOutput(w)
	flags.PrintDefaults()
	fmt.Fprint(w, "\nThe steps, and what each takes for granted; those with a * are left out by default:\n\n")
	for _, s := range wasmslim.AllSteps() {
		mark := " "
		if !s.Default() {
			mark = "*"
		}
		fmt.Fprintf(w, "%s %-9s %s\n", mark, s, s.Assumes())
	}
}

// gzipSize returns the size of a program by gzip, at its best.
func gzipSize(wasm []byte) int {
	var size counter
	w, _ := gzip.NewWriterLevel(&size, gzip.BestCompression) // of a level that there is
	w.Write(wasm)                                            // a counter never fails
	w.Close()
	return int(size)
}

// A counter counts what is written to it.
type counter int

func (c *counter) Write(b []byte) (int, error) {
	*c += counter(len(b))
	return len(b), nil
}
