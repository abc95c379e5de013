#!/bin/sh
# Stands for the person at the keyboard: shows the question, says yes.
echo "$1" >&2
echo yes
