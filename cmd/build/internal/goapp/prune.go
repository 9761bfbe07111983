package goapp

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// mentions are the names that code mentions, whatever they stand for.
type mentions struct {
	plain    map[string]bool // by themselves: Div, newEngine
	selected map[string]bool // after a dot, methods and fields: x.Class
}

// ownPackages are the packages that go-app's files import of go-app.
var ownPackages = map[string]bool{"errors": true}

// always are methods that the standard library calls without a mention.
var always = []string{"Error", "Unwrap", "String"}

// mentionsOf returns what code that imports go-app mentions of it.
func mentionsOf(program map[string][]byte) (mentions, error) {
	m := mentions{map[string]bool{"init": true}, map[string]bool{}}
	for _, name := range always {
		m.selected[name] = true
	}
	s, err := parse(program)
	if err != nil {
		return m, err
	}
	for _, file := range s.files {
		imported := map[string]bool{}
		for _, spec := range file.Imports {
			if strings.HasPrefix(importPath(spec), Path+"/") {
				imported[importName(spec)] = true
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				m.selects(n, imported)
			case *ast.InterfaceType:
				m.declares(n)
			}
			return true
		})
	}
	return m, nil
}

// selects takes in a name after a dot: of a field or method, or of one of these
// packages.
func (m mentions) selects(s *ast.SelectorExpr, packages map[string]bool) {
	if x, ok := s.X.(*ast.Ident); ok && packages[x.Name] {
		m.plain[s.Sel.Name] = true
	} else {
		m.selected[s.Sel.Name] = true
	}
}

// declares takes in the methods of an interface: types may be asked for them.
func (m mentions) declares(i *ast.InterfaceType) {
	for _, method := range i.Methods.List {
		for _, name := range method.Names {
			m.selected[name.Name] = true
		}
	}
}

// prune removes the declarations that are mentioned neither by m nor by a declaration that stays.
// Interfaces stay as they are.
//
// It goes by names alone: it keeps too much where several things have one name, and the compiler
// finds whatever it has removed by mistake.
func prune(s source, m mentions) {
	p := pruner{mentions: m, kept: map[ast.Node]bool{}}
	for grown := true; grown; {
		grown = false
		for _, file := range s.files {
			for _, d := range file.Decls {
				grown = p.visit(d) || grown
			}
		}
	}
	for _, file := range s.files {
		file.Decls = slices.DeleteFunc(file.Decls, p.drop)
	}
}

// pruner holds what has been found to stay: functions, methods, groups of constants, and
// specifications of types and variables.
type pruner struct {
	mentions
	kept map[ast.Node]bool
}

// visit finds the parts of a declaration that stay, and adds what they mention. It reports whether
// it found anything new.
func (p *pruner) visit(d ast.Decl) bool {
	switch d := d.(type) {
	case *ast.FuncDecl:
		wanted := p.plain[d.Name.Name]
		if d.Recv != nil {
			wanted = p.plain[receiver(d)] && p.selected[d.Name.Name]
		}
		return wanted && p.keep(d)
	case *ast.GenDecl:
		if d.Tok == token.CONST { // often numbered by their order
			return slices.ContainsFunc(d.Specs, p.wants) && p.keep(d)
		}
		grown := false
		for _, spec := range d.Specs {
			if d.Tok != token.IMPORT && p.wants(spec) {
				grown = p.keep(spec) || grown
			}
		}
		return grown
	}
	return false
}

func (p *pruner) wants(spec ast.Spec) bool {
	switch spec := spec.(type) {
	case *ast.TypeSpec:
		return p.plain[spec.Name.Name]
	case *ast.ValueSpec:
		return slices.ContainsFunc(spec.Names, func(id *ast.Ident) bool { return p.plain[id.Name] })
	}
	return false
}

// keep keeps a node, and takes in what it mentions.
func (p *pruner) keep(node ast.Node) bool {
	if p.kept[node] {
		return false
	}
	p.kept[node] = true
	other := map[*ast.Ident]bool{} // fields, parameters, and what follows a dot
	ast.Inspect(node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			other[n.Sel] = true
			p.selects(n, ownPackages)
		case *ast.InterfaceType:
			p.declares(n)
		case *ast.Field:
			for _, name := range n.Names {
				other[name] = true
			}
		case *ast.Ident:
			if !other[n] {
				p.plain[n.Name] = true
			}
		}
		return true
	})
	return true
}

// drop removes from a declaration what doesn't stay, and reports whether nothing
// is left of it.
func (p *pruner) drop(d ast.Decl) bool {
	group, ok := d.(*ast.GenDecl)
	if !ok || group.Tok == token.CONST {
		return !p.kept[d]
	}
	if group.Tok == token.IMPORT {
		return false
	}
	group.Specs = slices.DeleteFunc(group.Specs, func(spec ast.Spec) bool { return !p.kept[spec] })
	return len(group.Specs) == 0
}
