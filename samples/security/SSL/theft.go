package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/tls"
	"encoding/hex"
	"fmt"
	"strings"
)

// master is TLS 1.2's derivation of the connection's secret: P_SHA256
// with the handshake's hash (RFC 7627, section 4).
func master(premaster, hash []byte) []byte {
	sum := func(parts ...[]byte) []byte {
		mac := hmac.New(sha256.New, premaster)
		for _, part := range parts {
			mac.Write(part)
		}
		return mac.Sum(nil)
	}
	seed := append([]byte("extended master secret"), hash...)
	first := sum(seed)
	second := sum(first)
	return append(sum(first, seed), sum(second, seed)...)[:48]
}

func main() {
	// #region record
	ca, caKey := authority("Example Root")
	stolen, _ := rsa.GenerateKey(rand.Reader, 2048) // the server's key
	leaf := issue(ca, caKey, "bank.example", &stolen.PublicKey,
		day("2026-11-01"), day("2026-12-18"))
	record := func(change func(*tls.Config)) (*tap, string) {
		client, server := bank("bank.example")
		client.RootCAs.AddCert(ca)
		server.Certificates = []tls.Certificate{
			{Certificate: [][]byte{leaf.Raw}, PrivateKey: stolen}}
		var log bytes.Buffer
		client.KeyLogWriter = &log
		change(client)
		change(server)
		wire, state, err := talk(client, server)
		fmt.Println(tls.VersionName(state.Version),
			tls.CipherSuiteName(state.CipherSuite), err)
		return wire, log.String()
	}
	// #endregion record

	// #region steal
	// Years later: the recording, and the server's private key.
	steal := func(wire *tap, log string) {
		found, transcript := 0, sha256.New()
		for _, r := range wire.records {
			transcript.Write(r.body)
			for at := range max(len(r.body)-255, 0) {
				secret, err := rsa.DecryptPKCS1v15(nil, stolen,
					r.body[at:at+256])
				if err != nil || len(secret) != 48 {
					continue
				}
				found++
				secret = master(secret, transcript.Sum(nil))
				fmt.Println("  the connection's secret:",
					strings.Contains(log, hex.EncodeToString(secret)))
			}
		}
		fmt.Println("  secrets found:", found)
	}
	steal(record(func(c *tls.Config) {
		c.MaxVersion = tls.VersionTLS12
		c.CipherSuites = []uint16{tls.TLS_RSA_WITH_AES_128_GCM_SHA256}
	}))
	steal(record(func(c *tls.Config) {}))
	// #endregion steal
}
