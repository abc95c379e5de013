package main

import "sync"

type Stock struct {
	mu    sync.Mutex
	items map[string]int
}

func main() {
	stock := Stock{items: map[string]int{"bolt": 2}}
	backup := stock
	backup.mu.Lock()
	backup.items["bolt"] = 0 // the map is shared, the lock is not
	println(stock.items["bolt"], stock.mu.TryLock())
}
