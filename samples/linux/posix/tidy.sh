#!/bin/sh
if ! [[ -e in-use ]]; then
  rm report.txt
  echo 'report deleted'
fi
