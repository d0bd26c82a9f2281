import { defineConfig } from '@playwright/test';

const { SITE_URL, CHROMIUM } = process.env;
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const offline = ['--disable-background-networking', '--disable-component-update'];

/** Stories on the composed site at SITE_URL; `npm test` starts that and says where it is. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  testIgnore: ['**/src/other-browsers/**', '**/src/specimens/**'],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }]],
  use: {
    baseURL: SITE_URL ?? 'http://localhost:3000',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What moves is drawn by the processor here; the journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
      args: ['--no-sandbox', ...quiet, ...offline],
    },
  },
});
