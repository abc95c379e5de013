package main

import (
	"cmp"
	"crypto/ed25519"
	"crypto/rand"
	"fmt"
	"net"
	"os"
	"strings"

	"golang.org/x/crypto/ssh"
	"golang.org/x/crypto/ssh/agent"
)

// #region impostor
// serve lets everybody in, and notes what it was given.
func serve(conn net.Conn) (got []string) {
	config := &ssh.ServerConfig{
		PasswordCallback: func(_ ssh.ConnMetadata, password []byte) (
			*ssh.Permissions, error) {
			got = append(got, fmt.Sprintf("password %q", password))
			return nil, nil
		},
		PublicKeyCallback: func(ssh.ConnMetadata, ssh.PublicKey) (
			*ssh.Permissions, error) {
			return nil, nil
		},
	}
	config.AddHostKey(newKey()) // not the key of the real server
	server, channels, requests, err := ssh.NewServerConn(conn, config)
	if err != nil {
		return nil // the client hung up
	}
	go ssh.DiscardRequests(requests)
	for channel := range channels {
		session, requests, _ := channel.Accept()
		for request := range requests {
			request.Reply(true, nil)
			switch request.Type {
			case "auth-agent-req@openssh.com":
				got = append(got, useAgent(server))
			case "exec":
				var run struct{ Command string }
				ssh.Unmarshal(request.Payload, &run)
				got = append(got, "command: "+run.Command)
				ok := make([]byte, 4)
				session.SendRequest("exit-status", false, ok)
				session.Close()
			}
		}
	}
	return got
}

// useAgent has the client's agent sign something else.
func useAgent(server *ssh.ServerConn) string {
	const kind = "auth-agent@openssh.com"
	open, requests, err := server.OpenChannel(kind, nil)
	if err != nil {
		return "agent refused"
	}
	defer open.Close()
	go ssh.DiscardRequests(requests)
	keys := agent.NewClient(open)
	if held, _ := keys.List(); len(held) > 0 {
		_, err := keys.Sign(held[0], []byte("anything"))
		if err == nil {
			return "agent signs"
		}
	}
	return "agent"
}

// #endregion impostor

func newKey() ssh.Signer {
	_, private, _ := ed25519.GenerateKey(rand.Reader)
	key, _ := ssh.NewSignerFromKey(private)
	return key
}

// #region table
var settings = []string{
	"",
	"StrictHostKeyChecking=accept-new",
	"StrictHostKeyChecking=no",
	"StrictHostKeyChecking=no UserKnownHostsFile=/dev/null",
}

func main() {
	listener, _ := net.Listen("tcp", "127.0.0.1:2201")
	prepare()
	for _, setting := range settings {
		fmt.Println(cmp.Or(setting, "no options"))
		for _, login := range []string{"password", "publickey"} {
			go connect(login, setting)
			conn, _ := listener.Accept()
			got := strings.Join(serve(conn), ", ")
			if got == "" {
				got = "nothing"
			}
			fmt.Printf("  %-9s  he gets %s\n", login, got)
		}
	}
	os.Remove("agent")
}

// #endregion table
