import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { personalDataPage } from '../../platform/privacy/personal-data-page.js';
import { personalData } from '../personal-data.js';

/** Writes docs/reference/personal-data.md anew; run at the root of the clone. */
const page = 'docs/reference/personal-data.md';
mkdirSync(dirname(page), { recursive: true });
writeFileSync(page, personalDataPage(personalData));
console.log(`${page} is up to date.`);
