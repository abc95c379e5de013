import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { plannedRoutes } from '../../site/config/routes/plannedRoutes';
import { billOfMaterialsFile } from '../../tools/generator/materials/billOfMaterials';
import { builtRoutes, sitemapRoutes } from './support/builtPages';

const built = builtRoutes();

test('every planned route has its page, and no other is built', () => {
  expect(plannedRoutes).toHaveLength(166);
  expect(plannedRoutes.filter((route) => !built.includes(route))).toEqual([]);
  expect(built.filter((route) => !plannedRoutes.includes(route))).toEqual([]);
});

test('the sitemap names every page except the search, which shows what was asked for', () => {
  expect(sitemapRoutes()).toEqual(built.filter((route) => route !== '/search'));
});

test('the build carries its bill of materials', () => {
  const { bomFormat, components } = JSON.parse(readFileSync(`build/${billOfMaterialsFile}`, 'utf8')) as {
    bomFormat: string;
    components: { name: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  expect(components.map(({ name }) => name)).toContain('react');
});
