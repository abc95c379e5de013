package main

import (
	"bytes"
	"crypto/ecdh"
	"crypto/rand"
	"crypto/tls"
	"encoding/binary"
	"fmt"
)

func vector(bytes []byte) []byte {
	return append(binary.BigEndian.AppendUint16(nil, uint16(len(bytes))),
		bytes...)
}

// publish is what the server's domain would put into DNS: a public key
// and the name that everybody may see (RFC 9849, section 4).
func publish(name string) (
	list []byte, key tls.EncryptedClientHelloKey,
) {
	private, _ := ecdh.X25519().GenerateKey(rand.Reader)
	config := []byte{7, 0, 0x20} // id; X25519, SHA-256
	config = append(config, vector(private.PublicKey().Bytes())...)
	config = append(config, vector([]byte{0, 1, 0, 1})...) // AES-128-GCM
	config = append(config, 0, byte(len(name)))            // name
	config = append(append(config, name...), 0, 0)         // no extensions
	config = append([]byte{0xfe, 0x0d}, vector(config)...)
	return vector(config), tls.EncryptedClientHelloKey{
		Config: config, PrivateKey: private.Bytes()}
}

// keyShares lists the group and size of each share of a ClientHello.
func keyShares(hello []byte) string {
	at := 38 // after type, length, version and random
	// session id, cipher suites, compression
	at += 1 + int(hello[at])
	at += 2 + int(binary.BigEndian.Uint16(hello[at:]))
	at += 1 + int(hello[at])
	text := ""
	for at += 2; at < len(hello); {
		kind := binary.BigEndian.Uint16(hello[at:])
		size := int(binary.BigEndian.Uint16(hello[at+2:]))
		if kind == 51 {
			for share := at + 6; share < at+4+size; {
				group := tls.CurveID(binary.BigEndian.Uint16(hello[share:]))
				length := int(binary.BigEndian.Uint16(hello[share+2:]))
				text += fmt.Sprintf(" %s %d", group, length)
				share += 4 + length
			}
		}
		at += 4 + size
	}
	return text
}

var list, key = publish("front.example")

// connect makes a connection to bank.example and returns the client's
// first message and the server's.
func connect(use string) (hello, answer []byte) {
	client, server := bank("bank.example")
	if use == "X25519" {
		client.CurvePreferences = []tls.CurveID{tls.X25519}
	}
	if use == "hybrid and ECH" {
		client.EncryptedClientHelloConfigList = list
		server.EncryptedClientHelloKeys =
			[]tls.EncryptedClientHelloKey{key}
	}
	wire, state, err := talk(client, server)
	if err != nil || state.ECHAccepted != (use == "hybrid and ECH") {
		panic("not as wanted")
	}
	return wire.records[0].body, wire.records[1].body
}

var uses = []string{"X25519", "hybrid", "hybrid and ECH"}
var names = []string{"bank.example", "front.example"}

func main() {
	// #region try
	// X25519, hybrid, hybrid and ECH
	for _, use := range uses {
		// the first message of each side
		hello, answer := connect(use)
		// sizes; the client's key shares with their sizes
		fmt.Printf("%s: %d bytes, shares:%s, answer: %d\n",
			use, len(hello), keyShares(hello), len(answer))
		// bank.example, front.example: which can Eve read?
		for _, name := range names {
			if bytes.Contains(hello, []byte(name)) {
				fmt.Println("  readable:", name)
			}
		}
	}
	// #endregion try
}
