package main

import "fmt"

type ParseError struct{ Line int }

func (e *ParseError) Error() string {
	return fmt.Sprint("bad line ", e.Line)
}

// #region trap
func parse(text string) *ParseError {
	if text == "" {
		return &ParseError{Line: 1}
	}
	return nil
}

func load(text string) error { return parse(text) }

func main() {
	direct := parse("port = 80")
	loaded := load("port = 80")
	var none error
	fmt.Printf("direct: %-5t %T %v\n", direct == nil, direct, direct)
	fmt.Printf("loaded: %-5t %T\n", loaded == nil, loaded)
	fmt.Printf("none:   %-5t %T\n", none == nil, none)
	fmt.Println(loaded == (*ParseError)(nil))
}

// #endregion trap
