package slim

// rest makes the other part.
func (w whole) rest(has []int) ([]byte, error) {
	p, err := w.newPart(has, w.imports, func(int) instruction {
		return instruction{op: opCallIndirect, rest: []byte{byte(w.plain), 0}}
	})
	if err != nil {
		return nil, err
	}
	functions, code, err := p.functions()
	if err != nil {
		return nil, err
	}
	m, err := p.withShared()
	if err != nil {
		return nil, err
	}
	m = append(m, section{functionSection, functions}, section{elementSection, p.elements(0, nil)}, section{codeSection, code})
	return m.bytes(), nil
}

// withShared begins the rest: with the types, and as imports what it shares with the first part.
func (p part) withShared() (module, error) {
	var m module
	for _, id := range []byte{typeSection, importSection} {
		body, err := p.section(id)
		if err != nil {
			return nil, err
		}
		m = append(m, section{id, body})
	}
	shared := func(id, kind byte, name string) error {
		list, err := elements(p.module, id, func(r *reader) []byte { return r.declared(id) })
		for i, declared := range list {
			as := name
			if kind == kindGlobal {
				as = globalName(i)
			}
			m, err = m.withMore(importSection, append(append(named("first", as), kind), declared...))
		}
		return err
	}
	if err := shared(tableSection, kindTable, "table"); err != nil {
		return nil, err
	}
	if err := shared(memorySection, kindMemory, "mem"); err != nil {
		return nil, err
	}
	return m, shared(globalSection, kindGlobal, "")
}

// declared reads what is declared of a table, a memory or a variable, without the value that a
// variable has at the start.
func (r *reader) declared(id byte) []byte {
	before := r.rest
	switch id {
	case globalSection:
		r.bytes(2) // its type, and that it can change
		declared := before[:2]
		r.instruction()
		r.byte()
		return declared
	case tableSection:
		r.byte() // of functions
	}
	if r.byte() == 1 { // whether there is a limit
		r.unsigned()
	}
	r.unsigned()
	return before[:len(before)-len(r.rest)]
}
