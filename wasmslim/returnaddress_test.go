package wasmslim

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"testing"
)

// placed returns instructions in which "push P" stores the return address of resume point P, and
// "push V+N" the one in variable V plus N; "keep V+N" keeps it, too.
func placed(text string) []instruction {
	const first = firstFunction << 16
	const room = "tee 1, global.set 0, get 1, "
	text = regexp.MustCompile(`push (\d)\+(-?\d+)`).ReplaceAllString(text, room+"get $1, i64 $2, i64.add, store 0")
	text = regexp.MustCompile(`keep (\d)\+(-?\d+)`).ReplaceAllString(text, room+"get $1, i64 $2, i64.add, tee 3, store 0")
	text = regexp.MustCompile(`push \d+`).ReplaceAllStringFunc(text, func(push string) string {
		p, _ := strconv.Atoi(push[len("push "):])
		return fmt.Sprintf(room+"i64 %d, store 0", first+p)
	})
	return written(text)
}

func TestDeltaAddresses(t *testing.T) {
	const (
		start   = "block, loop, block, block, block, get 0, table 0122, end, "
		started = "block, loop, block, block, block, i64 268435456, tee 2, get 0, extend, i64.add, set 3, get 0, table 0122, end, "
		rest    = "end, unreachable, end, i32 1, end"
	)
	for name, c := range map[string]struct{ from, want string }{
		"calls in a row":                    {"push 1, call 5, end, push 2, call 5, end, ", "keep 2+1, call 5, end, keep 3+1, call 5, end, "},
		"a call in a condition":             {"push 1, end, get 2, if, push 3, end, push 2, end, ", "keep 2+1, end, get 4, if, push 3+2, end, keep 3+1, end, "},
		"a branch around a call":            {"push 1, end, get 2, br_if 0, push 2, end, push 3, ", "keep 2+1, end, get 4, br_if 0, keep 3+1, end, keep 2+3, "},
		"a jump to where a call returns":    {"push 1, end, push 2, end, i32 1, set 0, br 0, ", "keep 2+1, end, keep 3+1, end, i32 1, set 0, br 0, "},
		"a point that is entered otherwise": {"push 1, end, end, push 3, ", "keep 2+1, end, end, keep 2+3, "},
	} {
		from, want := placed(start+c.from+rest), placed(started+c.want+rest)
		locals, got := deltaAddresses(firstFunction<<16, []byte{2, 1, 0x7f, 4, 0x7e}, from, []int64{0, 2})
		if !slices.EqualFunc(got, want, func(a, b instruction) bool { return a.op == b.op && a.value == b.value }) {
			t.Errorf("%s: got %v, want %v", name, got, want)
		}
		if !slices.Equal(locals, []byte{3, 1, 0x7f, 2, 0x7e, 4, 0x7e}) {
			t.Errorf("%s: variables are %x", name, locals)
		}
	}
}

// A function is left alone if it isn't known which addresses its calls push.
func TestNoDeltaAddresses(t *testing.T) {
	const code = "block, block, get 0, table 01, end, push 1, call 5, end, i32 1, end"
	for name, c := range map[string]struct {
		code   string
		locals []byte
	}{
		"another first variable": {code, []byte{1, 1, 0x7e}},
		"no variable":            {code, []byte{0}},
		"a second table":         {"block, block, get 0, table 01, end, push 1, call 5, get 2, table 00, end, i32 1, end", []byte{1, 1, 0x7f}},
		"no table":               {"push 1, call 5, unreachable, end", []byte{1, 1, 0x7f}},
	} {
		from := placed(c.code)
		locals, got := deltaAddresses(firstFunction<<16, c.locals, from, nil)
		if len(got) != len(from) || !slices.Equal(locals, c.locals) {
			t.Errorf("%s: got %v", name, got)
		}
	}
}
