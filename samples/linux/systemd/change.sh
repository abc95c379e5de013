bash boot.sh change-inside.sh
