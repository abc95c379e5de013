package main

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
)

// #region short
// short is SHA-256, cut to its first bits, of the nth text of a run.
func short(run, n, bits int) uint32 {
	var text [8]byte
	binary.BigEndian.PutUint32(text[:4], uint32(run))
	binary.BigEndian.PutUint32(text[4:], uint32(n))
	sum := sha256.Sum256(text[:])
	return binary.BigEndian.Uint32(sum[:]) >> (32 - bits)
}

// collision hashes texts until any two of them agree.
func collision(run, bits int) int {
	seen := map[uint32]bool{}
	for n := 1; ; n++ {
		hash := short(run, n, bits)
		if seen[hash] {
			return n
		}
		seen[hash] = true
	}
}

// preimage hashes texts until one agrees with the hash of text 0.
func preimage(run, bits int) int {
	target := short(run, 0, bits)
	for n := 1; ; n++ {
		if short(run, n, bits) == target {
			return n
		}
	}
}

// #endregion short

// #region main
func main() {
	const runs = 400
	for _, bits := range []int{6, 10, 14} {
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
