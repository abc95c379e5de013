npx vite build --logLevel error "$@"
grep -o 'console.*' dist/assets/*.js
