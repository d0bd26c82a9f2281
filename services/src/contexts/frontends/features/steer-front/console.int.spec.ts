import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FrontChangeView, FrontView, KeptReleaseView } from '@northlight/contracts';
import pg from 'pg';
import { signedIn } from '../../../../platform/http/testing/room-app.js';
import { aRelease, aShell } from '../../testing/builders.js';
import { FrontendsApp, sendable } from '../../testing/frontends-app.js';

const deployer = signedIn({ id: 7, roles: ['deployer'] });
const path = '/api/admin/fronts';
const shell = sendable(aShell());
const first = sendable(aRelease());
const second = sendable(aRelease({ build: 'bbbbbbbbbb', version: '1.1.0' }));

let app: FrontendsApp;
beforeAll(async () => {
  app = await FrontendsApp.start();
  for (const release of [shell, first, second]) await app.publish(release);
  await app.order('shell', { action: 'promote', release: shell.id, revision: 0 }).expect(200);
  await app.order('mfe-catalog', { action: 'promote', release: first.id, revision: 0 }).expect(200);
  await app.part(pg.Pool).query(
    `insert into identity.users (id, username, username_key, email, email_key, password_hash, created_at)
       overriding system value values (7, 'robin', 'robin', 'r@example.com', 'r@example.com', '$argon2id$', now())`,
  );
});
afterAll(() => app.stop());

const order = (body: object, who = deployer) => app.as(who, `POST ${path}/mfe-catalog/channel`, body);
const catalog = async (): Promise<FrontView> => {
  const { body } = await app.as(deployer, `GET ${path}`).expect(200);
  return body.find((front: FrontView) => front.app === 'mfe-catalog');
};
const history = async (query = ''): Promise<FrontChangeView[]> =>
  (await app.as(deployer, `GET ${path}/mfe-catalog/history${query}`).expect(200)).body.items;

describe('whoever may not deploy', () => {
  it.each([
    ['a visitor', {}, 401],
    ['a guest', signedIn({ id: 9 }), 403],
    ['the desk', signedIn({ id: 9, roles: ['desk'] }), 403],
    ['an operator', signedIn({ id: 9, roles: ['ops'] }), 403],
    ['a deployer without a second factor', signedIn({ roles: ['deployer'], mustSetUpSecondFactor: true }), 403],
  ])('is refused everything: %s', async (_, who, status) => {
    const reads = [path, `${path}/mfe-catalog/history`, `${path}/mfe-catalog/releases`];
    for (const address of reads) await app.as(who, `GET ${address}`).expect(status);
    await order({ action: 'kill', revision: 1, reason: 'for fun' }, who).expect(status);
    expect(await catalog()).toMatchObject({ killed: false, revision: 1 });
  });

  it('is asked for the password again at an unattended desk', async () => {
    const unattended = signedIn({ id: 7, roles: ['deployer'], mustConfirmIdentity: true });
    const { body } = await order({ action: 'rollback', revision: 1 }, unattended).expect(403);
    expect(body.code).toBe('FRESH_SIGN_IN_NEEDED');
  });
});

describe('a deployer', () => {
  it('tries a release with a tenth of the visitors, and the history says who and why', async () => {
    const reason = 'Friday, a tenth first';
    await order({ action: 'promote', release: second.id, percent: 10, revision: 1, reason }).expect(200);
    expect(await catalog()).toMatchObject({
      stable: { id: first.id },
      candidate: { id: second.id, version: '1.1.0', bytes: { entry: 9, firstVisit: 9, scripts: 9, other: 0 } },
      percent: 10,
      figures: { stable: { release: first.id, loads: 0, lcpP75Ms: null }, candidate: { release: second.id } },
      lastChange: { who: 'robin', whoId: 7, reason, from: { percent: 0 }, to: { candidate: second.id, percent: 10 } },
    });
    const { rows } = await app.part(pg.Pool).query("select who_id, what, new from log.audit where room = 'frontends'");
    expect(rows).toMatchObject([{ who_id: 7, what: 'promoted', new: { percent: 10, reason } }]);
  });

  it('who looked before a pipeline did something is told so, and nothing moves', async () => {
    const { body } = await order({ action: 'rollback', revision: 1 }).expect(409);
    expect(body.message).toBe('Someone else changed mfe-catalog. It’s now at revision 2. Please check it again.');
    expect((await catalog()).revision).toBe(2);
  });

  it('says why a front is switched off', async () => {
    await order({ action: 'kill', revision: 2 }).expect(400);
    await order({ action: 'kill', revision: 2, reason: 'It charges twice' }).expect(200);
    await order({ action: 'revive', revision: 3 }).expect(200);
    await order({ action: 'rollback', revision: 4 }).expect(200);
    expect((await history()).map(({ action, reason }) => [action, reason])).toEqual([
      ['rollback', null],
      ['revive', null],
      ['kill', 'It charges twice'],
      ['promote', 'Friday, a tenth first'],
      ['promote', null],
    ]);
  });

  it('goes through the history page by page', async () => {
    const { body } = await app.as(deployer, `GET ${path}/mfe-catalog/history?limit=2`).expect(200);
    const next = await history(`?limit=2&cursor=${body.nextCursor}`);
    expect(next.map(({ revision }) => revision)).toEqual([3, 2]);
  });

  it('is refused what a pipeline is refused', async () => {
    const { body } = await order({ action: 'promote', release: 'catalog_cccccccccc', revision: 5 }).expect(404);
    expect(body.code).toBe('RELEASE_NOT_FOUND');
    await app.as(deployer, `POST ${path}/mfe-ghost/channel`, { action: 'revive', revision: 0 }).expect(404);
  });

  it('sees of each release whether its files stay', async () => {
    const { body } = await app.as(deployer, `GET ${path}/mfe-catalog/releases`).expect(200);
    const ends = body.map(({ id, goesAfter }: KeptReleaseView) => [
      id,
      goesAfter && Date.parse(goesAfter) > Date.now(),
    ]);
    expect(Object.fromEntries(ends)).toEqual({ [first.id]: null, [second.id]: true });
  });

  it('whose account is deleted has done it without a name', async () => {
    await app.part(pg.Pool).query('delete from identity.users where id = 7');
    const [last] = await history();
    expect(last).toMatchObject({ who: null, whoId: 7 });
  });
});
