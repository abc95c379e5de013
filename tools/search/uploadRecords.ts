import { algoliasearch } from 'algoliasearch';

import { hostedSettings, type UploadedRecord } from '@groundwork/search/indexer';

interface UploadTarget {
  appId: string;
  /** A key that may write; it belongs on the owner's machine or in CI, never in the site. */
  writeKey: string;
  indexName: string;
  /** Where to send requests instead of the provider's own hosts. */
  host?: string;
}

/** Replaces the hosted index by these records and settings, with the provider's client; readers see no gap. */
export async function uploadRecords(records: readonly UploadedRecord[], target: UploadTarget): Promise<void> {
  const { appId, writeKey, indexName, host } = target;
  const client = algoliasearch(appId, writeKey, host ? { hosts: [hostOf(host)] } : undefined);
  const { taskID } = await client.setSettings({ indexName, indexSettings: hostedSettings });
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}

function hostOf(address: string): { url: string; accept: 'readWrite'; protocol: 'http' | 'https' } {
  const { host, protocol } = new URL(address);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' };
}
