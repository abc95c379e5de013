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

// climb computes the root from one block and its proof.
func climb(block string, i, n int, path [][]byte) []byte {
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
	fmt.Printf("root %x, proof %x %x\n",
		want[:4], path[0][:4], path[1][:4])

	for _, claim := range []string{"cai 2", "cai 3"} {
		got := climb(claim, 2, len(blocks), path)
		fmt.Printf("%s -> %x, proven: %v\n",
			claim, got[:4], bytes.Equal(got, want))
	}
	for _, n := range []int{1000, 1_000_000} {
		path := proof(0, make([]string, n))
		fmt.Printf("%d blocks: %d hashes, %d bytes\n",
			n, len(path), len(path)*sha256.Size)
	}
}

// #endregion main
