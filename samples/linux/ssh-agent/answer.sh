#!/bin/sh
# Stands for Ann at her laptop: notes the question, and says what she
# has made up her mind to say.
cd "$(dirname "$0")" || exit
echo "$1" >> questions
[ "$(cat answer)" = yes ]
