import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface RunningSite {
  readonly url: string;
  readonly metricsUrls: Readonly<Record<'api' | 'web', string>>;
}

/** Slots of the demo are open for weeks. */
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const paths = {
  'document of the home page': '/',
  'document of the venues': '/venues',
  'shared read': '/api/venues',
  availability: `/api/availability?venueId=1&experienceId=1&date=${inAWeek}`,
} as const;
const REQUESTS = 1_500;
const AT_ONCE = 8;

/**
 * Prints what some requests of a site that runs cost its processes, by their own counters: other work on the machine does not
 * change it much.
 * @param dataDir of the site, as `npm start` has it
 */
export async function measureTimes(dataDir: string): Promise<void> {
  const site = JSON.parse(readFileSync(join(dataDir, 'local.json'), 'utf8')) as RunningSite;
  console.log('| request | ms of web | ms of api |\n|---|---|---|');
  for (const [name, path] of Object.entries(paths)) {
    await ask(site.url + path, REQUESTS / 5);
    const before = await processorSeconds(site);
    await ask(site.url + path, REQUESTS);
    const after = await processorSeconds(site);
    const [web, api] = after.map((seconds, nth) => ((seconds - (before[nth] ?? 0)) * 1_000) / REQUESTS);
    console.log(`| ${name} | ${web?.toFixed(2)} | ${api?.toFixed(2)} |`);
  }
}

async function ask(url: string, count: number): Promise<void> {
  let left = count;
  const askOn = async (): Promise<void> => {
    while (left-- > 0) {
      const response = await fetch(url, { headers: { accept: 'text/html, application/json' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
}

const processorSeconds = ({ metricsUrls: { web, api } }: RunningSite): Promise<number[]> =>
  Promise.all(
    [web, api].map(async (url) => {
      const text = await (await fetch(url)).text();
      return Number(/^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1]);
    }),
  );
