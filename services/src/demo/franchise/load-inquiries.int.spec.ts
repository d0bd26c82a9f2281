import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  admin,
  type FranchiseHouse,
  franchiseHouse,
  frank,
  now,
} from '../../contexts/franchise/testing/franchise-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { forgetPerson } from '../../platform/privacy/testing/persons-of.js';
import { loadInquiries } from './load-inquiries.js';

let house: FranchiseHouse;
beforeAll(async () => {
  house = await franchiseHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const list = async () => (await house.ask('GET /api/admin/franchise-inquiries', admin)).body;

describe('the demo inquiries', () => {
  const ids = new Map([
    ['maya', 8],
    ['devon', 9],
    ['frank', 7],
  ]);
  const load = () => loadInquiries(house.app, house.clock, ids);

  it('has an inquiry of each status and one without any, and mails nobody', async () => {
    expect(await load()).toMatchObject({ inquiries: 8 });
    expect(house.clock.now()).toEqual(now);
    const { rows } = await house.pool.query('select status from franchise.inquiries');
    expect(new Set(rows.map(({ status }) => status)).size).toBe(8);
    expect(await house.jobs()).toEqual([]);
    expect((await list()).filter(({ status }: { status: string }) => status === 'new')).toHaveLength(2);
  });

  it('has one code that is live and one that has expired, behind it what its candidate said', async () => {
    const { invitation, expired } = await load();
    const { body } = await house.ask('POST /api/franchise/validate-access', frank, invitation);
    expect(body).toEqual({ valid: true });
    const devon = signedIn({ id: 9 });
    const late = await house.ask('POST /api/franchise/validate-access', devon, expired);
    expect([expired?.accessCode.length, late.body]).toEqual([19, { valid: false }]);
    const meeting = (await list()).find(({ status }: { status: string }) => status === 'meeting');
    expect((await house.ask(`GET /api/admin/franchise-inquiries/${meeting.id}`, admin)).body).toMatchObject({
      access: { isExpired: true, isBound: true },
      candidateDetails: { hvacStatus: 'upgrade_needed', fundingSource: 'self-funded' },
    });
  });

  it('loads once, also after somebody was forgotten', async () => {
    await load();
    await forgetPerson(house.app, 'frank@example.com', now);
    expect(await load()).toEqual({ inquiries: 0 });
  });
});
