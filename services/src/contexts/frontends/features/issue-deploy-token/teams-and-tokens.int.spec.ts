import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiRoutes } from '@northlight/contracts/routes';
import pg from 'pg';
import { aRelease, aShell } from '../../testing/builders.js';
import { deployToken, FrontendsApp, sendable } from '../../testing/frontends-app.js';

let app: FrontendsApp;
/** What is at /events at first, and what a later release answers besides. */
const events = sendable(aRelease({ app: 'mfe-events', routes: ['/events', '/events/*'] }));
const wider = sendable(aRelease({ app: 'mfe-events', build: 'bbbbbbbbbb', routes: ['/events', '/parties/*'] }));
const catalog = sendable(aRelease());
const shell = sendable(aShell());

const issue = async (front: string, name = `${front} pipeline`) => {
  const { body } = await app.post(`/api/fronts/${front}/tokens`, { name, days: 90 }).expect(201);
  return body;
};
const promote = (release: typeof events, revision: number, token: string) =>
  app.post(`/api/fronts/${release.app}/channel`, { action: 'promote', release: release.id, revision }, token);

beforeAll(async () => {
  app = await FrontendsApp.start();
  for (const release of [shell, catalog, events, wider]) await app.publish(release);
  await app.order('shell', { action: 'promote', release: shell.id, revision: 0 }).expect(200);
  await app.register('mfe-events', { team: 'events', routes: ['/events/*'] }).expect(200);
  await app.register('mfe-catalog', { team: 'catalog', routes: ['/experiences'] }).expect(200);
  await app.register('shell', { team: 'shell', routes: [] }).expect(200);
});
afterAll(() => app.stop());

describe('what a token may do', () => {
  const fronts = ['mfe-events', 'mfe-catalog', 'shell'] as const;
  const ofFronts = apiRoutes.filter(({ access }) => access === 'deploy-token');
  const ofOperators = apiRoutes.filter(({ access }) => access === 'operator-token');
  /** The statuses that only a token's power decides; anything else was let in. */
  const isLetIn = (status: number) => status !== 401 && status !== 403;
  const call = async (route: (typeof apiRoutes)[number], front: string, token: string) => {
    const path = route.path.replace(':app', front).replace(/:\w+/g, '000000000000');
    const hasNoApp = route.method === 'GET' || route.name === 'linkPreview';
    return (await app.call(`${route.method} ${path}`, hasNoApp ? undefined : { app: front }, token)).status;
  };
  const table = fronts.flatMap((own) =>
    [...ofFronts, ...ofOperators].map((route) => ({ own, route, name: route.name })),
  );

  it.each(table)('with that of $own: $name', async ({ own, route }) => {
    const { token } = await issue(own);
    for (const front of fronts) {
      const namesOne = route.path.includes(':app') || route.name === 'publishRelease';
      const allowed = route.access === 'deploy-token' && (front === own || !namesOne);
      expect([front, isLetIn(await call(route, front, token))]).toEqual([front, allowed]);
    }
  });

  it.each([...ofFronts, ...ofOperators])('is all with that of the operators: $name', async (route) => {
    for (const front of fronts) expect(isLetIn(await call(route, front, deployToken))).toBe(true);
  });

  it.each(['', 'nlt_000000000000_x', `nlt_000000000000_${'x'.repeat(43)}`])('is nothing with %j', async (token) => {
    for (const route of [...ofFronts, ...ofOperators]) expect(await call(route, 'mfe-events', token)).toBe(401);
  });
});

describe('a team with a token of its front', () => {
  it('releases it, and the history has the name of the token, whatever else is sent', async () => {
    const { token } = await issue('mfe-events', 'events pipeline');
    const order = { action: 'promote', release: events.id, revision: 0, who: 'the president' };
    await app.post('/api/fronts/mfe-events/channel', order, token).expect(200);
    const { rows } = await app.part(pg.Pool).query("select who from frontends.history where app = 'mfe-events'");
    expect(rows).toEqual([{ who: 'events pipeline' }]);
  });

  it('answers no address that is not registered for it', async () => {
    const { token } = await issue('mfe-events');
    const { body } = await promote(wider, 1, token).expect(409);
    expect(body.message).toContain('answers /parties/*, which isn’t a route of its team.');
    await app.register('mfe-events', { team: 'events', routes: ['/events/*', '/parties/*'] }).expect(200);
    await app
      .post(
        '/api/fronts/mfe-events/channel',
        { action: 'promote', release: wider.id, revision: 1, retire: true },
        token,
      )
      .expect(200);
  });

  it('is not given an address that another front answers, or is registered for', async () => {
    const { body } = await app.register('mfe-events', { team: 'events', routes: ['/experiences'] }).expect(409);
    expect(body.message).toBe('/experiences belongs to mfe-catalog already.');
  });
});

describe('a token', () => {
  it('is listed without its secret, and with when it was used', async () => {
    const { id, token } = await issue('mfe-catalog', 'the catalog’s pipeline');
    await app.call('GET /api/fronts', undefined, token).expect(200);
    const { body } = await app.call('GET /api/fronts/tokens', undefined, deployToken).expect(200);
    const listed = body.find((one: { id: string }) => one.id === id);
    expect(listed).toMatchObject({ app: 'mfe-catalog', name: 'the catalog’s pipeline', revokedAt: null });
    expect(listed.lastUsedAt).toMatch(/:00\.000Z$/);
    const { rows } = await app.part(pg.Pool).query('select * from frontends.deploy_tokens');
    expect(JSON.stringify([body, rows])).not.toContain(token.replace(/^nlt_[0-9a-f]{12}_/, '')); // a secret may have a _
  });

  it('ends when it is revoked', async () => {
    const { id, token } = await issue('mfe-catalog', 'lost');
    await app.post(`/api/fronts/tokens/${id}/revoke`, {}).expect(200);
    const { body } = await app.call('GET /api/fronts', undefined, token).expect(401);
    expect(body.message).toBe('The deploy token “lost” was revoked. Ask the operators for a new one.');
  });

  it('ends on its day', async () => {
    const { id, token } = await issue('mfe-catalog', 'old');
    await app.part(pg.Pool).query("update frontends.deploy_tokens set expires_at = '2026-01-02' where id = $1", [id]);
    const { body } = await app.call('GET /api/fronts', undefined, token).expect(401);
    expect(body.message).toBe('The deploy token “old” expired on 2026-01-02. Ask the operators for a new one.');
  });

  it('is replaced without a moment in which the pipeline has none', async () => {
    const old = await issue('mfe-catalog', 'rotated');
    const { body: next } = await app.post(`/api/fronts/tokens/${old.id}/rotate`, {}).expect(201);
    for (const { token } of [old, next]) await app.call('GET /api/fronts', undefined, token).expect(200);
    expect(next).toMatchObject({ app: 'mfe-catalog', name: 'rotated' });
    const { rows } = await app
      .part(pg.Pool)
      .query(
        "select extract(epoch from expires_at - now()) / 86400 as days from frontends.deploy_tokens where name = 'rotated' order by 1",
      );
    expect(rows.map(({ days }) => Math.round(days))).toEqual([1, 90]);
  });

  it('is issued for a front that is registered, and no other', async () => {
    await app.post('/api/fronts/mfe-ghost/tokens', { name: 'x', days: 1 }).expect(404);
    await app.post('/api/fronts/tokens/000000000000/rotate', {}).expect(404);
  });
});
