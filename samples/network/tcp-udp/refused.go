package main

import (
	"fmt"
	"net"
	"time"
)

func main() {
	// #region calls
	// Nothing listens on port 9 of this machine.
	nobody := &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 9}

	_, err := net.Dial("tcp", "127.0.0.1:9")
	fmt.Println("TCP dial:", err)

	socket, err := net.DialUDP("udp", nil, nobody)
	fmt.Println("UDP dial:", err)
	for range 2 {
		_, err = socket.Write([]byte("hello"))
		fmt.Println("UDP write:", err)
		time.Sleep(50 * time.Millisecond)
	}

	loose, _ := net.ListenUDP("udp", nil)
	loose.SetDeadline(time.Now().Add(time.Second))
	for range 2 {
		_, err = loose.WriteTo([]byte("hello"), nobody)
		fmt.Println("unconnected UDP write:", err)
		time.Sleep(50 * time.Millisecond)
	}
	_, _, err = loose.ReadFrom(make([]byte, 64))
	fmt.Println("unconnected UDP read:", err)
	// #endregion calls
}
