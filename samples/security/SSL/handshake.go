package main

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"crypto/tls"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strings"
)

var kinds = map[byte]string{20: "change_cipher_spec", 21: "alert",
	22: "handshake", 23: "application_data"}

var messages = map[byte]string{1: "ClientHello", 2: "ServerHello",
	8: "EncryptedExtensions", 11: "Certificate",
	15: "CertificateVerify", 20: "Finished"}

// expand is HKDF-Expand-Label without a context: RFC 9846, section 7.1.
func expand(secret []byte, label string, length int) []byte {
	info := binary.BigEndian.AppendUint16(nil, uint16(length))
	info = append(info, byte(len("tls13 "+label)))
	info = append(append(info, "tls13 "+label...), 0)
	out, _ := hkdf.Expand(sha256.New, secret, string(info), length)
	return out
}

// #region open
// opener decrypts the records of one secret, in their order, if they are
// of TLS_AES_128_GCM_SHA256: what Go agrees on where both processors have
// instructions for AES. Without them it prefers ChaCha20-Poly1305.
type opener struct {
	aead     cipher.AEAD
	iv       []byte
	sequence uint64
}

func newOpener(secret []byte) *opener {
	block, _ := aes.NewCipher(expand(secret, "key", 16))
	aead, _ := cipher.NewGCM(block)
	return &opener{aead: aead, iv: expand(secret, "iv", 12)}
}

func (o *opener) open(r record) (content []byte, kind byte, ok bool) {
	nonce := bytes.Clone(o.iv)
	for i := range 8 {
		nonce[11-i] ^= byte(o.sequence >> (8 * i))
	}
	plain, err := o.aead.Open(nil, nonce, r.body, r.head)
	if err != nil {
		return nil, 0, false
	}
	o.sequence++
	plain = bytes.TrimRight(plain, "\x00") // padding
	return plain[:len(plain)-1], plain[len(plain)-1], true
}

// #endregion open

func name(kind byte, content []byte) string {
	switch {
	case kind == 22:
		return messages[content[0]]
	case kind == 23:
		return fmt.Sprintf("%q", content)
	}
	return kinds[kind]
}

func main() {
	client, server := bank("bank.example")
	var log bytes.Buffer
	client.KeyLogWriter = &log
	wire, state, err := talk(client, server)
	if err != nil {
		panic(err)
	}
	fmt.Println(tls.VersionName(state.Version),
		tls.CipherSuiteName(state.CipherSuite), state.CurveID)

	// #region print
	// The client's log of secrets: a label, its random, the secret.
	secrets := map[string][]*opener{}
	for line := range strings.Lines(log.String()) {
		fields := strings.Fields(line)
		from := strings.ToLower(strings.Split(fields[0], "_")[0])
		secret, _ := hex.DecodeString(fields[2])
		secrets[from] = append(secrets[from], newOpener(secret))
	}
	for _, r := range wire.records {
		shown := kinds[r.kind]
		if r.kind == 22 {
			shown = messages[r.body[0]]
		}
		inside := ""
		for _, key := range secrets[r.from] {
			if content, kind, ok := key.open(r); ok {
				inside = " = " + name(kind, content)
			}
		}
		fmt.Printf("%s %x %4d bytes  %s%s\n",
			r.from, r.head[:3], len(r.body), shown, inside)
	}
	// #endregion print
}
