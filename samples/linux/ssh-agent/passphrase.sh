#!/bin/sh
# Shows the question, and types Ann's passphrase in her place.
echo "$1" >&2
echo correct-horse
