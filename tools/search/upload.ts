import { owner } from '../../site/config/owner';
import { hostedRecords } from '@groundwork/search/indexer';
import { command } from '@groundwork/machine/command';
import { sitePages } from './sitePages';
import { uploadRecords } from './uploadRecords';

// npm run search:upload: sends the built pages to the hosted index.
command(async () => {
  const records = hostedRecords(await sitePages('build'), {
    site: owner.siteUrl + owner.baseUrl.replace(/\/$/, ''),
    language: 'en',
    tagOf: ({ route }) => (route.startsWith('/docs/') ? 'docs-default-current' : 'default'),
  });
  const indexName = fromEnvironment('GROUNDWORK_ALGOLIA_INDEX');
  await uploadRecords(records, {
    appId: fromEnvironment('GROUNDWORK_ALGOLIA_APP_ID'),
    writeKey: fromEnvironment('GROUNDWORK_ALGOLIA_WRITE_KEY'),
    indexName,
    ...(process.env['GROUNDWORK_ALGOLIA_HOST'] ? { host: process.env['GROUNDWORK_ALGOLIA_HOST'] } : {}),
  });
  console.log(`Uploaded ${records.length} records to ${indexName}.`);
});

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `expected the environment variable ${name}\nfound nothing\nhint: see site/config/search.ts for the hosted provider's settings`,
    );
  return value;
}
