package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// #region insert
type Node struct {
	key, height int
	left, right *Node
}

func insert(n *Node, key int, fix func(*Node) *Node) *Node {
	if n == nil {
		return &Node{key: key, height: 1}
	}
	if key < n.key {
		n.left = insert(n.left, key, fix)
	} else {
		n.right = insert(n.right, key, fix)
	}
	update(n)
	return fix(n)
}

// #endregion insert

func height(n *Node) int {
	if n == nil {
		return 0
	}
	return n.height
}

func update(n *Node) {
	n.height = 1 + max(height(n.left), height(n.right))
}

// #region rotate
func rotateRight(top *Node) *Node {
	left := top.left
	top.left, left.right = left.right, top
	update(top)
	update(left)
	return left
}

func avl(n *Node) *Node {
	switch height(n.left) - height(n.right) {
	case 2: // left-heavy
		if height(n.left.left) < height(n.left.right) {
			n.left = rotateLeft(n.left)
		}
		return rotateRight(n)
	case -2: // right-heavy: the mirror image
		if height(n.right.right) < height(n.right.left) {
			n.right = rotateRight(n.right)
		}
		return rotateLeft(n)
	}
	return n
}

// #endregion rotate

func rotateLeft(top *Node) *Node {
	right := top.right
	top.right, right.left = right.left, top
	update(top)
	update(right)
	return right
}

// #region main
func grow(keys []int, fix func(*Node) *Node) (root *Node) {
	for _, key := range keys {
		root = insert(root, key, fix)
	}
	return root
}

func main() {
	plain := func(n *Node) *Node { return n }
	shuffled := rand.New(rand.NewPCG(1, 2)).Perm(10_000)
	sorted := slices.Sorted(slices.Values(shuffled))

	fmt.Println("shuffled, plain:", grow(shuffled, plain).height)
	fmt.Println("shuffled, AVL:  ", grow(shuffled, avl).height)
	fmt.Println("sorted, plain:  ", grow(sorted, plain).height)
	fmt.Println("sorted, AVL:    ", grow(sorted, avl).height)
}

// #endregion main
