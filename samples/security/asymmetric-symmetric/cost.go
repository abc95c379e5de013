package main

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"fmt"
	"time"
)

// perMiB is the shortest of five runs, scaled to a MiB of content.
func perMiB(size int, run func()) time.Duration {
	best := time.Hour
	for range 5 {
		start := time.Now()
		run()
		best = min(best, time.Since(start))
	}
	return best * (1 << 20) / time.Duration(size)
}

func main() {
	// #region limit
	private, _ := rsa.GenerateKey(rand.Reader, 2048)
	hash, label := sha256.New(), []byte{}
	for _, size := range []int{190, 191} {
		_, err := rsa.EncryptOAEP(hash, rand.Reader,
			&private.PublicKey, make([]byte, size), label)
		fmt.Println(size, "bytes by RSA-2048:", err)
	}
	// #endregion limit

	// #region cost
	block, _ := aes.NewCipher(make([]byte, 32))
	gcm, _ := cipher.NewGCMWithRandomNonce(block)
	file := make([]byte, 1<<20)
	sealed := gcm.Seal(nil, nil, file, nil)
	aesTime := perMiB(1<<20, func() { gcm.Open(nil, nil, sealed, nil) })

	small, _ := rsa.EncryptOAEP(hash, rand.Reader,
		&private.PublicKey, file[:190], label)
	rsaTime := perMiB(190, func() {
		rsa.DecryptOAEP(hash, nil, private, small, label)
	})
	fmt.Println("AES adds", len(sealed)-len(file), "bytes to a MiB")
	fmt.Println("RSA would need", (1<<20+189)/190, "blocks, adding",
		(1<<20+189)/190*256-1<<20, "bytes")
	fmt.Println("RSA decrypts 1000 times slower:",
		rsaTime > 1000*aesTime)
	// #endregion cost
}
