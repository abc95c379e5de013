package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding"
	"encoding/binary"
	"fmt"
	"hash"
	"slices"
)

var key = []byte("sixteen secrets!")

// #region server
func plain(message []byte) []byte {
	tag := sha256.Sum256(slices.Concat(key, message))
	return tag[:]
}

func proper(message []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write(message)
	return mac.Sum(nil)
}

// #endregion server

// #region extend
// padding is what SHA-256 appends to n bytes before it ends.
func padding(n int) []byte {
	zeros := (119 - n%64) % 64
	pad := append([]byte{0x80}, make([]byte, zeros)...)
	return binary.BigEndian.AppendUint64(pad, uint64(8*n))
}

// resume makes a SHA-256 that has already hashed n bytes to tag.
func resume(tag []byte, n int) hash.Hash {
	saved := append([]byte("sha\x03"), tag...) // as Go saves one
	saved = append(saved, make([]byte, 64)...)
	saved = binary.BigEndian.AppendUint64(saved, uint64(n))
	h := sha256.New()
	h.(encoding.BinaryUnmarshaler).UnmarshalBinary(saved)
	return h
}

// extend forges without the key: a longer message and its tag.
func extend(message, tag []byte, more string) ([]byte, []byte) {
	seen := 16 + len(message) // the key's length is no secret
	pad := padding(seen)
	h := resume(tag, seen+len(pad))
	h.Write([]byte(more))
	return slices.Concat(message, pad, []byte(more)), h.Sum(nil)
}

// #endregion extend

// #region main
func main() {
	message := []byte("pay 100 to bob")

	forged, tag := extend(message, plain(message), ", 900 to eve")
	fmt.Printf("%.18q ... %q\n", forged, forged[len(forged)-13:])
	fmt.Println("SHA-256(key + text):", hmac.Equal(tag, plain(forged)))

	forged, tag = extend(message, proper(message), ", 900 to eve")
	fmt.Println("HMAC-SHA-256:       ", hmac.Equal(tag, proper(forged)))
}

// #endregion main
