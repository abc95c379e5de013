python3 forget.py killed
echo "the program ended with $?"
