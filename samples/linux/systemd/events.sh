bash boot.sh events-inside.sh
