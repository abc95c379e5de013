package main

import (
	"example.com/app/store"
	"example.com/cron"
	"example.com/mail"
)

func main() {
	cron.Wait()
	mail.Send(store.Next())
}
