package main

import (
	"encoding/json"
	"fmt"
	"time"
)

type Event struct {
	time.Time
	Name string
}

type Named struct {
	At   time.Time
	Name string
}

func main() {
	at := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	show(Event{at, "deploy"})
	show(Named{at, "deploy"})
}

func show(v any) {
	text, err := json.Marshal(v)
	fmt.Println(string(text), err)
	fmt.Println(v)
}
