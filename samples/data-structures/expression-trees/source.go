package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"strings"
)

// #region show
func show(e ast.Expr, depth int) {
	indent := strings.Repeat("  ", depth)
	switch e := e.(type) {
	case *ast.BinaryExpr:
		fmt.Println(indent + e.Op.String())
		show(e.X, depth+1)
		show(e.Y, depth+1)
	case *ast.ParenExpr:
		show(e.X, depth) // has done its work: leave it out
	case *ast.Ident:
		fmt.Println(indent + e.Name)
	}
}

func main() {
	for _, text := range []string{"a + b*c", "(a + b) * c"} {
		tree, err := parser.ParseExpr(text)
		if err != nil {
			panic(err)
		}
		fmt.Println(text)
		show(tree, 1)
	}
}

// #endregion show
