insmod older.ko
