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

// message names the message in a record, if it is one of the handshake,
// or gives the data.
func message(kind byte, content []byte) string {
	if kind == 22 {
		return messages[content[0]]
	}
	return fmt.Sprintf("%q", content)
}

// openers reads the client's log of keys: a label, the client's random
// number, a secret. The first word of the label is the sender.
func openers(log string) map[string][]*opener {
	all := map[string][]*opener{}
	for line := range strings.Lines(log) {
		fields := strings.Fields(line)
		from := strings.ToLower(strings.Split(fields[0], "_")[0])
		secret, _ := hex.DecodeString(fields[2])
		all[from] = append(all[from], newOpener(secret))
	}
	return all
}

// read says how a record looks on the wire and which message it holds.
func read(r record, keys []*opener) (look, name string) {
	if r.kind == 22 {
		return "readable", message(22, r.body)
	}
	for _, key := range keys {
		content, kind, ok := key.open(r)
		if ok && (kind == 22 || kind == 23) {
			return "encrypted", message(kind, content)
		}
	}
	return "", ""
}

type seen struct {
	from, look string
	size       int
	name       string
}

// listen has the client say "pay 100 to bob", keeps all records, and
// decrypts them with the keys that the client writes into a log. It
// leaves out the records that carry neither handshake nor data: the
// dummy change_cipher_spec and the alerts that close the connection.
func listen(client, server *tls.Config) (suite string, all []seen) {
	var log bytes.Buffer
	client.KeyLogWriter = &log
	wire, state, err := talk(client, server)
	if err != nil {
		panic(err)
	}
	suite = tls.VersionName(state.Version) + " " +
		tls.CipherSuiteName(state.CipherSuite)
	keys := openers(log.String())
	for _, r := range wire.records {
		if look, name := read(r, keys[r.from]); name != "" {
			all = append(all, seen{r.from, look, len(r.body), name})
		}
	}
	return suite, all
}

func main() {
	// #region print
	// the settings of both sides
	client, server := bank("bank.example")
	// record a connection; the client's keys decrypt it
	suite, sent := listen(client, server)
	// version and cipher suite (see the next section)
	fmt.Println(suite)
	for _, m := range sent {
		// sender, what Eve sees, content, and its size:
		// encryption adds 17 bytes
		fmt.Printf("%s %-9s %4d bytes  %s\n",
			m.from, m.look, m.size, m.name)
	}
	// #endregion print
}
