import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aRelease, aShell } from '../../testing/builders.js';
import { FrontendsApp, sendable } from '../../testing/frontends-app.js';

let app: FrontendsApp;
beforeAll(async () => {
  app = await FrontendsApp.start();
});
afterAll(() => app.stop());

const shell = sendable(aShell());
const first = sendable(aRelease());
const second = sendable(aRelease({ build: 'bbbbbbbbbb' }));
const promote = (release: string, revision: number) =>
  app.order('mfe-catalog', { action: 'promote', release, revision });
const history = async () => {
  const { rows } = await app
    .part(pg.Pool)
    .query('select app, revision, action, who from frontends.history order by at, revision');
  return rows;
};

beforeEach(async () => {
  await app.part(pg.Pool).query('truncate frontends.releases, frontends.channels, frontends.history cascade');
  for (const release of [shell, first, second]) await app.publish(release);
  await app.order('shell', { action: 'promote', release: shell.id, revision: 0 }).expect(200);
});

describe('two teams that promote at the same moment', () => {
  it('see one of them win and the other told so', async () => {
    await promote(first.id, 0).expect(200);
    const answers = await Promise.all([
      promote(second.id, 1),
      app.order('mfe-catalog', { action: 'kill', revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'FRONT_MOVED' });
    expect(await history()).toHaveLength(3);
  });

  it('see one of them win also when nothing was live before', async () => {
    const answers = await Promise.all([promote(first.id, 0), promote(second.id, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a team that looked at an old revision', () => {
  it('is refused, and nothing moves', async () => {
    await promote(first.id, 0).expect(200);
    const answer = await promote(second.id, 0).expect(409);
    expect(answer.body.message).toBe(
      'Someone else changed mfe-catalog. It’s now at revision 1. Please check it again.',
    );
    expect((await history()).at(-1)).toMatchObject({ app: 'mfe-catalog', revision: 1 });
  });
});

describe('a change of a channel', () => {
  it('leaves one line in the history with who did what', async () => {
    await promote(first.id, 0).expect(200);
    expect((await history()).at(-1)).toEqual({ app: 'mfe-catalog', revision: 1, action: 'promote', who: 'a story' });
  });

  it('is none when the same release is promoted again', async () => {
    await promote(first.id, 0).expect(200);
    const again = await promote(first.id, 1).expect(200);
    expect(again.body).toMatchObject({ changed: false, channel: { revision: 1 } });
    expect(await history()).toHaveLength(2);
  });
});

describe('an order of which somebody wants to know before', () => {
  it('moves nothing while it is only asked for, and is refused as it would be', async () => {
    const asked = await app.order('mfe-catalog', { action: 'promote', release: first.id, revision: 0, dryRun: true });
    expect(asked.body).toMatchObject({ changed: true, channel: { stable: first.id, revision: 1 } });
    expect(await history()).toHaveLength(1);
    const misfit = sendable(aRelease({ build: '1111111111', needs: { react: '^20.0.0' } }));
    await app.publish(misfit);
    const order = { action: 'promote', release: misfit.id, revision: 0, dryRun: true };
    expect((await app.order('mfe-catalog', order).expect(409)).body.code).toBe('FRONT_REFUSED');
  });

  it('leaves beside the history where a browser looked, and nothing where nobody did', async () => {
    const seen = { visited: ['/experiences'], notVisited: ['/venue/*'] };
    const order = { action: 'promote', release: first.id, revision: 0, ...seen };
    await app.order('mfe-catalog', order).expect(200);
    await promote(second.id, 1).expect(200);
    const { rows } = await app.part(pg.Pool).query('select * from frontends.smoke_visits');
    expect(rows).toEqual([{ app: 'mfe-catalog', revision: 1, visited: ['/experiences'], not_visited: ['/venue/*'] }]);
  });
});

describe('a shell that breaks with what the live fronts need', () => {
  const kit = '@northlight/site-kit';
  const nextShell = sendable(aShell({ build: 'cccccccccc', provides: { ...aShell().provides, [kit]: '2.0.0' } }));
  const old = sendable(aRelease({ build: 'dddddddddd', needs: { [kit]: '^1.0.0' } }));
  const next = sendable(aRelease({ build: 'eeeeeeeeee', needs: { [kit]: '^2.0.0' } }));

  it('goes live with the fronts that follow it, and not without them', async () => {
    const firstShell = sendable(aShell({ build: 'ffffffffff', provides: { ...aShell().provides, [kit]: '1.0.0' } }));
    for (const release of [firstShell, nextShell, old, next]) await app.publish(release);
    await app.order('shell', { action: 'promote', release: firstShell.id, revision: 1 }).expect(200);
    await promote(old.id, 0).expect(200);
    const order = { action: 'promote', release: nextShell.id, revision: 2 };
    expect((await app.order('shell', order).expect(409)).body).toMatchObject({ code: 'FRONT_REFUSED' });
    await app.order('shell', { ...order, together: [nextShell.id, next.id] }).expect(200);
    await app
      .order('mfe-catalog', { action: 'promote', release: next.id, revision: 1, together: [nextShell.id] })
      .expect(200);
  });
});

describe('an order that nobody may give', () => {
  it('is refused without the deploy token', async () => {
    const order = { action: 'kill', revision: 1, who: 'somebody' };
    await app.post('/api/fronts/shell/channel', order, 'not the token').expect(401);
  });

  it('is refused for a release that was never published', async () => {
    await promote('catalog_cccccccccc', 0).expect(404);
  });

  it('is refused for a front that has nothing live', async () => {
    await app.order('mfe-ghost', { action: 'kill', revision: 0 }).expect(404);
  });
});
