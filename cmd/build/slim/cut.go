package slim

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Cut cuts a program in two, so that it can run before all of it is here. The first part has all
// data, those of its functions that are listed, given the names of all as [Symbols.Names] has them,
// with what is written inside of them, and those that must be there; the rest has the others.
// The parts lie one behind the other in what is returned, each a module of its own; size is that of
// the first one.
//
// The page instantiates the rest with the exports of the first part as its module "first": memory,
// table and variables are the same. That puts the rest's functions into the table, through which
// each part calls those of the other one.
//
// Until then one function is there in the place of all of them, which puts the call off: it calls
// the import "missing" of "parts" with the number of the function that is wanted, notes on Go's
// stack where to go on, as the runtime does when it switches goroutines (gogo in
// runtime/asm_wasm.s), and returns to the page as a program does that waits for an event. Its stack
// is not as it is then, so the page may call nothing but the export "goOn", once the rest is there.
//
// The first goroutine is put off, too, so that the page can breathe between the runtime's start and
// the program's: the first part exports its function under the name "f" with its number, at which the
// page puts it into the table.
func Cut(wasm []byte, names []string, listed map[string]bool) (parts []byte, size int, err error) {
	w, err := readWhole(wasm)
	if err != nil {
		return nil, 0, err
	}
	begin := slices.Index(names, firstGoroutine)
	if begin < 0 {
		return nil, 0, fmt.Errorf("no function %s", firstGoroutine)
	}
	needed, err := w.needed(names)
	if err != nil {
		return nil, 0, err
	}
	var has [2][]int
	for i := range w.code {
		switch {
		case w.types[i] != w.plain: // it is small, and can't be put off, either
			has[0] = append(has[0], i)
			if !slices.Contains(w.entries, i) {
				has[1] = append(has[1], i)
			}
		case i == begin || needed[i] || i < len(names) && (listed[names[i]] || listed[writtenIn(names[i])]):
			has[0] = append(has[0], i)
		default:
			has[1] = append(has[1], i)
		}
	}
	a, err := w.first(has[0], []int{begin})
	if err != nil {
		return nil, 0, err
	}
	b, err := w.rest(has[1])
	return append(a, b...), len(a), err
}

// firstGoroutine is the function in which the first goroutine begins, once the runtime has started.
const firstGoroutine = "runtime.main"

// oneByte is the first number that takes two bytes in the form LEB128.
const oneByte = 0x80

// A whole is a program that is to be cut.
type whole struct {
	module
	imports int      // how many functions it imports, which are numbered before its own
	code    [][]byte // of its own functions
	types   []int    // their numbers
	plain   int      // the type of Go's own functions
	entries []int    // its own functions that the page calls, and that which is called first
}

func readWhole(wasm []byte) (w whole, err error) {
	if w.module, err = parseModule(wasm); err != nil {
		return w, err
	}
	read := []func() error{
		func() (err error) { w.imports, err = w.module.imports(); return },
		func() (err error) { w.code, err = w.module.code(); return },
		func() (err error) { w.types, err = elements(w.module, functionSection, (*reader).unsigned); return },
		func() (err error) { w.plain, err = w.typeNumber(functionType{typeI32, typeI32}); return },
		w.readEntries,
	}
	for _, step := range read {
		if err := step(); err != nil {
			return w, err
		}
	}
	variables, err := elements(w.module, globalSection, func(r *reader) []byte { return r.declared(globalSection) })
	if len(variables) != globals || w.plain >= oneByte || w.imports >= oneByte {
		return w, errors.Join(err, fmt.Errorf("%d global variables, %d imports and type %d are not what can be cut", len(variables), w.imports, w.plain))
	}
	return w, nil
}

func (w *whole) readEntries() error {
	exports, err := w.exports()
	if err != nil {
		return err
	}
	start, err := w.section(startSection)
	if err != nil {
		return err
	}
	r := reader{rest: start}
	for _, number := range append(exports, r.unsigned()) {
		w.entries = append(w.entries, number-w.imports)
	}
	return nil
}

// needed returns the functions that a call can't be put off of: Go's compiler has put a trap behind
// some calls in case that the stack is unwound (ACALLNORESUME in cmd/internal/obj/wasm/wasmobj.go). They
// are those that are called so, that these call, and that are written inside of any of them.
func (w *whole) needed(names []string) (map[int]bool, error) {
	calls := make([][]int, len(w.code))
	var found []int
	for i, body := range w.code {
		_, list, err := parseBody(body)
		if err != nil {
			return nil, err
		}
		for k, call := range list {
			if call.op != opCall || int(call.value) < w.imports {
				continue
			}
			to := int(call.value) - w.imports
			calls[i] = append(calls[i], to)
			if traps(list[k+1:]) {
				found = append(found, to)
			}
		}
	}
	inside := map[string][]int{}
	for i, name := range names {
		inside[writtenIn(name)] = append(inside[writtenIn(name)], i)
	}
	needed := map[int]bool{}
	for len(found) > 0 {
		i := found[0]
		found = found[1:]
		if !needed[i] {
			needed[i] = true
			found = append(found, calls[i]...)
			if i < len(names) {
				found = append(found, inside[names[i]]...)
			}
		}
	}
	return needed, nil
}

// traps says whether what follows a call traps if the stack is unwound. In between, SP may be read again.
func traps(list []instruction) bool {
	for len(list) > 0 && (list[0].op == opGlobalGet || list[0].op == opLocalSet) {
		list = list[1:]
	}
	return len(list) > 1 && list[0].op == opIf && list[1].op == opUnreachable
}

// writtenIn returns the name of the function that one is written in, or its own.
func writtenIn(name string) string { return inFunction.ReplaceAllString(name, "") }

// A part is one of the two while it is made. Functions have their numbers in the program.
type part struct {
	whole
	has     []int       // the functions that it has itself
	others  []int       // those of the other part that it calls
	numbers map[int]int // their numbers in this part
	next    int         // the number of the next function in this part
	through instruction // calls a function by its number in the table
}

// newPart begins a part, before whose own functions some are imported.
func (w whole) newPart(has []int, imported int, through func(next int) instruction) (part, error) {
	p := part{whole: w, has: has, numbers: map[int]int{}}
	for n, i := range has {
		p.numbers[i] = imported + n
	}
	p.next = imported + len(has)
	for _, i := range has {
		_, list, err := parseBody(w.code[i])
		if err != nil {
			return p, err
		}
		for _, call := range list {
			to := int(call.value) - w.imports
			if _, known := p.numbers[to]; call.op != opCall || to < 0 || known {
				continue
			}
			if w.types[to] != w.plain {
				return p, fmt.Errorf("function %d of the other part is called with other arguments than Go's own", to)
			}
			p.others, p.numbers[to] = append(p.others, to), p.next
			p.next++
		}
	}
	p.through = through(p.next)
	return p, nil
}

// functions returns the sections with the types and the code of the part's functions: its own,
// and for each of the others one that calls it.
func (p part) functions() (types, code []byte, err error) {
	types = binary.AppendUvarint(nil, uint64(len(p.has)+len(p.others)))
	var bodies [][]byte
	for _, i := range p.has {
		types = binary.AppendUvarint(types, uint64(p.types[i]))
		body, err := p.renumbered(p.code[i])
		if err != nil {
			return nil, nil, err
		}
		bodies = append(bodies, body)
	}
	for _, i := range p.others {
		types = binary.AppendUvarint(types, uint64(p.plain))
		call := appendSigned([]byte{0, opLocalGet, 0, opI32Const}, int64(firstFunction+i))
		bodies = append(bodies, append(p.through.appendTo(call), opEnd))
	}
	return types, vector(bodies), nil
}

// renumbered returns the code of a function that calls others by their numbers in this part.
func (p part) renumbered(body []byte) ([]byte, error) {
	locals, list, err := parseBody(body)
	code := slices.Clone(locals)
	for _, i := range list {
		switch {
		case i.op == opCall && i.value >= int64(p.imports):
			i.value = int64(p.numbers[int(i.value)-p.imports])
		case i.op == opCallIndirect && i.rest[0] != byte(p.plain):
			return nil, errors.New("a function is called by its number with other arguments than Go's own")
		case i.op == opCallIndirect:
			i = p.through
		}
		code = i.appendTo(code)
	}
	return code, err
}

// elements returns the section that puts functions into the table, at the numbers that they have
// in the program: the part's own ones, and in the place of all others, and of those whose call is put
// off, another, given its number in the part; none if that is 0. Go calls only those of its own
// type by such a number.
func (p part) elements(instead int, putOff []int) []byte {
	var out []byte
	ranges, n := 0, len(p.code)
	has := slices.Repeat([]int{instead}, n)
	for _, i := range p.has {
		has[i] = p.numbers[i]
	}
	for _, i := range putOff {
		has[i] = instead
	}
	for i, of := range p.types {
		if of != p.plain {
			has[i] = 0
		}
	}
	for i := 0; i < n; i++ {
		begin := i
		for i < n && has[i] != 0 {
			i++
		}
		if i == begin {
			continue
		}
		out = append(appendSigned(append(out, 0, opI32Const), int64(firstFunction+begin)), opEnd)
		out = binary.AppendUvarint(out, uint64(i-begin))
		for _, number := range has[begin:i] {
			out = binary.AppendUvarint(out, uint64(number))
		}
		ranges++
	}
	return append(binary.AppendUvarint(nil, uint64(ranges)), out...)
}
