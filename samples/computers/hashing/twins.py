import zipfile

one = bytes.fromhex(
    'd131dd02c5e6eec4693d9a0698aff95c'
    '2fcab58712467eab4004583eb8fb7f89'
    '55ad340609f4b30283e488832571415a'
    '085125e8f7cdc99fd91dbdf280373c5b'
    'd8823e3156348f5bae6dacd436c919c6'
    'dd53e2b487da03fd02396306d248cda0'
    'e99f33420f577ee8ce54b67080a80d1e'
    'c69821bcb6a8839396f9652b6ff72a70')
two = bytearray(one)
for place in (19, 45, 59, 83, 109, 123):
    two[place] ^= 0x80

PROGRAM = '''import sys
start = open(sys.argv[0], 'rb').read(20)
print('hello' if start[19] == 0x87 else 'erasing files')
'''
for name, start in (('good', one), ('evil', two)):
    with open(name, 'wb') as file:
        file.write(start)
    with zipfile.ZipFile(name, 'a') as archive:
        entry = zipfile.ZipInfo('__main__.py')
        archive.writestr(entry, PROGRAM)
