import { run } from '../processes/run.js';
import { chromium } from './browser.js';
import { playJourneys } from './play-journeys.js';
import type { Step, StepResult } from './steps.js';

/** Storybook's own command line. */
export const storybook = {
  script: 'node_modules/storybook/dist/bin/dispatcher.js',
  args: ['--config-dir', 'packages/specimens/config', '--disable-telemetry'],
  /** Nothing about this clone is sent anywhere, and nothing is asked for. */
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', CI: 'true' },
} as const;

/** Where the specimens are written as files; the journeys read them there. */
export const specimensFolder = 'packages/specimens/dist/site';

export const buildSpecimens = () =>
  run(process.execPath, [storybook.script, 'build', ...storybook.args, '--output-dir', specimensFolder], {
    env: storybook.env,
  });

/** Builds every specimen of site-kit and looks at each in a browser, in both themes. */
export function specimensStep(): Step {
  const work = async (): Promise<StepResult> => {
    const { code, output } = await buildSpecimens();
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, output };
    return playJourneys('packages/journeys/playwright.specimens.config.ts', await chromium());
  };
  return { name: 'specimens of site-kit, built and accessible', isLong: true, work };
}
