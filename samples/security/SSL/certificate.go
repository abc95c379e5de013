package main

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/x509"
	"fmt"
)

func main() {
	// #region check
	ca, caKey := authority("Example Root")
	public, _, _ := ed25519.GenerateKey(rand.Reader)
	leaf := issue(ca, caKey, "bank.example", public,
		day("2029-03-15"), day("2029-05-01"))
	trusted := x509.NewCertPool()
	trusted.AddCert(ca)

	check := func(name, today string, roots *x509.CertPool) {
		_, err := leaf.Verify(x509.VerifyOptions{
			DNSName: name, Roots: roots, CurrentTime: day(today)})
		fmt.Println(err)
	}
	check("bank.example", "2029-04-01", trusted)
	check("shop.example", "2029-04-01", trusted)
	check("bank.example", "2029-05-02", trusted)
	check("bank.example", "2029-04-01", x509.NewCertPool())
	// #endregion check
}
