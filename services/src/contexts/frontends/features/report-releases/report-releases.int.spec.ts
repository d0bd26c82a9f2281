import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseReportDto } from '@northlight/contracts';
import pg from 'pg';
import { p75Ms } from '../../domain/figures.js';
import { ReleaseFigures } from '../../persistence/release-figures.js';
import { aRelease } from '../../testing/builders.js';
import { FrontendsApp, sendable } from '../../testing/frontends-app.js';
import { ReportBuffer } from './report-buffer.js';

let app: FrontendsApp;
const release = sendable(aRelease());
const other = sendable(aRelease({ app: 'mfe-booking', build: 'bbbbbbbbbb', routes: ['/booking'] }));
const failure = {
  kind: 'render',
  message: 'no lamp for maya@example.com',
  stack: `Error\n at Lamp (https://lumen.example/r/mfe-catalog/aaaaaaaaaa/page.js:1:20)\n at https://lumen.example/x?t=1:1:1`,
  route: '/experiences',
};
const about = ({ app: name, id }: typeof release, change: object = {}) => ({
  ...{ app: name, release: id, loads: 1, longTasks: 0 },
  ...change,
});
const report = (...releases: object[]) => app.post('/api/fronts/reports', { releases }, 'no token');
const written = () => app.part(ReportBuffer).flush();
const sql = async (text: string) => {
  await written();
  return (await app.part(pg.Pool).query(text)).rows;
};
const figures = async () => {
  await written();
  return app.part(ReleaseFigures).of([release.id, other.id], { since: new Date(0) });
};

beforeAll(async () => {
  app = await FrontendsApp.start();
  for (const one of [release, other]) await app.publish(one);
});
afterAll(() => app.stop());
beforeEach(() => app.part(pg.Pool).query('truncate frontends.release_minutes, frontends.release_errors'));

describe('what browsers report', () => {
  it('is counted by release, however many arrive at once', async () => {
    const pages = Array.from({ length: 40 }, (_, nth) =>
      report(
        about(other),
        about(release, { lcpMs: 1_000 + nth * 10, longTasks: 2, ...(nth < 3 && { failure }) }),
      ).expect(204),
    );
    await Promise.all(pages);
    const [catalog, booking] = await figures();
    expect(catalog).toMatchObject({ release: release.id, loads: 40, renderFailures: 3, longTasks: 80 });
    expect(p75Ms(catalog?.lcp ?? [])).toBeGreaterThan(1_150);
    expect(p75Ms(catalog?.lcp ?? [])).toBeLessThan(1_450);
    expect(booking).toMatchObject({ loads: 40, renderFailures: 0, lcp: [], inp: [] });
  });

  it('keeps of an error where it was, and nothing of a person', async () => {
    await report(about(release, { failure })).expect(204);
    await report(about(release, { failure: { ...failure, route: '/experience/*' } })).expect(204);
    expect(await sql('select kind, message, stack, route, count from frontends.release_errors')).toEqual([
      {
        kind: 'render',
        message: 'no lamp for <email>',
        stack: 'at Lamp (/r/mfe-catalog/aaaaaaaaaa/page.js:1:20)',
        route: '/experience/*',
        count: 2,
      },
    ]);
  });

  it('goes with its release', async () => {
    const gone = sendable(aRelease({ build: 'cccccccccc' }));
    await app.publish(gone);
    await report(about(gone, { failure })).expect(204);
    await sql(`delete from frontends.releases where id = '${gone.id}'`);
    expect(
      await sql('select release from frontends.release_minutes union select release from frontends.release_errors'),
    ).toEqual([]);
  });
});

describe('a page that means harm', () => {
  it('counts for no release that there is not, nor for one of another front', async () => {
    await report(about(release, { release: 'catalog_ffffffffff' }), about(release, { app: 'mfe-booking' })).expect(204);
    expect(await sql('select * from frontends.release_minutes')).toEqual([]);
  });

  it('counts a release once in a report', async () => {
    await report(...Array.from({ length: 20 }, () => about(release, { failure }))).expect(204);
    expect((await figures())[0]).toMatchObject({ loads: 1, renderFailures: 1 });
  });

  it.each([
    ['more loads than one', { loads: 50 }],
    ['less than none', { longTasks: -1 }],
    ['half a failure', { failure: { kind: 'render' } }],
    ['an address in place of a route', { failure: { ...failure, route: '/experiences?name=maya' } }],
    ['a stack without end', { failure: { ...failure, stack: 'x'.repeat(5_000) } }],
  ])('is refused with %s', async (_, change) => {
    await report(about(release, change)).expect(400);
  });

  it('is refused with more fronts than a page has, and with more bytes than a report', async () => {
    await report(...Array.from({ length: 21 }, () => about(release))).expect(400);
    await report(about(release, { junk: 'x'.repeat(33 * 1024) })).expect(413);
  });

  it('fills no table with ten thousand different messages, nor with as many names of releases', async () => {
    const word = (nth: number) => [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const buffer = app.part(ReportBuffer);
    for (let nth = 0; nth < 10_000; nth++) {
      const reported = { ...about(release, { failure: { ...failure, message: `no ${word(nth)}` } }) };
      buffer.add([reported as ReleaseReportDto, { ...reported, release: `catalog_${nth}` } as ReleaseReportDto]);
      if (nth % 1_000 === 0) await written();
    }
    expect(await sql('select * from frontends.release_errors')).toHaveLength(50);
    expect((await figures())[0]).toMatchObject({ loads: 10_000, renderFailures: 10_000 });
    expect(await sql('select * from frontends.release_minutes')).toHaveLength(1);
  });
});
