package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/rand"
	"fmt"
)

func main() {
	// #region sign
	public, private, _ := ed25519.GenerateKey(rand.Reader)
	message := []byte("pay 100 to bob")
	signature := ed25519.Sign(private, message)
	fmt.Println("signature:", len(signature), "bytes")

	ask := func(about string, m, s []byte, key ed25519.PublicKey) {
		fmt.Println(about+":", ed25519.Verify(key, m, s))
	}
	ask("as signed", message, signature, public)
	changed := bytes.Replace(message, []byte("1"), []byte("9"), 1)
	ask("one bit of the message", changed, signature, public)
	flipped := bytes.Clone(signature)
	flipped[63] ^= 1
	ask("one bit of the signature", message, flipped, public)
	other, _, _ := ed25519.GenerateKey(rand.Reader)
	ask("another public key", message, signature, other)
	ask("the same once more", message, signature, public)
	// #endregion sign
}
