import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureDeploys } from '../bench/site/deploys.js';
import { installLighthouse, lighthouse } from '../bench/site/lighthouse.js';
import { benchPages } from '../bench/site/pages.js';
import { builds, weigh } from '../bench/site/ratios.js';
import {
  bytesHead,
  bytesLine,
  deployHead,
  deployLine,
  medians,
  ratioHead,
  ratioLine,
  scoreHead,
  scoreLine,
  visitHead,
  visitLine,
} from '../bench/site/report.js';
import { startSingleSite } from '../bench/site/single-site.js';
import { type BenchPage, openBrowser, type VisitFigures, visit } from '../bench/site/visit.js';
import { PlainError } from '../processes/plain-error.js';
import { findBrowser } from '../proof/browser.js';
import { startTestSystem } from '../proof/journeys.js';

const parts = ['bytes', 'visits', 'ratios', 'deploys', 'lighthouse'] as const;

/**
 * `npm run bench:site -- --runs 5`: what the composition weighs against one bundle of the same sources, how fast the four
 * pages are for somebody on a slow line with a slow phone, how soon a document names a promoted release, and what
 * Lighthouse says. Medians; asserts nothing. SITE_URL, with its DATA_DIR, measures a site that runs already; `--only bytes`
 * (needs no site; or visits, ratios, deploys, lighthouse) measures one part, `--page home` one page.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    page: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const pages = benchPages.filter(({ name }) => values.page === undefined || values.page === name);
  if (pages.length === 0) throw new PlainError(`--page is one of ${benchPages.map(({ name }) => name).join(', ')}.`);
  if (values.only && !parts.some((part) => part === values.only)) throw new PlainError(`--only ${parts.join(', ')}`);
  const wants: Wants = (part) => values.only === undefined || values.only === part;
  if (wants('bytes')) await bytes(pages);
  if (values.only !== 'bytes') await onSite(wants, { program: await findBrowser(), runs: Number(values.runs), pages });
}

type Wants = (part: (typeof parts)[number]) => boolean;

async function onSite(wants: Wants, plan: Plan): Promise<void> {
  const { SITE_URL: url, DATA_DIR: dataDir = '.data' } = process.env;
  const site = url ? { url, dataDir, ended: () => [], stop: async () => undefined } : await startTestSystem();
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`\nMedians of ${plan.runs} runs; load of this machine ${load.join(' ')}.`);
  try {
    if (wants('ratios')) await ratios(site.url, plan);
    else if (wants('visits')) tell(cold, await visits([site.url], plan));
    if (wants('deploys')) await deploys(site.dataDir);
    if (wants('lighthouse')) await scores(site.url, plan);
    const ended = site.ended();
    if (ended.length > 0) throw new PlainError(ended.join('\n'));
  } finally {
    await site.stop();
  }
}

interface Plan {
  readonly program: string | undefined;
  readonly runs: number;
  readonly pages: readonly BenchPage[];
}

interface Visited {
  readonly target: BenchPage;
  readonly figures: VisitFigures;
}

const cold = 'Cold, slow 4G, processor 4x slower';

/** Visits each page of several sites in turns, so that what the machine does beside it is the same for all. @returns by site */
async function visits(origins: readonly string[], { program, runs, pages }: Plan): Promise<Visited[][]> {
  const browser = await openBrowser(program);
  const all: Visited[][] = origins.map(() => []);
  for (const target of pages) {
    const each: VisitFigures[][] = origins.map(() => []);
    for (let run = 0; run < runs; run += 1)
      for (const [at, origin] of origins.entries()) each[at]?.push(await visit(browser, origin, target));
    for (const [at, visited] of each.entries()) all[at]?.push({ target, figures: medians(visited) });
  }
  await browser.close();
  return all;
}

function tell(title: string, [visited = []]: readonly Visited[][]): void {
  console.log(`\n${title}\n${visitHead()}`);
  for (const { target, figures } of visited) console.log(visitLine(target.name, figures));
}

async function bytes(pages: readonly BenchPage[]): Promise<void> {
  const built = await builds();
  console.log(
    `\nScripts of a cold visit, and those fetched again after its front was deployed (brotli)\n${bytesHead()}`,
  );
  for (const page of pages) console.log(bytesLine(page.name, weigh(built, page)));
}

async function ratios(url: string, plan: Plan): Promise<void> {
  const site = await startSingleSite(url);
  const [composed = [], single = []] = await visits([url, site.origin], plan);
  await site.stop();
  tell(cold, [composed]);
  tell('The same as one bundle', [single]);
  console.log(`\nThe composition against the bundle\n${ratioHead()}`);
  for (const [at, { target, figures }] of composed.entries())
    console.log(ratioLine(target.name, figures, single[at]?.figures ?? figures));
}

const DEPLOY_ROUNDS = 20;

async function deploys(dataDir: string): Promise<void> {
  const { promote, rollback } = await measureDeploys(dataDir, DEPLOY_ROUNDS);
  console.log(`\nFrom an order to the next document, over 4 web processes\n${deployHead()}`);
  console.log(deployLine('promote', promote));
  console.log(deployLine('rollback', rollback));
}

async function scores(url: string, { program, runs, pages }: Plan): Promise<void> {
  await installLighthouse();
  console.log(`\nLighthouse, its own defaults for a phone\n${scoreHead()}`);
  for (const { name, path } of pages) {
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push(await lighthouse(`${url}${path}`, program));
    console.log(scoreLine(name, medians(all)));
  }
}
