package goapp

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/token"
	"strings"
)

// Where go-app has its elements: for each a type and an interface, with dozens
// of methods that are the same in all of them.
const (
	elementsPackage = "pkg/app"
	elementsFile    = "pkg/app/html_gen.go"
)

// Before the name of an element, the names of its type and of its interface.
const (
	typePrefix      = "html"
	interfacePrefix = "HTML"
)

// element is the element of go-app that can have any tag. In the copy, all are
// of its type.
const element = "Elem"

// unlike is an element that keeps a type of its own, since its text is its value.
const unlike = "Textarea"

// mergeElements makes one type of the types of all elements. Instead of an
// interface there is a pointer to it, so that a call goes to its method directly:
//
//	type HTMLDiv = *htmlElem
//
// Nothing else changes: elements differ by their tags, and whether they close
// themselves, which are values. Methods of the same name that differ are an error.
func mergeElements(s source) error {
	file := s.files[elementsFile]
	if file == nil {
		return fmt.Errorf("no %s", elementsFile)
	}
	m := merger{names: elementNames(file), declared: map[string]ast.Decl{}}
	if m.names[interfacePrefix+element] == "" {
		return fmt.Errorf("%s: no element of any tag", elementsFile)
	}
	for _, d := range file.Decls {
		if err := m.add(d); err != nil {
			return fmt.Errorf("%s: %w", elementsFile, err)
		}
	}
	file.Decls = m.decls
	return nil
}

// elementNames returns what the names of the types and interfaces of elements
// become. An element is what a function of its name returns.
func elementNames(file *ast.File) map[string]string {
	names := map[string]string{}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv != nil || f.Type.Results.NumFields() != 1 {
			continue
		}
		name, into := f.Name.Name, element
		if result, ok := f.Type.Results.List[0].Type.(*ast.Ident); !ok || result.Name != interfacePrefix+name {
			continue
		}
		if name == unlike {
			into = unlike
		}
		names[typePrefix+name], names[interfacePrefix+name] = typePrefix+into, interfacePrefix+into
	}
	return names
}

// merger collects declarations.
type merger struct {
	names    map[string]string // of elements, see elementNames
	decls    []ast.Decl
	declared map[string]ast.Decl // by declName
}

// add takes in a declaration under its new name, unless it is there already.
func (m *merger) add(d ast.Decl) error {
	name := declName(d)
	if pointsTo, is := strings.CutPrefix(m.names[name], interfacePrefix); is {
		m.decls = append(m.decls, pointer(name, typePrefix+pointsTo))
		return nil
	}
	ast.Inspect(d, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && m.names[id.Name] != "" {
			id.Name = m.names[id.Name]
		}
		return true
	})
	name = declName(d)
	if there := m.declared[name]; there == nil || name == "" {
		m.declared[name] = d
		m.decls = append(m.decls, d)
	} else if text(there) != text(d) {
		return fmt.Errorf("two elements have different %s", name)
	}
	return nil
}

// pointer declares another name of a pointer to a type.
func pointer(name, to string) ast.Decl {
	return &ast.GenDecl{Tok: token.TYPE, Specs: []ast.Spec{
		&ast.TypeSpec{Name: ast.NewIdent(name), Assign: 1, Type: &ast.StarExpr{X: ast.NewIdent(to)}},
	}}
}

// text returns what a node looks like.
func text(n ast.Node) string {
	var text bytes.Buffer
	if err := format.Node(&text, token.NewFileSet(), n); err != nil {
		panic(err) // it was parsed
	}
	return text.String()
}

// declName returns the name of a function or of a single type, and that of a
// method with its type, as in htmlElem.Body; "" of what else there is.
func declName(d ast.Decl) string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv != nil {
			return receiver(d) + "." + d.Name.Name
		}
		return d.Name.Name
	case *ast.GenDecl:
		if len(d.Specs) == 1 && d.Tok == token.TYPE {
			return d.Specs[0].(*ast.TypeSpec).Name.Name
		}
	}
	return ""
}

// receiver returns the name of a method's type.
func receiver(method *ast.FuncDecl) string {
	t := method.Recv.List[0].Type
	if pointer, ok := t.(*ast.StarExpr); ok {
		t = pointer.X
	}
	name, _ := t.(*ast.Ident) // no type of go-app has parameters
	return name.Name
}
