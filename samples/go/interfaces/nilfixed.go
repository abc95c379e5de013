package main

import "fmt"

type CodeError struct{ Code string }

func (e *CodeError) Error() string {
	return "unknown code " + e.Code
}

// #region fixed
func Check(code string) error {
	if code == "SAVE10" {
		return nil
	}
	return &CodeError{Code: code}
}

func main() {
	var err error = Check("SAVE10")
	fmt.Println(err != nil)
	fmt.Printf("%T\n", err)
	fmt.Println(err)
}

// #endregion fixed
