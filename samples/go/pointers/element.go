package main

import (
	"fmt"
	"runtime"
)

type Account struct {
	Owner   string
	Balance int
}

// #region moved
func moved() {
	accounts := []Account{{"Ada", 10}, {"Bob", 10}}
	ada := &accounts[0]
	ada.Balance += 5
	fmt.Println("through the pointer:", accounts[0].Balance)

	accounts = append(accounts, Account{"Cleo", 10}) // no room
	ada.Balance += 5
	fmt.Println("after append:", accounts[0].Balance, ada.Balance)
}

// #endregion moved

// #region held
func firstByte() *byte {
	file := make([]byte, 64<<20)
	return &file[0]
}

func copied() *byte { return new(*firstByte()) } // Go 1.26

func held() {
	p := firstByte()
	fmt.Println("MiB kept by a pointer to 1 byte:", heap())
	runtime.KeepAlive(p)
	q := copied()
	fmt.Println("MiB kept by a pointer to a copy:", heap())
	runtime.KeepAlive(q)
}

// #endregion held

func heap() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc >> 20
}

func main() {
	moved()
	held()
}
