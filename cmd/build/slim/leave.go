package slim

import (
	"errors"
	"slices"
)

// departures are functions that never return: what they end in unwinds the stack, and
// goes on elsewhere. They are called at every place where a pointer could be nil, and
// where a stack could be too small (runtime/signal_unix.go, runtime/asm_wasm.s).
var departures = []string{"runtime.sigpanic", "runtime.morestack", "runtime.morestack_noctxt"}

// A helper is a function that calls one of departures. It takes the address to which
// that would return, and returns 1.
type helper struct {
	calls int // number of the function
	code  []byte
}

var helperType = functionType{takes: typeI64, returns: typeI32}

// helpers returns a helper for each of departures that the program has.
func (p *program) helpers() []helper {
	var all []helper
	for i, f := range p.functions {
		if p.plain[i] && slices.Contains(departures, p.name(f.Name)) {
			all = append(all, helper{p.imports + i, helperCode(p.imports + i)})
		}
	}
	return all
}

// helperCode puts the address on Go's stack and calls a function, as Go does.
func helperCode(called int) []byte {
	code := []byte{0} // no local variables
	for _, in := range []instruction{
		{op: opGlobalGet, value: globalStackPointer}, {op: opI32Const, value: returnAddressSize}, {op: opI32Sub}, {op: opGlobalSet, value: globalStackPointer},
		{op: opGlobalGet, value: globalStackPointer}, {op: opLocalGet, value: 0}, {op: opI64Store, rest: []byte{3}}, // aligned to 2^3 bytes
		{op: opI32Const, value: 0}, {op: opCall, value: int64(called)},
		{op: opI32Eqz}, {op: opIf, rest: []byte{noResult}}, {op: opUnreachable}, {op: opEnd},
		{op: opI32Const, value: 1}, {op: opEnd},
	} {
		code = in.appendTo(code)
	}
	return code
}

// departing is a call of one of departures, after leaveAtOnce.
var departing = slices.Concat([]instruction{
	{op: opLocalGet, value: stackPointer}, {op: opI32Const, value: returnAddressSize}, {op: opI32Sub}, {op: opLocalTee, value: stackPointer}, {op: opGlobalSet, value: globalStackPointer},
	{op: opLocalGet, value: stackPointer}, {op: opI64Const, value: any64}, {op: opI64Store},
	{op: opI32Const}, {op: opCall, value: any64}, {op: opGlobalGet, value: globalStackPointer}, {op: opLocalSet, value: stackPointer},
}, returnOne)

// Which instructions of departing have the address and the function.
const (
	departingAddress = 6
	departingCall    = 9
)

// callHelpers calls helpers, the first of which has the number that is given,
// instead of what they call.
func callHelpers(list []instruction, helpers []helper, first int) []instruction {
	var out []instruction
	for i := 0; i < len(list); i++ {
		n := -1
		if matches(list[i:], departing) {
			n = slices.IndexFunc(helpers, func(h helper) bool { return int64(h.calls) == list[i+departingCall].value })
		}
		if n < 0 {
			out = append(out, list[i])
			continue
		}
		out = append(out, list[i+departingAddress], instruction{op: opCall, value: int64(first + n)}, instruction{op: opReturn})
		i += len(departing) - 1
	}
	return out
}

// withHelpers returns the program with helpers behind its functions.
func (m module) withHelpers(helpers []helper) (module, error) {
	if len(helpers) == 0 {
		return m, nil
	}
	types, err := m.types()
	if err != nil {
		return nil, err
	}
	if slices.Contains(types, helperType) {
		return nil, errors.New("the program has functions of a helper's type")
	}
	body, err := m.section(typeSection)
	if err != nil {
		return nil, err
	}
	m = m.with(typeSection, oneMore(body, helperType.bytes()))
	for _, h := range helpers {
		if m, err = m.withFunction(len(types), h.code); err != nil {
			return nil, err
		}
	}
	return m, nil
}
