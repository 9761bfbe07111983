//go:build !js

package app

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"
)

// TestEveryEffect: each type of effects, as found in the source of the model, has its row.
func TestEveryEffect(t *testing.T) {
	for table, embedded := range map[string]string{"carryOut": "effect", "storeIn": "storageEffect"} {
		file := map[string]string{"carryOut": "effects.go", "storeIn": "storage.go"}[table]
		kinds := typesOf(t, embedded)
		delete(kinds, "StorageEffect")
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if f, is := n.(*ast.FuncDecl); is && f.Name.Name != table {
				return false
			}
			row, _ := n.(*ast.CaseClause)
			if row == nil {
				return true
			}
			for _, of := range row.List {
				if s, ok := of.(*ast.SelectorExpr); ok {
					delete(kinds, s.Sel.Name)
				}
			}
			return true
		})
		equal(t, table+": types without a row", len(kinds), 0)
	}
}
