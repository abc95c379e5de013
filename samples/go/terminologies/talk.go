package main

import "fmt"

type Priced interface {
	Price() int
}

type Pear struct{}

func (Pear) Price() int { return 2 }

func sum(things []Priced, result chan int) {
	total := 0
	for _, thing := range things {
		total += thing.Price()
	}
	result <- total
}

func main() {
	result := make(chan int)
	go sum([]Priced{Pear{}, Pear{}}, result)
	fmt.Println(<-result)
}
