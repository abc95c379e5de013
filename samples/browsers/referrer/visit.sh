# ready PORT: waits until a program answers there
ready() {
  local tries=50
  until (: < /dev/tcp/127.0.0.1/$1) 2> noise; do
    ((tries--)) || return 1   # not within 5 seconds
    sleep 0.1
  done
}
# visit ADDRESS: opens it in Chromium, without a window
visit() {
  ready 8000 && timeout 60 chromium --headless --no-sandbox \
    --dump-dom "$1" > dom 2> noise
}
# end: ends the program that was started last, as Ctrl+C does
end() { kill $!; wait $! 2> noise; true; }
