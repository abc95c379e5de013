package main

import "fmt"

func main() {
	word := "né"
	fmt.Println("bytes:", len(word), []byte(word))
	fmt.Println("runes:", []rune(word))
	for i, r := range word {
		fmt.Println(i, string(r))
	}
}
