package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
	"wasmslim"
)

// slimProgram is a program that does what could go wrong in a slim one, and ends
// by a panic.
const slimProgram = project + "/wasmslim/testdata/program"

// runner runs a program and keeps what it prints.
const runner = `<!doctype html><link rel="icon" href="data:,"><script src="wasm_exec.js"></script><script>
	console.log = (text) => { window.said = (window.said || "") + text + "\n"; };
	const go = new Go();
	go.env.GOTRACEBACK = "system";
	WebAssembly.instantiateStreaming(fetch("program.wasm"), go.importObject)
		.then((made) => go.run(made.instance)).then(() => { go._resume = () => {}; window.ended = true; }); // timers may still call it
</script>`

// A slim program prints what it prints as it was linked, up to the traceback at
// its end; and the PCs there lead to where the panic was.
func TestSlimProgramDoesTheSame(t *testing.T) {
	sample.LongOnly(t, "all tests play a slim program, and wasmslim checks its tables and its code")
	t.Parallel()
	linked := compileProgram(t)
	slimmed, err := wasmslim.Program(linked, runtime.Version())
	if err != nil && !wasmslim.Known(runtime.Version()) {
		t.Skipf("programs stay as they are linked: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	want, _, _ := strings.Cut(printed(t, linked), "\ngoroutine ")
	got, traceback, _ := strings.Cut(printed(t, slimmed), "\ngoroutine ")
	if got != want || len(strings.Split(want, "\n")) < 20 {
		t.Errorf("printed\n%s\nwant\n%s", got, want)
	}
	symbols, err := wasmslim.ReadSymbols(linked)
	if err != nil {
		t.Fatal(err)
	}
	var calls []string
	for _, pc := range regexp.MustCompile(` pc=0x([0-9a-f]+)`).FindAllStringSubmatch(traceback, -1) {
		number, err := strconv.ParseUint(pc[1], 16, 64)
		if err != nil {
			t.Fatal(err)
		}
		for _, frame := range symbols.Frames(number) {
			calls = append(calls, fmt.Sprintf("%s %s:%d", frame.Function, filepath.Base(frame.File), frame.Line))
		}
	}
	source, err := os.ReadFile(slimProgram + "/main.go")
	if err != nil {
		t.Fatal(err)
	}
	before, _, _ := strings.Cut(string(source), "return p.Sum() / by")
	if want := fmt.Sprintf("main.divide main.go:%d", strings.Count(before, "\n")+1); !strings.Contains(strings.Join(calls, "\n"), want) {
		t.Errorf("calls %q, want %s among them, from\n%s", calls, want, traceback)
	}
}

// compileProgram compiles the program for the browser.
func compileProgram(t *testing.T) []byte {
	t.Helper()
	out := filepath.Join(t.TempDir(), "program.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", out, ".")
	build.Dir = slimProgram
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	wasm, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return wasm
}

// printed returns what a program prints in the browser until it ends.
func printed(t *testing.T, wasm []byte) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	files := http.NewServeMux()
	files.HandleFunc("/{$}", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, runner) })
	files.HandleFunc("/wasm_exec.js", func(w http.ResponseWriter, r *http.Request) {
		http.ServeFile(w, r, filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	})
	files.HandleFunc("/program.wasm", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/wasm")
		w.Write(wasm)
	})
	host := httptest.NewServer(files)
	defer host.Close()
	p := firstVisit(t, &server{url: host.URL + "/"})
	p.expectError("exit code: 2")
	p.do(chromedp.Navigate(host.URL + "/"))
	p.wait(`window.ended`)
	return eval[string](p, `window.said`)
}
