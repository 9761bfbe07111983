//go:build long

package wasmslim

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// compressed has Node print the sizes of what it reads, by brotli and by gzip at their best.
const compressed = `const b = fs.readFileSync(0); console.log(zlib.brotliCompressSync(b).length, zlib.gzipSync(b, {level: 9}).length)`

// The table in the README has the sizes of the programs here, to 2 %.
func TestReadmeTable(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(readme), "linked by Go "+strings.TrimPrefix(runtime.Version(), "go")+" ") {
		t.Skipf("the table is not of %s", runtime.Version())
	}
	rows := map[string][]string{}
	for line := range strings.Lines(string(readme)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "| "), " | ")
		rows[cells[0]] = cells[1:]
	}
	for _, p := range allPrograms() {
		row, there := rows[p.name]
		if !there {
			continue // a program that is only for tests
		}
		var sizes []int
		linked := p.link(t)
		for _, steps := range [][]Step{nil, DefaultSteps(), AllSteps()} {
			wasm := linked
			if steps != nil {
				if wasm, _, err = Slim(linked, Options{Steps: steps}); err != nil {
					t.Fatal(err)
				}
			}
			sizes = append(sizes, compressedSizes(t, wasm)...)
		}
		for i, size := range sizes {
			told, err := strconv.Atoi(strings.ReplaceAll(row[i], ",", ""))
			if err != nil || math.Abs(float64(size)/1000-float64(told)) > 1+0.02*float64(told) {
				t.Errorf("%s: the README has %v, in bytes it is %v", p.name, row, sizes)
				break
			}
		}
		delete(rows, p.name)
	}
}

func compressedSizes(t *testing.T, wasm []byte) []int {
	t.Helper()
	node := exec.Command("node", "-e", compressed)
	node.Stdin, node.Stderr = bytes.NewReader(wasm), os.Stderr
	out, err := node.Output()
	if err != nil {
		t.Fatal(err)
	}
	var brotli, gzip int
	if _, err := fmt.Sscan(string(out), &brotli, &gzip); err != nil {
		t.Fatal(err)
	}
	return []int{brotli, gzip}
}
