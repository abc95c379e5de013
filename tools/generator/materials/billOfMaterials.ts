import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { z } from 'zod';

import { licenceFiles } from './licences';

/** The name of the file in the build; CycloneDX names files so. */
export const billOfMaterialsFile = 'bom.cdx.json';
const lockName = 'package-lock.json';

const licence = z.union([
  z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
  z.object({ expression: z.string() }),
]);

const component = z.object({
  'bom-ref': z.string(),
  type: z.string(),
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
  licenses: z.array(licence).optional(),
});

const printed = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});

export type BillOfMaterials = z.infer<typeof printed> & { version: 1; metadata: { component: Product } };

interface Product {
  'bom-ref': string;
  type: 'application';
  name: string;
  version: string;
  licenses: { expression: string }[];
}

/**
 * Every package from which the site is made, from the lock file, as CycloneDX (specification 1.5). npm writes the list;
 * its serial number, its time and the checkout's folder are left out, so that the same source gives the same bytes.
 * @returns null where there is no lock file, because then nobody can say the versions
 * @throws Error where npm fails
 */
export async function billOfMaterials(root: string): Promise<BillOfMaterials | null> {
  if (!existsSync(path.join(root, lockName))) return null;
  const { stdout } = await promisify(execFile)(
    'npm',
    // Not --omit dev: that also omits what both the site and a check of it need.
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const { components, dependencies, ...head } = printed.parse(JSON.parse(stdout));
  const product = productOf(root);
  const needed = neededPackages(root).add(product['bom-ref']);
  const order = (a: string, b: string): number => (a < b ? -1 : 1);
  return {
    ...head,
    version: 1,
    metadata: { component: product },
    components: components
      .filter((one) => needed.has(one['bom-ref']))
      .map(withLicence)
      .sort((a, b) => order(a['bom-ref'], b['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => needed.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => needed.has(one)) }))
      .sort((a, b) => order(a.ref, b.ref)),
  };
}

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ name: z.string().optional(), version: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** Puts the list into a build. */
export function writeBillOfMaterials(folder: string, materials: BillOfMaterials | null): void {
  if (materials) writeFileSync(path.join(folder, billOfMaterialsFile), JSON.stringify(materials));
}

/** What the lock file installs without the packages that only develop or check the site, as name@version. */
function neededPackages(root: string): Set<string> {
  const { packages } = lock.parse(JSON.parse(readFileSync(path.join(root, lockName), 'utf8')));
  const needed = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && dev !== true);
  return new Set(
    needed.map(([folder, { name, version }]) => `${name ?? folder.split('node_modules/').at(-1)}@${version}`),
  );
}

function productOf(root: string): Product {
  const declared = z.object({ name: z.string(), version: z.string(), license: z.string() });
  const { name, version, license } = declared.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  return { 'bom-ref': `${name}@${version}`, type: 'application', name, version, licenses: [{ expression: license }] };
}

/** A package that declares no licence has it in a file; who read the file wrote it down. */
function withLicence(one: z.infer<typeof component>): z.infer<typeof component> {
  if (one.licenses && one.licenses.length > 0) return one;
  const read = licenceFiles[one['bom-ref']];
  return read === undefined ? one : { ...one, licenses: [{ license: { id: read } }] };
}

/** The licences of a component as SPDX identifiers or expressions; none where none is known. */
export const licencesOf = ({ licenses = [] }: z.infer<typeof component>): string[] =>
  licenses.map((one) => ('expression' in one ? one.expression : (one.license.id ?? one.license.name ?? '')));
