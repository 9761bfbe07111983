package main

import (
	"fmt"
	"io"
	"text/tabwriter"

	"ketword/cmd/build/internal/site"
)

// printSizes prints the bytes of each file and of its compressed copies.
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
