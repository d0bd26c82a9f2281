import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { observe } from './observe.js';

/** Slow 4G as Chromium's tools and Lighthouse's applied throttling have it: each request waits 562.5 ms, 1.44 Mbit/s. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const processorSlowedBy = 4;
/** Late pictures and late scripts have this long to come; the network alone says too early that it is quiet. */
const settleMs = 1_500;

/** What one cold visit cost. Times in ms, bytes as they came over the wire. */
export interface VisitFigures {
  readonly fcp: number;
  readonly lcp: number;
  /** Shifts until the page had come. */
  readonly loadCls: number;
  /** Those, and what moved while it was used. */
  readonly cls: number;
  readonly inp: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly allBytes: number;
}

/** A page, and what its visitor does once it is there: each step is one interaction. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly interact: (page: Page) => Promise<void>;
}

/** The part of the figures that the page itself observes. */
interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  inp: number;
}

/** Opens a browser that measures. @param program its path; undefined: Playwright's own */
export const openBrowser = (program: string | undefined): Promise<Browser> =>
  chromium.launch({ ...(program ? { executablePath: program } : {}), args: ['--no-sandbox', '--disable-gpu'] });

/** Visits a page with nothing in the cache, on a slow network and a slow processor. */
export const visit = async (browser: Browser, origin: string, target: BenchPage): Promise<VisitFigures> => {
  const context = await browser.newContext(phone);
  try {
    return await measured(context, origin, target);
  } finally {
    await context.close();
  }
};

const measured = async (context: BrowserContext, origin: string, target: BenchPage): Promise<VisitFigures> => {
  const page = await context.newPage();
  const wire = await slowed(page, context);
  await page.addInitScript({ content: observe });
  await page.goto(`${origin}${target.path}`, { waitUntil: 'load', timeout: 120_000 });
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleMs);
  const arrived = { ...wire, loadCls: await page.evaluate<number>('window.seen.cls') };
  await target.interact(page);
  const seen = await page.evaluate<Seen>('window.seen');
  return { ...seen, ...arrived };
};

/** Slows a page down and counts what it fetches. */
const slowed = async (page: Page, context: BrowserContext) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowedBy });
  return counted(session);
};

const counted = (session: CDPSession) => {
  const wire = { scriptBytes: 0, requests: 0, allBytes: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    wire.requests += 1;
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire.allBytes += encodedDataLength;
    if (scripts.has(requestId)) wire.scriptBytes += encodedDataLength;
  });
  return wire;
};
