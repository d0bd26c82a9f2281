import type { BenchProcess, BenchSystem } from './bench-system.js';
import { type LoadResult, load } from './load.js';
import { withCost } from './processor-time.js';
import { head } from './table.js';
import { type Figure, found, measureInTurns, roundSeconds } from './turns.js';

const connections = 32;
const lists = ['/api/venues', '/api/experiences', '/api/products', '/api/memberships'];
/** What a browser says that it takes. */
const browsers = 'gzip, deflate, br, zstd';
const live = '/health/live';
const [direct, through] = ['directly at the API', 'through web'];

/** Public lists beside `/health/live`, at the API and through the process before it, and what that process adds. */
export async function measureReads(system: BenchSystem, rounds: number): Promise<void> {
  const api = await system.startApi();
  const web = await system.start('web', api);
  const send = (to: BenchProcess, path: string, plan: { connections: number; acceptEncoding?: string }) => () =>
    withCost({ service: to === web ? [web.pid, api.pid] : [api.pid], postgres: system.postgres }, () =>
      load({ ports: [to.port], seconds: roundSeconds, path, ...plan }),
    );
  for (const [way, to] of [[direct, api] as const, [through, web] as const]) {
    const of = (path: string, acceptEncoding?: string): (() => Promise<LoadResult>) =>
      send(to, path, { connections, ...(acceptEncoding ? { acceptEncoding } : {}) });
    await of(live)(); // warms the process up
    head(`GET, ${connections} connections, ${way}`, [`to ${live}`]);
    const figures: Figure[] = lists.flatMap((path) => [
      { name: path, measure: of(path), to: [live] },
      { name: `${path}, as to a browser`, measure: of(path, browsers), to: [live] },
    ]);
    await measureInTurns([{ name: live, measure: of(live) }, ...figures], rounds);
  }
  head(`GET ${live}, one connection`, []);
  const alone = await measureInTurns(
    [
      { name: direct, measure: send(api, live, { connections: 1 }) },
      { name: through, measure: send(web, live, { connections: 1 }) },
    ],
    rounds,
  );
  const hop = found(alone, through).p50 - found(alone, direct).p50;
  console.log(`\nThe way through web takes ${hop.toFixed(2)} ms longer (p50).`);
  await web.stop();
  await api.stop();
}
