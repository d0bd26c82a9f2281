import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { installLighthouse, lighthouse } from '../bench/site/lighthouse.js';
import { benchPages } from '../bench/site/pages.js';
import { newestReleases, weigh } from '../bench/site/ratios.js';
import { medians, ratioHead, ratioLine, scoreHead, scoreLine, visitHead, visitLine } from '../bench/site/report.js';
import { startSingleSite } from '../bench/site/single-site.js';
import { type BenchPage, openBrowser, type VisitFigures, visit } from '../bench/site/visit.js';
import { PlainError } from '../processes/plain-error.js';
import { findBrowser } from '../proof/browser.js';
import { startTestSystem } from '../proof/journeys.js';

/**
 * `npm run bench:site -- --runs 5`: how fast the four pages are for somebody on a slow line with a slow phone, what
 * Lighthouse says, and how much the composition costs against one bundle of the same sources. Medians; asserts nothing.
 * SITE_URL measures a site that runs already; `--only visits` (or ratios, lighthouse) measures one part, `--page home`
 * one page.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    page: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const runs = Number(values.runs);
  const wants = (part: string): boolean => values.only === undefined || values.only === part;
  const pages = benchPages.filter(({ name }) => values.page === undefined || values.page === name);
  if (pages.length === 0) throw new PlainError(`--page is one of ${benchPages.map(({ name }) => name).join(', ')}.`);
  const program = await findBrowser();
  const site = process.env.SITE_URL
    ? { url: process.env.SITE_URL, ended: () => [], stop: async () => undefined }
    : await startTestSystem();
  console.log(
    `Medians of ${runs} runs; load of this machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}.`,
  );
  try {
    const composed =
      wants('visits') || wants('ratios')
        ? await visits('Cold, slow 4G, processor 4x slower', site.url, { program, runs, pages })
        : [];
    if (wants('ratios')) await ratios(site.url, composed, { program, runs, pages });
    if (wants('lighthouse')) await scores(site.url, { program, runs, pages });
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

async function visits(title: string, origin: string, { program, runs, pages }: Plan): Promise<Visited[]> {
  const browser = await openBrowser(program);
  const all: Visited[] = [];
  console.log(`\n${title}\n${visitHead()}`);
  for (const target of pages) {
    const each: VisitFigures[] = [];
    for (let run = 0; run < runs; run += 1) each.push(await visit(browser, origin, target));
    all.push({ target, figures: medians(each) });
    console.log(visitLine(target.name, medians(each)));
  }
  await browser.close();
  return all;
}

async function ratios(url: string, composed: readonly Visited[], plan: Plan): Promise<void> {
  const site = await startSingleSite(url);
  const single = await visits('The same as one bundle', site.origin, plan);
  await site.stop();
  console.log(`\nThe composition against the bundle (brotli)\n${ratioHead()}`);
  const releases = newestReleases(process.cwd());
  for (const [at, { target, figures }] of composed.entries()) {
    const bundle = single[at]?.figures ?? figures;
    console.log(ratioLine(target.name, { composed: figures, bundle, weights: weigh(releases, site, target) }));
  }
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
