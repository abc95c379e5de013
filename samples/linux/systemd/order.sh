bash boot.sh order-inside.sh
