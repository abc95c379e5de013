#!/bin/sh
if ! [[ -e in-use ]]; then
  echo 'nobody uses it, so it is deleted'
fi
