package main

type Counter struct{ Count int }

func (c *Counter) Add() { c.Count++ }

func main() {
	byName := map[string]Counter{"visits": {}}
	byName["visits"].Add()
	byName["visits"].Count++
	fresh().Add()
}

func fresh() Counter { return Counter{} }
