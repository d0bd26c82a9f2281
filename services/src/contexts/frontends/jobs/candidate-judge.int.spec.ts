import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseReportDto } from '@northlight/contracts';
import pg from 'pg';
import { ReportBuffer } from '../features/report-releases/report-buffer.js';
import { Registry } from '../persistence/registry.repository.js';
import { aRelease, aShell } from '../testing/builders.js';
import { FrontendsApp, sendable } from '../testing/frontends-app.js';
import { CandidateJudge } from './candidate-judge.js';
import { CandidateWatch } from './candidate-watch.js';

let app: FrontendsApp;
let watches: CandidateWatch[];
const shell = sendable(aShell());
const stable = sendable(aRelease());
const candidate = sendable(aRelease({ build: 'bbbbbbbbbb' }));
const failure = { kind: 'render', message: 'the wick is wet', stack: '', route: '/experiences' };

const status = async () => {
  const { body } = await app.call('GET /api/fronts');
  return body.find((channel: { app: string }) => channel.app === 'mfe-catalog');
};
const promote = async (order: object) => {
  const { revision } = (await status()) ?? { revision: 0 };
  return app.order('mfe-catalog', { action: 'promote', release: candidate.id, revision, ...order }).expect(200);
};
const visits = async (release: string, count: number, change: (nth: number) => object = () => ({})) => {
  for (let nth = 0; nth < count; nth++) {
    const releases = [{ app: 'mfe-catalog', release, loads: 1, longTasks: 0, ...change(nth) }];
    app.part(ReportBuffer).add(releases as ReleaseReportDto[]);
  }
  await app.part(ReportBuffer).flush();
};
/** As two workers do at the same moment. */
const look = () => Promise.all(watches.map((watch) => watch.look()));
const sql = async (text: string) => (await app.part(pg.Pool).query(text)).rows;
const lastOrder = async () =>
  (await sql('select action, who, reason from frontends.history order by at desc, revision desc'))[0];
const minutesPass = (minutes: number) =>
  sql(`update frontends.channels set since = since - interval '${minutes} minutes' where candidate is not null`);

beforeAll(async () => {
  app = await FrontendsApp.start();
  watches = [1, 2].map(() => new CandidateWatch(app.part(Registry), app.part(CandidateJudge)));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql('truncate frontends.releases, frontends.channels, frontends.history cascade');
  for (const release of [shell, stable, candidate]) await app.publish(release);
  await app.order('shell', { action: 'promote', release: shell.id, revision: 0 }).expect(200);
  await app.order('mfe-catalog', { action: 'promote', release: stable.id, revision: 0 }).expect(200);
});

describe('a candidate that breaks while it is shown', () => {
  it('is given to nobody after its fiftieth load, and says why and since when', async () => {
    await promote({ percent: 10 });
    await visits(stable.id, 60);
    await visits(candidate.id, 49, (nth) => (nth % 4 === 0 ? { failure } : {}));
    await look();
    expect(await status()).toMatchObject({
      percent: 10,
      stopped: null,
      trial: { candidate: { loads: 49, failures: 13 } },
    });

    await visits(candidate.id, 1);
    await look();
    const reason = '26.0 % of its 50 loads failed (render), 0.0 % of the 60 of stable.';
    expect(await status()).toMatchObject({
      ...{ stable: stable.id, candidate: candidate.id, percent: 0, revision: 3, trial: null, next: null },
      stopped: { reason, at: expect.stringMatching(/^20\d\d-/) },
    });
    expect(await lastOrder()).toEqual({ action: 'stop', who: 'judge', reason });
  });

  it('is judged anew when somebody promotes it again', async () => {
    await promote({ percent: 10 });
    await sql(`update frontends.channels set percent = 0, stopped = '{}', since = null where candidate is not null`);
    await promote({ percent: 10, reason: 'The wick is dry now.' });
    expect(await status()).toMatchObject({ percent: 10, stopped: null, trial: { candidate: { loads: 0 } } });
    expect(await lastOrder()).toMatchObject({ who: 'a story', reason: 'The wick is dry now.' });
  });
});

describe('a candidate that is slow', () => {
  it('is stopped by its p75', async () => {
    await promote({ percent: 10 });
    await visits(stable.id, 55, (nth) => ({ lcpMs: 900 + nth * 4 }));
    await visits(candidate.id, 55, (nth) => ({ lcpMs: 1_900 + nth * 4 }));
    await look();
    expect((await status()).stopped.reason).toMatch(
      /^LCP p75 is 2\d\d\d ms in 55 visits, 1\d\d\d ms in 55 of stable\.$/,
    );
  });
});

describe('a candidate that climbs by itself', () => {
  it('goes from 5 over 25 to everybody, each after its minutes and fifty loads', async () => {
    await promote({ rampStepMinutes: 10 });
    expect(await status()).toMatchObject({ percent: 5, next: { percent: 25, loads: 50 } });
    await visits(candidate.id, 50);
    await look();
    expect(await status()).toMatchObject({ percent: 5 });

    await minutesPass(11);
    await look();
    expect(await status()).toMatchObject({ percent: 25, revision: 3, next: { percent: 100 } });
    expect(await lastOrder()).toMatchObject({
      action: 'promote',
      who: 'judge',
      reason: expect.stringMatching(/50 loads/),
    });

    await minutesPass(11);
    await look();
    expect(await status()).toMatchObject({ stable: candidate.id, candidate: null, ramp: null, lastGood: stable.id });
  });

  it('waits where nobody comes, and is no ramp any more once a person has said a step', async () => {
    await promote({ rampStepMinutes: 1 });
    await minutesPass(500);
    await look();
    expect(await status()).toMatchObject({ percent: 5, trial: { candidate: { loads: 0 } } });
    await promote({ percent: 30 });
    await visits(candidate.id, 50);
    await minutesPass(500);
    await look();
    expect(await status()).toMatchObject({ percent: 30, ramp: null, next: null });
  });

  it('is stopped where it may not be served any more', async () => {
    await promote({ rampStepMinutes: 1 });
    await visits(candidate.id, 50);
    await minutesPass(2);
    await sql(
      `update frontends.releases set record = jsonb_set(record, '{copies}', '["react"]') where id = '${candidate.id}'`,
    );
    await look();
    expect((await status()).stopped.reason).toMatch(/^It may not climb any more: .*bundles its own copy of react/);
  });
});
