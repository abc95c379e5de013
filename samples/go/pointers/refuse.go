package main

const price = 20

func count() int { return 10 }

func main() {
	sold := map[string]int{"Jazz": 3}
	_ = &sold["Jazz"]
	_ = &price
	_ = &count()
}
