import { defineConfig } from '@playwright/test';
import type { BrowserName } from './src/other-browsers/visitor-test.js';

/** The stories for browsers that Playwright does not drive; `npm run test:browsers` starts the site and finds them. */
export default defineConfig<object, { which: BrowserName }>({
  testDir: 'src/other-browsers',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: true,
  timeout: 180_000,
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }]],
  use: { baseURL: process.env.SITE_URL ?? 'http://localhost:3000' },
  projects: [
    { name: 'firefox', use: { which: 'firefox' } },
    { name: 'webkit', use: { which: 'webkit' } },
  ],
});
