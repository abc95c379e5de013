package main

// #region imports
import (
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"fmt"
	"hash/crc32"
	"syscall"

	"github.com/zeebo/blake3"
	"github.com/zeebo/xxh3"
)

// #endregion imports

var keep byte // so that no call is left out

func run(name string, hash func([]byte) byte) {
	short := measure(hash, 16)
	long := 16384 / measure(hash, 16384)
	fmt.Printf("%-9s%6.0f ns%7.2f GB/s\n", name, short*1e9, long/1e9)
}

func main() {
	crc := crc32.ChecksumIEEE
	run("CRC-32", func(d []byte) byte { return byte(crc(d)) })
	run("XXH3", func(d []byte) byte { return byte(xxh3.Hash(d)) })
	run("MD5", func(d []byte) byte { return md5.Sum(d)[0] })
	run("SHA-1", func(d []byte) byte { return sha1.Sum(d)[0] })
	run("SHA-256", func(d []byte) byte { return sha256.Sum256(d)[0] })
	run("SHA-512", func(d []byte) byte { return sha512.Sum512(d)[0] })
	run("SHA3-256", func(d []byte) byte { return sha3.Sum256(d)[0] })
	run("BLAKE3", func(d []byte) byte { return blake3.Sum256(d)[0] })
}

// #region measure
// measure returns the seconds of processor time of one call.
func measure(hash func([]byte) byte, size int) float64 {
	data, calls, start := make([]byte, size), 0.0, seconds()
	for seconds()-start < 0.3 {
		for range 1000 {
			keep ^= hash(data)
		}
		calls += 1000
	}
	return (seconds() - start) / calls
}

func seconds() float64 {
	var used syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &used)
	return float64(used.Utime.Nano()) / 1e9
}

// #endregion measure
