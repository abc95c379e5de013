package main

import (
	"errors"
	"fmt"
	"strconv"
)

func double(text string) (int, error) {
	defer fmt.Println("double ends")
	number, err := strconv.Atoi(text)
	if err != nil {
		return 0, errors.New("no number: " + text)
	}
	return 2 * number, nil
}

func main() {
	fmt.Println(double("21"))
	fmt.Println(double("pear"))
}
