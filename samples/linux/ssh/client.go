package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"

	"golang.org/x/crypto/ssh"
)

// prepare makes a user with a key in an agent, who knows the real key of
// the host bank, and types a password when asked.
func prepare() {
	home, _ := os.UserHomeDir()
	os.Mkdir(home+"/.ssh", 0o700)
	real := strings.TrimSpace(string(ssh.MarshalAuthorizedKey(newKey().PublicKey())))
	os.WriteFile(home+"/.ssh/known_hosts", []byte("bank "+real+"\n"), 0o600)
	os.WriteFile("type", []byte("#!/bin/sh\necho swordfish\n"), 0o700)
	os.Setenv("SSH_ASKPASS", "./type")
	os.Setenv("SSH_ASKPASS_REQUIRE", "force")
	os.Setenv("SSH_AUTH_SOCK", "agent")
	must("ssh-agent", "-a", "agent")
	must("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", "id")
	must("ssh-add", "-q", "id")
}

func must(command string, args ...string) {
	if out, err := exec.Command(command, args...).CombinedOutput(); err != nil {
		fmt.Printf("%s: %v\n%s", command, err, out)
		os.Exit(1)
	}
}

func options(setting string) (args []string) {
	for _, option := range strings.Fields(setting) {
		args = append(args, "-o", option)
	}
	return append(args, "-A", "bank", "cat", "payroll")
}

// #region connect
// connect calls ssh as the user would, with one way to log in.
func connect(login, setting string) {
	where := []string{"-o", "HostName=127.0.0.1", "-p", "2201",
		"-o", "HostKeyAlias=bank",
		"-o", "PreferredAuthentications=" + login}
	exec.Command("ssh", append(where, options(setting)...)...).Run()
}

// #endregion connect
