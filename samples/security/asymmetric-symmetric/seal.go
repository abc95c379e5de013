package main

import (
	"crypto/ecdh"
	"crypto/hpke"
	"fmt"
)

func try(name string, kem hpke.KEM) {
	kdf, aead := hpke.HKDFSHA256(), hpke.AES128GCM()
	// #region seal
	bob, _ := kem.GenerateKey()
	public := bob.PublicKey()
	fmt.Println(name, len(public.Bytes()), "bytes")

	sent, _ := hpke.Seal(public, kdf, aead, nil,
		[]byte("pay 100 to bob"))
	read, err := hpke.Open(bob, kdf, aead, nil, sent)
	fmt.Println(len(sent), string(read), err)

	forged, _ := hpke.Seal(public, kdf, aead, nil,
		[]byte("pay 900 to eve"))
	read, err = hpke.Open(bob, kdf, aead, nil, forged)
	fmt.Println(len(forged), string(read), err)
	// #endregion seal
}

func main() {
	try("X25519", hpke.DHKEM(ecdh.X25519()))
	try("ML-KEM-768 with X25519", hpke.MLKEM768X25519())
}
