import type { ComponentType } from 'react';

import BloomFilter from './bloom-filter';
import HashTable from './hash-table';
import type { LabName } from './registry';

/** The labs for rendering their first frame at build time; never part of a page's JavaScript. */
export const labsOnServer: Readonly<Record<LabName, ComponentType>> = {
  'bloom-filter': BloomFilter,
  'hash-table': HashTable,
};
