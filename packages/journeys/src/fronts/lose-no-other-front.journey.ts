import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  type BesideTheSite,
  enterWithCart,
  isEveryFault,
  type LiveFront,
  someBuild,
  test,
} from '../testing/fronts/beside-the-site.js';
import { broken, type CodeFault } from '../testing/fronts/broken-code.js';
import { FaultProxy, type WireFault } from '../testing/fronts/fault-proxy.js';
import { go, isShown, ran } from '../testing/fronts/visit-fronts.js';

const wireFaults: readonly WireFault[] = ['missing', 'hanging', 'slow', 'altered'];
/** Those that `npm test` plays, too. */
const smoke: readonly string[] = ['missing', 'altered', 'throws at render'];
const codeFaults: readonly CodeFault[] = ['throws at import', 'throws at render', 'wrong expose', 'skew'];

/** One visitor sees the last good release of the front that is hurt, and every other as if nothing were. */
const visitAll = async (context: BrowserContext, url: string, { beside, hurt }: Story): Promise<Page> => {
  await enterWithCart(context, url);
  const page = await context.newPage();
  await page.goto(`${url}${hurt.address}`, { waitUntil: 'commit' });
  await isShown(page, hurt);
  for (const other of [...beside.fronts, beside.shell].filter((one) => one !== hurt)) {
    await go(page, other.address);
    await isShown(page, other);
    expect(await ran(page, other.stable)).toBe(other !== beside.shell);
  }
  await go(page, hurt.address);
  await isShown(page, hurt);
  return page;
};

interface Story {
  readonly beside: BesideTheSite;
  readonly hurt: LiveFront;
}

/** `EVERY_FAULT=true` has each front meet each fault; without it each fault meets one front. */
const met = (fronts: readonly LiveFront[], nth: number): readonly LiveFront[] =>
  isEveryFault ? fronts : fronts.filter((_, index) => index === nth % fronts.length);

for (const [nth, fault] of wireFaults.entries()) {
  test(`a front whose files are ${fault} on their way gives way to its last good release, and hurts no other`, {
    tag: smoke.includes(fault) ? '@smoke' : [],
  }, async ({ beside, browser }) => {
    test.slow();
    const loseOnWire = async (hurt: LiveFront): Promise<void> => {
      const proxy = await FaultProxy.before(beside.web.url);
      proxy.break(`/r/${hurt.app}/${hurt.stable.record.build}/`, fault);
      const context = await browser.newContext({ baseURL: proxy.url });
      const page = await visitAll(context, proxy.url, { beside, hurt });
      expect(await ran(page, hurt.lastGood)).toBe(true);
      if (fault !== 'slow') expect(await ran(page, hurt.stable)).toBe(false);
      await context.close();
      proxy.close();
    };
    await Promise.all(met(beside.fronts, nth).map(loseOnWire));
  });
}

for (const [nth, fault] of codeFaults.entries()) {
  test(`a front with the fault "${fault}" gives way to its last good release, and hurts no other`, {
    tag: smoke.includes(fault) ? '@smoke' : [],
  }, async ({ beside, browser }) => {
    test.slow();
    for (const hurt of met(beside.fronts, nth + wireFaults.length)) {
      const release = broken(hurt.stable, fault, someBuild());
      await beside.web.publish(release);
      await beside.web.serve(release.record, hurt.lastGood.record);
      const context = await browser.newContext({ baseURL: beside.web.url });
      const page = await visitAll(context, beside.web.url, { beside, hurt });
      expect([await ran(page, release), await ran(page, hurt.lastGood)]).toEqual([true, true]);
      await context.close();
      await beside.web.serve(hurt.stable.record, hurt.lastGood.record);
    }
  });
}
