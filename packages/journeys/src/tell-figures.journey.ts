import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What the start of the site under test has noted of its processes. */
interface Noted {
  readonly pids: Readonly<Record<string, number>>;
  readonly metricsUrls: Readonly<Record<string, string>>;
}

test('an operator finds the figures of each process where the start has noted them', async ({ request }) => {
  const folder = process.env.DATA_DIR ?? join(import.meta.dirname, '../../../.data');
  const { pids, metricsUrls } = JSON.parse(readFileSync(join(folder, 'local.json'), 'utf8')) as Noted;
  const ofTheProduct = Object.keys(pids).filter((name) => name !== 'sandbox'); // that one is of the payment provider
  expect(Object.keys(metricsUrls).sort()).toEqual(ofTheProduct.sort());
  for (const url of Object.values(metricsUrls)) {
    expect(await (await request.get(url)).text()).toContain('process_cpu_seconds_total');
  }
});
