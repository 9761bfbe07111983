package docs_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const modesHeading = "## Where the mode decides"

// TestWhereTheModeDecides: the table of architecture.md names exactly the files of the module whose
// code does one thing in classic and another in quantum.
func TestWhereTheModeDecides(t *testing.T) {
	found := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if _, err := os.Stat(filepath.Join(path, "go.mod")); err == nil && path != ".." {
			return fs.SkipDir // another module
		}
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		if branchesOnMode(t, path) {
			found[strings.TrimPrefix(filepath.ToSlash(path), "../")] = true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if told := firstCells(t, modesHeading); !slices.Equal(slices.Sorted(maps.Keys(found)), told) {
		t.Errorf("the table has\n\t%s\nand the code\n\t%s",
			strings.Join(told, "\n\t"), strings.Join(slices.Sorted(maps.Keys(found)), "\n\t"))
	}
}

// branchesOnMode reports whether a file compares something with a mode by
// name.
func branchesOnMode(t *testing.T, path string) (found bool) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			compares := slices.Contains([]token.Token{token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ}, n.Op)
			found = found || compares && (isMode(n.X) || isMode(n.Y))
		case *ast.CaseClause:
			found = found || slices.ContainsFunc(n.List, isMode)
		}
		return true
	})
	return found
}

// isMode reports whether an expression is a mode by name, perhaps as a number.
func isMode(e ast.Expr) bool {
	name := ""
	switch e := e.(type) {
	case *ast.Ident:
		name = e.Name
	case *ast.SelectorExpr:
		name = e.Sel.Name
	case *ast.CallExpr: // int(Quantum)
		return len(e.Args) == 1 && isMode(e.Args[0])
	}
	return name == "Classic" || name == "Quantum"
}

var firstCell = regexp.MustCompile("(?m)^\\| `([^`]+)` ")

// firstCells returns the first cell of each row of the table under a heading
// of architecture.md, sorted.
func firstCells(t *testing.T, heading string) []string {
	t.Helper()
	var cells []string
	for _, row := range firstCell.FindAllStringSubmatch(section(t, heading), -1) {
		cells = append(cells, row[1])
	}
	slices.Sort(cells)
	return cells
}
