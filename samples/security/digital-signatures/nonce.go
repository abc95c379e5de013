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

func hash(message string) *big.Int {
	sum := sha256.Sum256([]byte(message))
	return new(big.Int).SetBytes(sum[:])
}

func mul(a, b *big.Int) *big.Int {
	product := new(big.Int).Mul(a, b)
	return product.Mod(product, n)
}

func divide(a, b *big.Int) *big.Int {
	return mul(a, new(big.Int).ModInverse(b, n))
}

// #region sign
// sign is ECDSA: k is secret, and must be new for each message.
func sign(message string, d, k *big.Int) (r, s *big.Int) {
	r, _ = curve.ScalarBaseMult(k.Bytes())
	r.Mod(r, n)
	s = divide(new(big.Int).Add(hash(message), mul(r, d)), k)
	return r, s
}

// #endregion sign

func main() {
	// #region steal
	owner, _ := ecdsa.GenerateKey(curve, rand.Reader)
	k, _ := rand.Int(rand.Reader, n)
	verify := func(message string, r, s *big.Int) bool {
		return ecdsa.Verify(&owner.PublicKey, hash(message).Bytes(), r, s)
	}
	r1, s1 := sign("pay 100 to bob", owner.D, k)
	r2, s2 := sign("pay 20 to cai", owner.D, k) // the same k
	fmt.Println("both valid:", verify("pay 100 to bob", r1, s1),
		verify("pay 20 to cai", r2, s2))
	fmt.Println("first halves alike:", r1.Cmp(r2) == 0)

	// Now without the private key: two equations, two unknowns.
	difference := new(big.Int).Sub(hash("pay 100 to bob"),
		hash("pay 20 to cai"))
	stolenK := divide(difference, new(big.Int).Sub(s1, s2))
	rest := mul(s1, stolenK)
	rest.Sub(rest, hash("pay 100 to bob"))
	stolenD := divide(rest, r1)
	fmt.Println("private key found:", stolenD.Cmp(owner.D) == 0)

	fresh, _ := rand.Int(rand.Reader, n)
	r, s := sign("pay 900 to eve", stolenD, fresh)
	fmt.Println("pay 900 to eve:", verify("pay 900 to eve", r, s))
	// #endregion steal
}
