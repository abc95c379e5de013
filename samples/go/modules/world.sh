python3 publish.py
export GOPROXY=file://$PWD/proxy GOSUMDB=off
cd app
