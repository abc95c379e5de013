# Starts the dev server, and puts its messages into the file log.
mkdir -p node_modules
npx vite "$@" > log 2>&1 &

# Waits until the server answers, at most 30 seconds.
for try in {1..300}; do
  curl -s localhost:5173 > /tmp/page && break
  sleep 0.1
done
grep Local log

# Asks for the same files as a browser that opens the page.
for file in main.ts shop.css cart.ts price.ts; do
  curl -s "localhost:5173/src/$file" > /tmp/answer
done
