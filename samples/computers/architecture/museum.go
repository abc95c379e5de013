package main

// sold is the address of a number.
func sell(sold *int64, more int64) {
	*sold += more // add to that number
}

func main() {
	sold := int64(40)
	sell(&sold, 2) // & gives the address
	println(sold)
}
