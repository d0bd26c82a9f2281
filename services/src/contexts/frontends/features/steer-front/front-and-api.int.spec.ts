import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WireUses } from '@northlight/contracts/routes';
import pg from 'pg';
import { misfitsOfLiveFronts } from '../../persistence/misfits-of-live-fronts.js';
import { aRelease, aShell } from '../../testing/builders.js';
import { FrontendsApp, sendable } from '../../testing/frontends-app.js';

let app: FrontendsApp;
const shell = sendable(aShell());
const reading = (field: string): string => JSON.stringify(needing(field));
const needing = (field: string): WireUses => ({
  operations: {
    listVenues: { call: 'GET /api/venues', at: 'src/use-venues.ts:1', reads: [`[].${field}`], sends: [], needed: [] },
  },
  names: { [field]: 'src/pages/venue-page.tsx:12' },
});
const fitting = sendable(aRelease({ uses: reading('name') }));
const ahead = sendable(aRelease({ build: 'bbbbbbbbbb', uses: reading('heliport') }));
const complaint = `${ahead.id} reads [].heliport of listVenues (src/pages/venue-page.tsx:12), which this API does not answer.`;

beforeAll(async () => {
  app = await FrontendsApp.start();
  for (const release of [shell, fitting, ahead]) await app.publish(release);
  await app.order('shell', { action: 'promote', release: shell.id, revision: 0 }).expect(200);
  await app.order('mfe-catalog', { action: 'promote', release: fitting.id, revision: 0 }).expect(200);
});
afterAll(() => app.stop());

describe('a front that is ahead of the API', () => {
  it('does not go live, and the refusal names the line that needs what is not there', async () => {
    const { body } = await app.order('mfe-catalog', { action: 'promote', release: ahead.id, revision: 1 }).expect(409);
    expect(body).toMatchObject({ code: 'FRONT_REFUSED', message: complaint });
  });
});

describe('an API that is about to be deployed', () => {
  const misfits = () => misfitsOfLiveFronts(app.part(pg.Pool));

  it('fits where the live fronts find all that they need', async () => {
    expect(await misfits()).toEqual([]);
  });

  it('does not fit where it lacks what a live front reads', async () => {
    const live = "update frontends.channels set stable = $1 where app = 'mfe-catalog'";
    await app.part(pg.Pool).query(live, [ahead.id]); // as it was, beside the API before
    expect(await misfits()).toEqual([complaint]);
  });
});

describe('fronts that link to each other', () => {
  const clubs = (build: string, change: object) =>
    sendable(aRelease({ app: 'mfe-club', build, routes: ['/club'], ...change }));
  const astray = clubs('cccccccccc', { links: '{"/club/late":"src/start-page.tsx:9"}' });
  const linking = clubs('dddddddddd', { links: '{"/experience/:slug":"src/start-page.tsx:7"}' });
  const wide = sendable(aRelease({ build: 'eeeeeeeeee', routes: ['/experiences', '/experience/*'] }));
  const narrow = sendable(aRelease({ build: 'ffffffffff' }));
  const promote = (name: string, release: string, revision: number) =>
    app.order(name, { action: 'promote', release, revision, retire: true });

  it('go live only where each of their links is answered, and none is taken from under them', async () => {
    const now = "update frontends.channels set stable = $1 where app = 'mfe-catalog'";
    for (const release of [astray, linking, wide, narrow]) await app.publish(release);
    await app.part(pg.Pool).query(now, [wide.id]);
    expect((await promote('mfe-club', astray.id, 0).expect(409)).body.message).toBe(
      `${astray.id} links to /club/late (src/start-page.tsx:9), which no live front answers.`,
    );
    await promote('mfe-club', linking.id, 0).expect(200);
    expect((await promote('mfe-catalog', narrow.id, 1).expect(409)).body.message).toBe(
      `${narrow.id} gives up /experience/:slug, to which ${linking.id} links (src/start-page.tsx:7).`,
    );
  });
});
