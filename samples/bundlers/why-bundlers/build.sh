rm -rf dist
npx esbuild later.js --bundle --splitting --format=esm \
  --outdir=dist --entry-names=[name]-[hash] \
  --log-level=error
ls dist
