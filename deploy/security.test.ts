import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const document = readFileSync('deploy/security.md', 'utf8');
const rows = [...document.matchAll(/^\| (V.*?) \|$/gm)].map(([, row]) => row!.split('|').map((cell) => cell.trim()));

describe('deploy/security.md', () => {
  it('says of each of the 70 points of level 1 once what holds it or why it needs nothing', () => {
    const points = rows.flatMap(([named = '']) => named.split(', '));
    expect(points.filter((point) => !/^V\d+\.\d+\.\d+$/.test(point))).toEqual([]);
    expect(new Set(points).size, 'a point is named twice').toBe(points.length);
    expect(points).toHaveLength(70);
  });

  const held = rows.filter((row) => row.length === 4);

  it.each(held.map(([point, , , heldBy]) => [point!, heldBy!]))('%s is held by %s', (_point, heldBy) => {
    const [, file = '', words = ''] = /^`([^`]+)`: (.+)$/.exec(heldBy) ?? [];
    expect(existsSync(file), `expected a file and the words of a test in it, found "${heldBy}"`).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(words);
  });

  it('says when libraries are updated', () => {
    expect(document).toMatch(/^## When libraries are updated\n\n.*within a week.*within a month/m);
  });
});

describe('the configuration of nginx', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');

  it('offers TLS 1.2 and 1.3, and nothing older', () => {
    expect(nginx).toMatch(/^ {4}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  });

  it('sends port 80 to https', () => {
    expect(nginx).toMatch(/listen 80;[^}]*return 301 https:\/\/\$host\$request_uri;\n}/);
  });
});
