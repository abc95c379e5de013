# Repeats the steps of the page's first terminal;
# with the word "cron" also those of the second.
. ./world.sh
go mod init example.com/app 2> /dev/null
go get example.com/mail 2> /dev/null
if [ "$1" = cron ]; then
  go get example.com/cron 2> /dev/null
  go mod tidy 2> /dev/null
fi
