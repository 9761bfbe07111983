package sizes

import (
	"slices"
	"strings"
	"testing"
)

// section writes a section, or anything else that follows its length.
func section(id string, contents ...string) string {
	text := strings.Join(contents, "")
	return id + string(rune(len(text))) + text
}

func named(text string) string { return section("", text) }

// program has an imported function and three of its own, of 4, 5 and 6 bytes.
var program = header +
	section("\x02", "\x01", named("gojs"), named("write"), "\x00\x00") +
	section("\x0a", "\x03", named("1234"), named("12345"), named("123456")) +
	section("\x0b", "seven b") +
	section("\x00", named("name"), section("\x01", "\x03",
		"\x01", named("a_b_c.__T_.Method"), "\x02", named("type_.eq.a_b_c.T"), "\x03", named("a_b.C.func1")))

func TestOf(t *testing.T) {
	got, err := Of([]byte(program), []string{"a/b-c", "a/b"})
	if err != nil {
		t.Fatal(err)
	}
	want := []Part{{"(else)", 30}, {"(data)", 9}, {"a/b", 6}, {"(made by the compiler)", 5}, {"a/b-c", 4}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestOfWhatIsNoNamedProgram(t *testing.T) {
	for _, other := range []string{
		"", "<!doctype html>", header + "\x0a\x7f", program[:len(program)-1],
		header + section("\x0a", "\x01", named("1234")), // without names
	} {
		if parts, err := Of([]byte(other), nil); err == nil {
			t.Errorf("%q: %v", other, parts)
		}
	}
}
