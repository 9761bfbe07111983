package lite

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/token"
	"slices"
)

// Where go-app has its elements: for each a type and an interface, with dozens
// of methods that are the same in all of them.
const (
	elementsPackage = "pkg/app"
	elementsFile    = "pkg/app/html_gen.go"
)

// The elements of go-app that can have any tag. In the copy, all are one of
// these two; which one depends on whether the element closes itself.
const (
	element            = "Elem"
	selfClosingElement = "ElemSelfClosing"
)

// unlike is an element that stays of its own type: its text is its value.
const unlike = "Textarea"

// Before the name of an element, the name of its type and of its interface.
const (
	typePrefix      = "html"
	interfacePrefix = "HTML"
)

// mergeElements makes two types of the types of all elements, and of their
// interfaces, which become other names for the two:
//
//	type HTMLDiv = HTMLElem
//
// Nothing else changes: elements differ by their tags, which are values. Methods
// of the same name that differ are an error.
func mergeElements(s source) error {
	file := s.files[elementsFile]
	if file == nil {
		return fmt.Errorf("no %s", elementsFile)
	}
	names := elementNames(file)
	if names[interfacePrefix+element] == "" || names[interfacePrefix+selfClosingElement] == "" {
		return fmt.Errorf("%s: no elements of any tag", elementsFile)
	}
	m := merger{source: s, declared: map[string]ast.Decl{}}
	for _, d := range file.Decls {
		if err := m.add(d, names); err != nil {
			return fmt.Errorf("%s: %w", elementsFile, err)
		}
	}
	file.Decls = m.decls
	return nil
}

// elementNames returns what the types and interfaces of elements are to be.
func elementNames(file *ast.File) map[string]string {
	names := map[string]string{}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv != nil || f.Type.Results.NumFields() != 1 || f.Name.Name == unlike {
			continue
		}
		if result, ok := f.Type.Results.List[0].Type.(*ast.Ident); !ok || result.Name != interfacePrefix+f.Name.Name {
			continue
		}
		into := element
		if closesItself(f) {
			into = selfClosingElement
		}
		names[typePrefix+f.Name.Name] = typePrefix + into
		names[interfacePrefix+f.Name.Name] = interfacePrefix + into
	}
	return names
}

// closesItself reports whether a constructor has the field isSelfClosing true.
func closesItself(constructor *ast.FuncDecl) (closes bool) {
	ast.Inspect(constructor, func(n ast.Node) bool {
		if field, ok := n.(*ast.KeyValueExpr); ok && field.Key.(*ast.Ident).Name == "isSelfClosing" {
			if value, ok := field.Value.(*ast.Ident); ok {
				closes = value.Name == "true"
			}
		}
		return true
	})
	return closes
}

// merger collects declarations.
type merger struct {
	source
	decls    []ast.Decl
	declared map[string]ast.Decl // by name, and type if it is a method
}

// add takes in a declaration under its new names, or merges it into an equal
// one that is there.
func (m *merger) add(d ast.Decl, names map[string]string) error {
	alias := interfaceAlias(d, names)
	ast.Inspect(d, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && names[id.Name] != "" {
			id.Name = names[id.Name]
		}
		return true
	})
	if alias != nil {
		m.decls = append(m.decls, alias)
	}
	name := declName(d)
	there := m.declared[name]
	if there == nil || name == "" {
		m.declared[name] = d
		m.decls = append(m.decls, d)
		return nil
	}
	if methods := interfaceMethods(d); methods != nil {
		return m.addMethods(interfaceMethods(there), methods)
	}
	if m.text(there) != m.text(d) {
		return fmt.Errorf("two elements have different %s", name)
	}
	return nil
}

// addMethods adds those methods to an interface that it doesn't have.
func (m *merger) addMethods(to, from *ast.FieldList) error {
	for _, method := range from.List {
		i := slices.IndexFunc(to.List, func(have *ast.Field) bool { return methodName(have) == methodName(method) })
		if i < 0 {
			to.List = append(to.List, method)
		} else if m.text(to.List[i].Type) != m.text(method.Type) {
			return fmt.Errorf("two interfaces of elements have different %s", methodName(method))
		}
	}
	return nil
}

// text returns what a node looks like.
func (m *merger) text(n ast.Node) string {
	var text bytes.Buffer
	if err := format.Node(&text, token.NewFileSet(), n); err != nil {
		panic(err) // it was parsed
	}
	return text.String()
}

// interfaceAlias returns the declaration that makes the interface of an element
// another name of a merged one, or nil.
func interfaceAlias(d ast.Decl, names map[string]string) ast.Decl {
	if interfaceMethods(d) == nil {
		return nil
	}
	name := declName(d)
	if into := names[name]; into != "" && into != name {
		return &ast.GenDecl{Tok: token.TYPE, Specs: []ast.Spec{
			&ast.TypeSpec{Name: ast.NewIdent(name), Assign: 1, Type: ast.NewIdent(into)},
		}}
	}
	return nil
}

// interfaceMethods returns the methods of an interface, nil if d declares none.
func interfaceMethods(d ast.Decl) *ast.FieldList {
	group, ok := d.(*ast.GenDecl)
	if !ok || len(group.Specs) != 1 {
		return nil
	}
	spec, ok := group.Specs[0].(*ast.TypeSpec)
	if !ok {
		return nil
	}
	if i, ok := spec.Type.(*ast.InterfaceType); ok {
		return i.Methods
	}
	return nil
}

// methodName returns the name of a method of an interface; of an interface in an
// interface, the name of that.
func methodName(method *ast.Field) string {
	if len(method.Names) > 0 {
		return method.Names[0].Name
	}
	return fmt.Sprint(method.Type)
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
