import { journeysStep, type TestSystem } from '../proof/journeys.js';
import { findOtherBrowsers } from '../proof/other-browsers.js';
import { runSteps, summary } from '../proof/steps.js';

/** `npm run test:browsers`: the most important stories in Firefox and WebKitGTK, as the system has them. */
export async function main(): Promise<void> {
  let system: TestSystem | undefined;
  const end = (): void => void (system?.stop() ?? Promise.resolve()).then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  const total = await runSteps([
    journeysStep((started) => (system = started), {
      name: 'journeys in Firefox and WebKitGTK',
      config: 'packages/journeys/playwright.browsers.config.ts',
      browsers: findOtherBrowsers,
    }),
  ]);
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
