import { expect, type Page, test } from '@playwright/test';
import { StoryFront } from '../testing/registry.js';

const LOADS = 50;
const text = (words: string) => JSON.stringify(words);
const broken = `(() => { throw new Error('the wick of maya@example.com is wet') })()`;

/** Opens the front as somebody who has not been here before, until they are given what is wanted. */
const openAs = async (page: Page, front: StoryFront, release: string): Promise<void> => {
  await expect(async () => {
    await page.context().clearCookies();
    await page.goto(front.path);
    expect(await page.content()).toContain(`"release":{"id":"${release}"`);
  }).toPass({ intervals: [20] });
};

interface Reported {
  readonly releases: readonly { readonly app: string; readonly failure?: object }[];
}

/** Lets the page say what its beacons carry: the browser's own protocol does not. */
const listen = async (page: Page): Promise<() => Promise<Reported[]>> => {
  const reports: Reported[] = [];
  await page.exposeFunction('reported', (body: string) => void reports.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob)
        void body.text().then((words) => (window as unknown as { reported(body: string): void }).reported(words));
      return send(url, body);
    };
  });
  return async () => reports;
};

test('a candidate that breaks is stopped by itself, and nobody else sees of it', async ({ page, request, baseURL }) => {
  const front = new StoryFront(baseURL ?? '');
  const stable = await front.publish(text('The lamp that burns'));
  const candidate = await front.publish(broken);
  await front.promote(stable);
  await front.order({ action: 'promote', release: candidate, percent: 50 });

  await test.step('a visitor of the candidate sees the release before, and their browser says what failed', async () => {
    const reports = await listen(page);
    await openAs(page, front, candidate);
    await expect(page.getByText('The lamp that burns')).toBeVisible();
    const ofFront = async () => (await reports()).find(({ releases }) => releases.some(({ failure }) => failure));
    await expect.poll(ofFront).toBeDefined();
    const report = await ofFront();
    expect(report?.releases.find(({ app }) => app === front.name)).toMatchObject({
      ...{ release: candidate, loads: 1 },
      failure: { kind: 'render', route: front.path },
    });
    // what this browser said, for the others that come meanwhile
    const others = Array.from({ length: LOADS - 1 }, () => request.post('/api/fronts/reports', { data: report }));
    for (const answer of await Promise.all(others)) expect(answer.status()).toBe(204);
  });

  await test.step('seconds later nobody is given it any more, and the registry says why', async () => {
    await expect.poll(async () => (await front.status())?.percent, { timeout: 15_000 }).toBe(0);
    const status = await front.status();
    expect(status).toMatchObject({ stable, candidate });
    expect(status?.stopped?.reason).toMatch(/^100\.0 % of its 50 loads failed \(render\)/);
  });

  await test.step('whoever comes now is given the stable release', async () => {
    for (const nth of [1, 2, 3, 4, 5]) {
      await page.context().clearCookies();
      await page.goto(`${front.path}?visit=${nth}`);
      expect(await page.content()).toContain(`"release":{"id":"${stable}"`);
      await expect(page.getByText('The lamp that burns')).toBeVisible();
    }
  });
});
