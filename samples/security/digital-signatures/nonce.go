package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"math/big"
)

var curve = elliptic.P256()
var n = curve.Params().N

func digest(message string) *big.Int {
	sum := sha256.Sum256([]byte(message))
	return new(big.Int).SetBytes(sum[:])
}

func subtract(a, b *big.Int) *big.Int {
	return new(big.Int).Mod(new(big.Int).Sub(a, b), n)
}

func multiply(a, b *big.Int) *big.Int {
	return new(big.Int).Mod(new(big.Int).Mul(a, b), n)
}

func divide(a, b *big.Int) *big.Int {
	return multiply(a, new(big.Int).ModInverse(b, n))
}

// sign is ECDSA with a nonce k from the caller: never do that.
func sign(message string, d, k *big.Int) (r, s *big.Int) {
	r, _ = curve.ScalarBaseMult(k.FillBytes(make([]byte, 32)))
	r.Mod(r, n)
	sum := new(big.Int).Add(digest(message), multiply(r, d))
	return r, divide(sum, k)
}

func main() {
	ann, _ := ecdsa.GenerateKey(curve, rand.Reader)
	d := ann.D
	k, _ := rand.Int(rand.Reader, n)
	fresh, _ := rand.Int(rand.Reader, n)
	verify := func(message string, r, s *big.Int) bool {
		return ecdsa.Verify(&ann.PublicKey,
			digest(message).FillBytes(make([]byte, 32)), r, s)
	}

	// #region steal
	// Ann uses k twice. Cmp 0 means equal.
	r1, s1 := sign("pay 100 to bob", d, k)
	r2, s2 := sign("pay 20 to cai", d, k)
	fmt.Println("same r:", r1.Cmp(r2) == 0)

	// For each signature: k*s = h + r*d.
	// Subtract: k*(s1 - s2) = h1 - h2.
	h1 := digest("pay 100 to bob")
	h2 := digest("pay 20 to cai")
	foundK := divide(subtract(h1, h2),
		subtract(s1, s2))
	foundD := divide(subtract(
		multiply(s1, foundK), h1), r1)
	fmt.Println("key found:", foundD.Cmp(d) == 0)

	// Eve signs, with a fresh nonce.
	// verify asks Go's own ECDSA.
	r, s := sign("pay 900 to eve", foundD, fresh)
	fmt.Println("valid:", verify("pay 900 to eve", r, s))
	// #endregion steal
}
