package main

import (
	"crypto/ecdh"
	"crypto/hpke"
	"fmt"
)

func try(name string, kem hpke.KEM) {
	kdf, aead := hpke.HKDFSHA256(), hpke.AES128GCM()
	// #region seal
	bob, _ := kem.GenerateKey() // the private key stays with Bob
	message := []byte("pay 100 to bob")
	// Anyone who has the public key can do this.
	sealed, _ := hpke.Seal(bob.PublicKey(), kdf, aead, nil, message)
	opened, err := hpke.Open(bob, kdf, aead, nil, sealed)
	fmt.Printf("%s: %d bytes became %d\n",
		name, len(message), len(sealed))
	fmt.Printf("  Bob: %s, %v\n", opened, err)

	eve, _ := kem.GenerateKey()
	_, err = hpke.Open(eve, kdf, aead, nil, sealed)
	fmt.Println("  Eve:", err)

	forged, _ := hpke.Seal(bob.PublicKey(), kdf, aead, nil,
		[]byte("pay 900 to eve"))
	opened, err = hpke.Open(bob, kdf, aead, nil, forged)
	fmt.Printf("  Bob: %s, %v\n", opened, err)
	// #endregion seal
	fmt.Println("  public key:", len(bob.PublicKey().Bytes()), "bytes")
}

func main() {
	try("X25519", hpke.DHKEM(ecdh.X25519()))
	try("ML-KEM-768 with X25519", hpke.MLKEM768X25519())
}
