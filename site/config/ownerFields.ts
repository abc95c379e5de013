import { AuthorError } from '@groundwork/lib/authorError';

/** The owner's details. URLs are absolute, without credentials; `baseUrl` is a path that starts and ends with `/`. */
interface Owner {
  productName: string;
  /** Whom a note names as the author of its last change. */
  author: string;
  siteUrl: string;
  baseUrl: string;
  professionalNetwork: string;
  codeHost: string;
  cv: string;
  resume: string;
  sourceRepository: string;
}

interface Field {
  variable: string;
  expected: string;
  accepts: (value: string) => boolean;
}

const shortName = {
  expected: 'a name of 1 to 60 characters on one line',
  accepts: (value: string) => /^\S(.{0,58}\S)?$/u.test(value),
};

const webAddress = {
  expected: 'an absolute http or https URL',
  accepts: (value: string) => isWebUrl(value),
};

/** How each field is named in the environment and what it accepts. */
const ownerFields = {
  productName: { variable: 'GROUNDWORK_PRODUCT_NAME', ...shortName },
  author: { variable: 'GROUNDWORK_AUTHOR', ...shortName },
  siteUrl: {
    variable: 'GROUNDWORK_SITE_URL',
    expected: 'the origin of the site: an http or https URL without path, query or trailing slash',
    accepts: (value) => isWebUrl(value) && new URL(value).origin === value,
  },
  baseUrl: {
    variable: 'GROUNDWORK_BASE_URL',
    expected: 'a path that starts and ends with /',
    accepts: (value) => /^\/(?:[\w.~-]+\/)*$/.test(value),
  },
  professionalNetwork: { variable: 'GROUNDWORK_PROFESSIONAL_NETWORK', ...webAddress },
  codeHost: { variable: 'GROUNDWORK_CODE_HOST', ...webAddress },
  cv: { variable: 'GROUNDWORK_CV', ...webAddress },
  resume: { variable: 'GROUNDWORK_RESUME', ...webAddress },
  sourceRepository: { variable: 'GROUNDWORK_SOURCE_REPOSITORY', ...webAddress },
} satisfies Record<keyof Owner, Field>;

/**
 * Takes the defaults and the environment, and returns the owner.
 * @throws AuthorError naming the file or variable, the field, what was expected and what was found.
 */
export function ownerFrom(defaults: Owner, environment: Record<string, string | undefined>): Owner {
  const entries = (Object.keys(ownerFields) as (keyof Owner)[]).map((name) => {
    const field: Field = ownerFields[name];
    const override = environment[field.variable];
    const value: unknown = override ?? defaults[name];
    if (typeof value !== 'string' || !field.accepts(value)) {
      throw new AuthorError({
        file: 'site/config/owner.ts',
        expected: `${name}: ${field.expected}`,
        found: `${JSON.stringify(value)}${override === undefined ? '' : ` (from the environment variable ${field.variable})`}`,
        hint: override === undefined ? `correct the field ${name}` : `correct or unset ${field.variable}`,
      });
    }
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as unknown as Owner;
}

function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
