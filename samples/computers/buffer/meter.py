import os

for second in range(1, 8):
    print(f'12:00:0{second} 21.5 C')
os._exit(0)  # somebody pulls the plug
