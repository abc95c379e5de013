const lines = Buffer.alloc(200_000, 'A');
process.stdout.write(lines);
lines.fill('B'); // the next lines
