import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/** Every specimen of site-kit, out of the files that `npm run specimens -- build` has written; needs no server. */
export default defineConfig({
  ...base,
  testDir: 'src/specimens',
  testIgnore: [],
});
