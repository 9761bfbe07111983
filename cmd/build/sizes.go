package main

import (
	"fmt"
	"io"
	"text/tabwriter"

	"wasmslim"

	"ketword/cmd/build/internal/files"
	"ketword/cmd/build/internal/site"
)

// printSizes prints the bytes of each file and of its compressed copies. How large they may be at
// most is in package release.
func printSizes(w io.Writer, files, copies site.Files) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "raw\tgzip\tbrotli\t")
	for _, name := range files.Names() {
		fmt.Fprintf(table, "%d\t%s\t%s\t  %s\n", len(files[name]), size(copies, name+".gz"), size(copies, name+".br"), name)
	}
	table.Flush()
}

func size(files site.Files, name string) string {
	if data, there := files[name]; there {
		return fmt.Sprint(len(data))
	}
	return "-"
}

// printParts compiles the program, and prints the bytes of its packages, if its layout
// is known, and its sizes as it is published.
func printParts(w io.Writer, plain bool) error {
	tools, err := findTools(plain)
	if err != nil {
		return err
	}
	linked, err := tools.Compile(program)
	if err != nil {
		return err
	}
	parts, err := wasmslim.Sizes(linked)
	if err != nil {
		fmt.Fprintf(w, "the sizes of packages are not known: %v\n", err)
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, p := range parts {
		fmt.Fprintf(table, "%d\t%.1f %%\t  %s\n", p.Bytes, 100*float64(p.Bytes)/float64(len(linked)), p.Name)
	}
	fmt.Fprintf(table, "%d\t\t  together, as it is linked\n", len(linked))
	table.Flush()
	return printPublished(w, linked, plain)
}

func printPublished(w io.Writer, linked []byte, plain bool) error {
	wasm, err := published(linked, plain)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "published: %d bytes", len(wasm))
	for _, encoding := range files.Encodings {
		data, err := cache.Encode(encoding, wasm)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, ", %s %d", encoding.Name, len(data))
	}
	fmt.Fprintln(w)
	return nil
}
