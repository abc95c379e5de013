// wire.go: three connections of TLS 1.3, as Eve sees them
// #region imports
package main

import (
	"bytes"
	"crypto/ecdh"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/binary"
	"fmt"
	"io"
	"math/big"
	"net"
	"time"
)

// #endregion imports
// #region certificate
// certificate makes a key and a self-signed certificate for a name.
func certificate(name string) tls.Certificate {
	public, private, _ := ed25519.GenerateKey(rand.Reader)
	now := time.Now().Truncate(time.Hour)
	what := &x509.Certificate{
		SerialNumber: big.NewInt(1), DNSNames: []string{name},
		NotBefore: now, NotAfter: now.AddDate(0, 0, 47)}
	der, _ := x509.CreateCertificate(rand.Reader, what, what,
		public, private)
	leaf, _ := x509.ParseCertificate(der)
	return tls.Certificate{Certificate: [][]byte{der},
		PrivateKey: private, Leaf: leaf}
}

// #endregion certificate
// #region ech
// publish makes what the bank would put into DNS for ECH, by RFC 9849,
// section 4: a public key, and the name that everybody may see.
func publish(name string) ([]byte, []tls.EncryptedClientHelloKey) {
	sized := func(bytes []byte) []byte {
		size := binary.BigEndian.AppendUint16(nil, uint16(len(bytes)))
		return append(size, bytes...)
	}
	private, _ := ecdh.X25519().GenerateKey(rand.Reader)
	config := []byte{7, 0, 0x20} // number, X25519 with SHA-256
	config = append(config, sized(private.PublicKey().Bytes())...)
	config = append(config, 0, 4, 0, 1, 0, 1) // SHA-256, AES-128-GCM
	config = append(config, 0, byte(len(name)))
	config = append(append(config, name...), 0, 0)
	config = append([]byte{0xfe, 0x0d}, sized(config)...)
	return sized(config), []tls.EncryptedClientHelloKey{
		{Config: config, PrivateKey: private.Bytes()}}
}

// #endregion ech
// #region tap
// tap is Eve: she keeps all bytes of a direction.
type tap struct {
	net.Conn
	out, in bytes.Buffer
}

func (t *tap) Write(b []byte) (int, error) {
	t.out.Write(b)
	return t.Conn.Write(b)
}

func (t *tap) Read(b []byte) (int, error) {
	n, err := t.Conn.Read(b)
	t.in.Write(b[:n])
	return n, err
}

// records gives the size of each record and whether it is sealed.
func records(all []byte) (text string) {
	for len(all) >= 5 {
		size := int(binary.BigEndian.Uint16(all[3:]))
		switch all[0] {
		case 22:
			text += fmt.Sprintf(" %d", size)
		case 23:
			text += fmt.Sprintf(" [%d]", size)
		}
		all = all[5+size:]
	}
	return text
}

// #endregion tap
// #region setup
func main() {
	bank := certificate("bank.example")
	roots := x509.NewCertPool()
	roots.AddCert(bank.Leaf)
	list, keys := publish("front.example")
	// #endregion setup
	for _, kind := range []string{"X25519", "hybrid", "hybrid + ECH"} {
		// #region plain
		client := &tls.Config{ServerName: "bank.example",
			RootCAs: roots, NextProtos: []string{"http/1.1"}}
		server := &tls.Config{Certificates: []tls.Certificate{bank},
			NextProtos:             []string{"http/1.1"},
			SessionTicketsDisabled: true}
		// #endregion plain
		if kind == "X25519" {
			client.CurvePreferences = []tls.CurveID{tls.X25519}
		}
		if kind == "hybrid + ECH" {
			client.EncryptedClientHelloConfigList = list
			server.EncryptedClientHelloKeys = keys
		}
		left, right := net.Pipe()
		eve := &tap{Conn: left}
		// #region talk
		go func() {
			wire := tls.Server(right, server)
			io.ReadFull(wire, make([]byte, 14))
			wire.Write([]byte("done"))
			wire.Close()
		}()
		wire := tls.Client(eve, client)
		wire.Write([]byte("pay 100 to bob"))
		io.ReadAll(wire)
		state := wire.ConnectionState()
		// #endregion talk
		fmt.Println(kind, state.CurveID,
			tls.CipherSuiteName(state.CipherSuite))
		fmt.Println("  client:" + records(eve.out.Bytes()))
		fmt.Println("  bank:  " + records(eve.in.Bytes()))
		for _, words := range []string{"bank.example", "front.example",
			"http/1.1", "pay 100 to bob"} {
			if bytes.Contains(eve.out.Bytes(), []byte(words)) {
				fmt.Println("  readable:", words)
			}
		}
	}
}
