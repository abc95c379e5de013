package main

func trade(tea, coffee chan string) {
	<-tea
	coffee <- "coffee"
}

func main() {
	tea := make(chan string)
	coffee := make(chan string)
	go trade(tea, coffee)
	<-coffee
	tea <- "tea"
}
