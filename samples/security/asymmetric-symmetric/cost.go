// #region helper
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

// #endregion helper
func main() {
	hash := sha256.New()
	bob, _ := rsa.GenerateKey(rand.Reader, 2048)
	for _, size := range []int{190, 191} {
		_, err := rsa.EncryptOAEP(hash, rand.Reader,
			&bob.PublicKey, make([]byte, size), nil)
		fmt.Println(size, "bytes:", err)
	}

	// #region measure
	block, _ := aes.NewCipher(make([]byte, 32))
	gcm, _ := cipher.NewGCMWithRandomNonce(block)
	file := make([]byte, 1<<20)
	sealed := gcm.Seal(nil, nil, file, nil)
	aesTime := perMiB(1<<20, func() { gcm.Open(nil, nil, sealed, nil) })

	small, _ := rsa.EncryptOAEP(hash, rand.Reader,
		&bob.PublicKey, file[:190], nil)
	rsaTime := perMiB(190, func() {
		rsa.DecryptOAEP(hash, nil, bob, small, nil)
	})
	// #endregion measure
	fmt.Println("RSA decrypts 1000 times slower:",
		rsaTime > 1000*aesTime)
}
