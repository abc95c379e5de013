package main

import (
	"encoding/binary"
	"fmt"
	"hash/maphash"
	"math/bits"
)

// #region murmur
const c1, c2 = 0xcc9e2d51, 0x1b873593

func scramble(block uint32) uint32 {
	return bits.RotateLeft32(block*c1, 15) * c2
}

// murmur3 hashes whole 4-byte blocks (MurmurHash3_x86_32).
func murmur3(seed uint32, blocks ...uint32) uint32 {
	h := seed
	for _, block := range blocks {
		h ^= scramble(block)
		h = bits.RotateLeft32(h, 13)*5 + 0xe6546b64
	}
	h ^= uint32(4 * len(blocks))
	h = (h ^ h>>16) * 0x85ebca6b
	h = (h ^ h>>13) * 0xc2b2ae35
	return h ^ h>>16
}

// #endregion murmur

// #region twin
// inverse of an odd number modulo 2^32: each round doubles what fits.
func inverse(odd uint32) uint32 {
	x := odd
	for range 5 {
		x *= 2 - odd*x
	}
	return x
}

// unscramble finds the block that scramble turns into h.
func unscramble(h uint32) uint32 {
	return bits.RotateLeft32(h*inverse(c2), -15) * inverse(c1)
}

// twin returns two other blocks with the same hash, for every seed:
// bit 18 of the first becomes bit 31, and the second takes it back.
func twin(first, second uint32) (uint32, uint32) {
	return unscramble(scramble(first) ^ 1<<18),
		unscramble(scramble(second) ^ 1<<31)
}

// #endregion twin

func text(blocks ...uint32) []byte {
	var out []byte
	for _, block := range blocks {
		out = binary.LittleEndian.AppendUint32(out, block)
	}
	return out
}

// #region count
func main() {
	a, b := uint32(0x72657375), uint32(0x3130302d) // "user-001"
	c, d := twin(a, b)
	fmt.Printf("%q and %q\n", text(a, b), text(c, d))

	murmur, keyed := 0, 0
	for seed := range uint32(100_000) {
		if murmur3(seed, a, b) == murmur3(seed, c, d) {
			murmur++
		}
		secret := maphash.MakeSeed()
		if maphash.Bytes(secret, text(a, b)) ==
			maphash.Bytes(secret, text(c, d)) {
			keyed++
		}
	}
	fmt.Println("MurmurHash3: equal for", murmur, "of 100000 seeds")
	fmt.Println("maphash:     equal for", keyed, "of 100000 seeds")
}

// #endregion count
