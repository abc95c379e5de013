// late.go: the bank wants a client certificate, and refuses this one
package main

// #region imports
import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"fmt"
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
func main() {
	// #region bank
	bank := certificate("bank.example")
	stranger := certificate("client.example")
	roots := x509.NewCertPool()
	roots.AddCert(bank.Leaf)
	door, err := tls.Listen("tcp", "127.0.0.1:0", &tls.Config{
		Certificates: []tls.Certificate{bank},
		ClientAuth:   tls.RequireAndVerifyClientCert,
		ClientCAs:    x509.NewCertPool()}) // nobody
	if err != nil {
		panic(err)
	}
	go func() {
		for {
			wire, err := door.Accept()
			if err != nil {
				return
			}
			wire.(*tls.Conn).Handshake()
			wire.(*tls.Conn).NetConn().(*net.TCPConn).CloseWrite()
		}
	}()
	// #endregion bank
	versions := []uint16{tls.VersionTLS12, tls.VersionTLS13}
	for _, version := range versions {
		wire, err := net.Dial("tcp", door.Addr().String())
		if err != nil {
			panic(err)
		}
		client := tls.Client(wire, &tls.Config{MaxVersion: version,
			ServerName: "bank.example", RootCAs: roots,
			Certificates: []tls.Certificate{stranger}})
		fmt.Println(tls.VersionName(version))
		fmt.Println("  handshake:", client.Handshake())
		_, err = client.Write([]byte("pay 100 to bob"))
		fmt.Println("  write:    ", err)
		_, err = client.Read(make([]byte, 99))
		fmt.Println("  read:     ", err)
		client.Close()
	}
}
