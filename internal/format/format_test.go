package format

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

type (
	letter rune
	name   string
	number uint8
	level  uint8
	fault  struct{ text string }
)

func (l level) String() string { return "level " + string('0'+rune(l)) }

func (f *fault) Error() string { return "fault: " + f.text }

// TestAsFmt compares with fmt.
func TestAsFmt(t *testing.T) {
	values := []any{
		"", "plain", "a \"quoted\" ä€😀\n\x00\xff", name("n"), 0, 7, 1 << 62, int8(127), int64(-700_000_000_000_000_000), letter('ä'), 'x', '\'', rune(0x10FFFF),
		uint(3), uint8(255), uint64(1<<64 - 1), number(9), level(2), errors.New("broken"), &fault{"x"}, fmt.Errorf("in %w", errors.New("it")),
	}
	for _, v := range values {
		formats := []string{"%s", "%v", "a %q b", "%T"}
		switch v.(type) {
		case rune, letter:
			formats = []string{"%d", "%v", "%q"}
		case int, int8, int64, uint, uint8, uint64, number:
			formats = []string{"%d", "%v", "%03d!", "%x", "%016x"}
		case level:
			formats = append(formats, "%d", "%04d")
		}
		for _, format := range formats {
			if got, want := text(format, []any{v}), fmt.Sprintf(format, v); got != want {
				t.Errorf("%s of %#v: %q, want %q", format, v, got, want)
			}
		}
	}
}

// TestText writes several arguments, and none.
func TestText(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{Text("nothing"), "nothing"},
		{Text(""), ""},
		{Text("%d%s", 1, "x"), "1x"},
		{Text("%s/%d: %q, %v.", "en", 5, "ä", errors.New("broken")), `en/5: "ä", broken.`},
		{Text("100 of %s", "%d"), "100 of %d"},
		{Text("%v", nil), "<nil>"},
		{Text("%v", []int{1}), "?"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// TestError wraps what stands for %w, wherever it stands.
func TestError(t *testing.T) {
	cause := &fault{"x"}
	for _, c := range []struct {
		err   error
		text  string
		wraps bool
	}{
		{Error("guess %d: %w", 2, cause), "guess 2: fault: x", true},
		{Error("%w of %q", cause, "y"), `fault: x of "y"`, true},
		{Error("%s, %v: %w", level(1), 3, cause), "level 1, 3: fault: x", true},
		{Error("%d: %v", 2, cause), "2: fault: x", false},
		{Error("broken"), "broken", false},
	} {
		var found *fault
		if c.err.Error() != c.text || errors.As(c.err, &found) != c.wraps || errors.Is(c.err, cause) != c.wraps {
			t.Errorf("%q, wraps: %v; want %q, %v", c.err, errors.Is(c.err, cause), c.text, c.wraps)
		}
	}
}

// known is a format that this package can write.
var known = regexp.MustCompile(`^([^%]|%[svqTw]|%(0[1-9]\d*)?[dx])*$`)

// TestFormats: the project uses no format that this package can't write.
func TestFormats(t *testing.T) {
	used := 0
	for _, folder := range []string{"engine", "app", "wordlists", "internal"} {
		err := filepath.WalkDir(filepath.Join("..", "..", folder), func(path string, entry fs.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
				used += checkFormats(t, path)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if used < 50 {
		t.Errorf("found only %d formats", used)
	}
	for _, bad := range []string{"%t", "%5d", "%+v", "%%", "%.2f", "%03s", "%"} {
		if known.MatchString(bad) {
			t.Errorf("%s is taken for a format that can be written", bad)
		}
	}
}

// checkFormats checks the formats in a file, and returns how many there are.
func checkFormats(t *testing.T, path string) int {
	files, used := token.NewFileSet(), 0
	file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		if f, ok := call.Fun.(*ast.SelectorExpr); !ok || fmt.Sprint(f.X) != "format" || f.Sel.Name != "Text" && f.Sel.Name != "Error" {
			return true
		}
		used++
		literal, _ := call.Args[0].(*ast.BasicLit)
		if literal == nil {
			t.Errorf("%s: the format is no literal", files.Position(call.Pos()))
		} else if text, err := strconv.Unquote(literal.Value); err != nil || !known.MatchString(text) {
			t.Errorf("%s: %s", files.Position(call.Pos()), literal.Value)
		}
		return true
	})
	return used
}
