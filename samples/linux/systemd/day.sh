bash boot.sh day-inside.sh
