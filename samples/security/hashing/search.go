package main

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
)

// #region short
// short is SHA-256 cut to its first bits.
func short(text string, bits int) uint32 {
	sum := sha256.Sum256([]byte(text))
	return binary.BigEndian.Uint32(sum[:]) >> (32 - bits)
}

// collision hashes texts until any two of them agree.
func collision(run, bits int) int {
	seen := map[uint32]bool{}
	for n := 0; ; n++ {
		hash := short(fmt.Sprint(run, "/", n), bits)
		if seen[hash] {
			return n
		}
		seen[hash] = true
	}
}

// preimage hashes texts until one agrees with a given hash.
func preimage(run, bits int) int {
	target := short(fmt.Sprint("target ", run), bits)
	for n := 0; ; n++ {
		if short(fmt.Sprint(run, "/", n), bits) == target {
			return n
		}
	}
}

// #endregion short

// #region main
func main() {
	const runs = 400
	for _, bits := range []int{8, 12, 16} {
		pair, given := 0, 0
		for run := range runs {
			pair += collision(run, bits)
			given += preimage(run, bits)
		}
		fmt.Printf("%2d bits: %3d tries for a pair, %5d for a target\n",
			bits, pair/runs, given/runs)
	}
}

// #endregion main
