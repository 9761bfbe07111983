package wasmslim

import (
	"cmp"
	"fmt"
	"strings"
	"text/tabwriter"
)

// A Report tells how a program became smaller.
type Report struct {
	GoVersion   string // that linked it, as in "go1.26.8"
	Compression string // Options.Compression
	Sizes       []Size // as it was linked, and then after each step
}

// A Size is that of a program after a step, in bytes.
type Size struct {
	After      Step // "" for the program as it was linked
	Raw        int
	Compressed int // 0 if Options.Compressed is nil
}

func (r *Report) add(o Options, after Step, wasm []byte) {
	size := Size{After: after, Raw: len(wasm)}
	if o.Compressed != nil {
		size.Compressed = o.Compressed(wasm)
	}
	r.Sizes = append(r.Sizes, size)
}

// String returns the report as a table.
func (r *Report) String() string {
	var out strings.Builder
	table := tabwriter.NewWriter(&out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(table, "raw\t%s\t\n", cmp.Or(r.Compression, "compressed"))
	for _, s := range r.Sizes {
		name, compressed := string(s.After), "-"
		if s.After == "" {
			name = "as linked by " + r.GoVersion
		}
		if s.Compressed > 0 {
			compressed = fmt.Sprint(s.Compressed)
		}
		fmt.Fprintf(table, "%d\t%s\t  %s\n", s.Raw, compressed, name)
	}
	table.Flush()
	return out.String()
}
