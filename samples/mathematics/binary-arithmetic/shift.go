package main

import "fmt"

func main() {
	// an unsigned byte
	var sent uint8 = 0b11111011
	// the same bits, signed
	cold := int8(sent)
	// both readings
	fmt.Println(sent, cold)
	fmt.Println(sent >> 1)
	fmt.Println(cold >> 1)
	fmt.Println(cold / 2)
}
