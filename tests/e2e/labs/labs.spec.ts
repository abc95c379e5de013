import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';

import { labSite, live, openLab, ORIGIN, type LabSite } from './labPage';

const LABS = [
  'address-translation',
  'allocator',
  'binary-search-tree',
  'bloom-filter',
  'cpu-cache',
  'expression-stack',
  'hash-table',
  'inodes',
  'merkle-tree',
