package main

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"io"
	"math/big"
	"net"
	"time"
)

// record is one TLS record as it went over the wire.
type record struct {
	from string
	kind byte
	head []byte // type, version, length: 5 bytes
	body []byte
}

// tap is the client's end of a TCP connection that keeps every record.
type tap struct {
	net.Conn
	rest    map[string][]byte
	records []record
}

func (t *tap) keep(from string, bytes []byte) {
	all := append(t.rest[from], bytes...)
	for len(all) >= 5 && len(all) >= 5+int(all[3])<<8+int(all[4]) {
		end := 5 + int(all[3])<<8 + int(all[4])
		t.records = append(t.records,
			record{from, all[0], all[:5], all[5:end]})
		all = all[end:]
	}
	t.rest[from] = all
}

func (t *tap) Read(bytes []byte) (int, error) {
	n, err := t.Conn.Read(bytes)
	t.keep("server", bytes[:n])
	return n, err
}

func (t *tap) Write(bytes []byte) (int, error) {
	t.keep("client", bytes)
	return t.Conn.Write(bytes)
}

// talk makes one connection over loopback: the client says "pay 100 to
// bob", the server says "ok". It returns what was on the wire.
func talk(client, server *tls.Config) (
	*tap, tls.ConnectionState, error,
) {
	server.SessionTicketsDisabled = true
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, tls.ConnectionState{}, err
	}
	defer listener.Close()
	done := make(chan struct{})
	go func() {
		defer close(done)
		raw, err := listener.Accept()
		if err != nil {
			return
		}
		defer raw.Close()
		conn := tls.Server(raw, server)
		if _, err := io.ReadFull(conn, make([]byte, 14)); err == nil {
			conn.Write([]byte("ok"))
		}
		conn.CloseWrite()
	}()
	raw, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		return nil, tls.ConnectionState{}, err
	}
	defer raw.Close()
	wire := &tap{Conn: raw, rest: map[string][]byte{}}
	conn := tls.Client(wire, client)
	if err := conn.Handshake(); err != nil {
		return wire, conn.ConnectionState(), err
	}
	conn.Write([]byte("pay 100 to bob"))
	io.ReadAll(conn)
	conn.Close()
	<-done
	return wire, conn.ConnectionState(), nil
}

func day(text string) time.Time {
	at, err := time.Parse(time.DateOnly, text)
	if err != nil {
		panic(err)
	}
	return at
}

// authority makes a certificate authority that signs with Ed25519.
func authority(name string) (*x509.Certificate, ed25519.PrivateKey) {
	public, private, _ := ed25519.GenerateKey(rand.Reader)
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1),
		Subject:      pkix.Name{CommonName: name},
		NotBefore:    day("2026-01-01"), NotAfter: day("2046-01-01"),
		IsCA: true, BasicConstraintsValid: true,
		KeyUsage: x509.KeyUsageCertSign,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template,
		public, private)
	if err != nil {
		panic(err)
	}
	parsed, _ := x509.ParseCertificate(der)
	return parsed, private
}

// issue has the authority sign a certificate for a name and a key.
func issue(ca *x509.Certificate, caKey ed25519.PrivateKey, name string,
	public any, from, until time.Time) *x509.Certificate {
	template := &x509.Certificate{
		SerialNumber: big.NewInt(2),
		DNSNames:     []string{name},
		NotBefore:    from, NotAfter: until,
		KeyUsage:    x509.KeyUsageDigitalSignature,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, ca, public,
		caKey)
	if err != nil {
		panic(err)
	}
	parsed, _ := x509.ParseCertificate(der)
	return parsed
}

// bank is a server's configuration for a name, and that of a client who
// trusts its authority.
func bank(name string) (client, server *tls.Config) {
	ca, caKey := authority("Example Root")
	public, private, _ := ed25519.GenerateKey(rand.Reader)
	leaf := issue(ca, caKey, name, public,
		day("2026-11-01"), day("2026-12-18"))
	roots := x509.NewCertPool()
	roots.AddCert(ca)
	now := func() time.Time { return day("2026-11-20") }
	client = &tls.Config{ServerName: name, RootCAs: roots, Time: now}
	server = &tls.Config{Time: now, Certificates: []tls.Certificate{
		{Certificate: [][]byte{leaf.Raw}, PrivateKey: private}}}
	return client, server
}
