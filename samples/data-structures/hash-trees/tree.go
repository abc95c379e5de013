package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"math/bits"
)

// #region tree
func leaf(block string) []byte { return sha([]byte{0}, []byte(block)) }
func node(l, r []byte) []byte  { return sha([]byte{1}, l, r) }

func sha(parts ...[]byte) []byte {
	h := sha256.Sum256(bytes.Join(parts, nil))
	return h[:]
}

func root(blocks []string) []byte {
	if len(blocks) == 1 {
		return leaf(blocks[0])
	}
	k := split(len(blocks))
	return node(root(blocks[:k]), root(blocks[k:]))
}

// split is the largest power of two below n.
func split(n int) int { return 1 << (bits.Len(uint(n-1)) - 1) }

// #endregion tree

// #region proof
// proof lists the sibling hashes on the way from block i to the root.
func proof(i int, blocks []string) [][]byte {
	if len(blocks) == 1 {
		return nil
	}
	k := split(len(blocks))
	if i < k {
		return append(proof(i, blocks[:k]), root(blocks[k:]))
	}
	return append(proof(i-k, blocks[k:]), root(blocks[:k]))
}

// climb computes the root from block i of n and its proof.
func climb(block string, i, n int, path [][]byte) []byte {
	if i >= n || (n == 1) != (len(path) == 0) {
		return nil // no such block, or too many or too few hashes
	}
	if n == 1 {
		return leaf(block)
	}
	k, last := split(n), len(path)-1
	if i < k {
		return node(climb(block, i, k, path[:last]), path[last])
	}
	return node(path[last], climb(block, i-k, n-k, path[:last]))
}

// #endregion proof

// #region main
func main() {
	blocks := []string{"ann 5", "bob 9", "cai 2", "dan 7"}
	want := root(blocks)
	path := proof(2, blocks)
	fmt.Printf("root %.4x, proof %.4x\n", want, path)

	claim := func(block string, i, n int) {
		got := climb(block, i, n, path)
		fmt.Printf("%s is block %d of %d: %.4x, proven: %v\n",
			block, i, n, got, bytes.Equal(got, want))
	}
	claim("cai 2", 2, 4)
	claim("cai 3", 2, 4)
	claim("cai 2", 4, 6) // the sender lies about the count

	for _, n := range []int{1000, 1_000_000} {
		path := proof(0, make([]string, n))
		fmt.Printf("%d blocks: %d hashes, %d bytes\n",
			n, len(path), len(path)*sha256.Size)
	}
}

// #endregion main
