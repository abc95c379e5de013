package main

import (
	"fmt"
	"io"
)

type File struct{}

func (File) Close() error { return nil }

type Lock struct{}

func (Lock) Unlock() {}

type LockV2 struct{ Lock }

func (LockV2) Close() error { return nil } // added in a later version

type Store struct {
	File
	Lock
}

type StoreV2 struct {
	File
	LockV2
}

func main() {
	for _, v := range []any{Store{}, StoreV2{}} {
		_, ok := v.(io.Closer)
		fmt.Printf("%T closes: %t\n", v, ok)
	}
}
