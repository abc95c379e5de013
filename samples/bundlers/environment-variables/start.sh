node -p 'JSON.stringify({ address: process.env.API_URL })' \
  > dist/config.json
