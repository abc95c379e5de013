import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it } from 'vitest';

import { billOfMaterials, licencesOf, type BillOfMaterials } from './billOfMaterials';
import { acceptedLicences, acceptedPackages, licenceFiles } from './licences';

/** The list of this checkout. */
async function list(): Promise<BillOfMaterials> {
  const materials = await billOfMaterials(process.cwd());
  if (!materials) throw new Error('package-lock.json is missing');
  return materials;
}

let bill: BillOfMaterials;
beforeAll(async () => {
  bill = await list();
}, 60_000);

/** One choice of each OR and all parts of each AND have to be accepted. */
const isAccepted = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => acceptedLicences.includes(part)));

const isExcepted = (name: string): boolean =>
  Object.keys(acceptedPackages).some((accepted) => name === accepted || name.startsWith(`${accepted}-`));

describe('the bill of materials', () => {
  it('lists what the site is made of, and nothing that only checks it', () => {
    const names = bill.components.map(({ name }) => name);
    expect(names).toContain('react');
    expect(names).toContain('@docusaurus/core');
    expect(names).not.toContain('@playwright/test');
  });

  it('says the version that package.json asks for', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const versions = new Set(bill.components.map((one) => one['bom-ref']));
    expect(Object.entries(dependencies).filter(([name, version]) => !versions.has(`${name}@${version}`))).toEqual([]);
  });

  it('is the same each time, and names neither a folder nor a host', async () => {
    expect(JSON.stringify(await list())).toBe(JSON.stringify(bill));
    expect(JSON.stringify(bill)).not.toMatch(/https?:|urn:uuid|timestamp/);
    expect(bill.metadata.component.name).toBe('groundwork');
  }, 60_000);

  it('names a licence for each package, and one that we accept', () => {
    const refused = bill.components.filter((one) => {
      const licences = licencesOf(one);
      return !isExcepted(one.name) && (licences.length === 0 || !licences.every(isAccepted));
    });
    expect(refused.map((one) => `${one['bom-ref']}: ${licencesOf(one).join(', ') || 'none'}`)).toEqual([]);
  });

  it('has no exception that is not needed any more', () => {
    const names = bill.components.map(({ name }) => name);
    const isThere = (accepted: string): boolean => names.some((n) => n === accepted || n.startsWith(`${accepted}-`));
    expect(Object.keys(acceptedPackages).filter((accepted) => !isThere(accepted))).toEqual([]);
    const references = new Set(bill.components.map((one) => one['bom-ref']));
    expect(Object.keys(licenceFiles).filter((reference) => !references.has(reference))).toEqual([]);
  });

  it('refuses a licence that is not on the list', () => {
    expect(isAccepted('GPL-3.0-only')).toBe(false);
    expect(isAccepted('MIT AND GPL-3.0-only')).toBe(false);
    expect(isAccepted('(GPL-2.0-only OR MIT)')).toBe(true);
  });
});
