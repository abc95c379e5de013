package main

import (
	"fmt"
	"unsafe"
)

type Celsius float64

// #region words
type words struct{ kind, data uintptr }

func inside(v *any) words { return *(*words)(unsafe.Pointer(v)) }

func main() {
	var empty any
	var a, b any = Celsius(37.5), Celsius(37.5)
	var c any = 37.5
	fmt.Println("bytes:", unsafe.Sizeof(a), "empty:", inside(&empty))
	fmt.Println("same first word:",
		inside(&a).kind == inside(&b).kind,
		inside(&a).kind == inside(&c).kind)
	fmt.Println("equal:", a == b, a == c)
}

// #endregion words
