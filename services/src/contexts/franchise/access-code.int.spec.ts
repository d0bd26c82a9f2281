import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { Inquiries } from './persistence/inquiries.repository.js';
import { type FranchiseHouse, franchiseHouse, frank, maya } from './testing/franchise-house.js';
import { type Headers, storyIn } from './testing/franchise-story.js';

let house: FranchiseHouse;
beforeAll(async () => {
  house = await franchiseHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const { admitted, generate, invited, move, shown, validate } = storyIn(() => house);

describe('an access code', () => {
  it('is made for whoever is qualified or has a meeting, and kept nowhere', async () => {
    const { inquiryId, accessCode } = await invited();
    expect(accessCode).toMatch(/^([2346789ACDEFGHJKMNPQRTWXYZ]{4}-){3}[2346789ACDEFGHJKMNPQRTWXYZ]{4}$/);
    const { rows } = await house.pool.query('select * from franchise.inquiries, log.audit');
    const stored = JSON.stringify(rows);
    for (const form of [accessCode, accessCode.replaceAll('-', '')]) expect(stored).not.toContain(form);
    await move(inquiryId, 'meeting');
    expect((await generate(inquiryId)).status).toBe(201);
  });

  it('opens the portal for two hours, however it is typed', async () => {
    const { inquiryId, accessCode } = await invited();
    const typed = ` ${accessCode.toLowerCase().replaceAll('-', ' ')} `;
    const { status, body, headers } = await validate({ inquiryId: String(inquiryId), accessCode: typed });
    expect([status, body]).toEqual([200, { valid: true }]);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^candidate=[\w.-]+; Max-Age=7200; Path=\/api\/franchise; .*HttpOnly; SameSite=Lax$/);
    const candidate = { ...frank, cookie: cookie.split(';')[0] ?? '' };
    const ask = () => house.ask(`GET /api/franchise/inquiry/${inquiryId}`, candidate);
    expect((await ask()).body).toEqual({ firstName: 'Frank', lastName: 'Castellano' });
    house.later(1.99);
    expect((await ask()).status).toBe(200);
    house.later(0.01);
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'ACCESS_CODE_NEEDED' } });
  });

  it('is good for fourteen days', async () => {
    const { inquiryId, accessCode } = await invited();
    house.later(14 * 24 - 0.001);
    expect((await validate({ inquiryId, accessCode })).body).toEqual({ valid: true });
    house.later(0.001);
    expect((await validate({ inquiryId, accessCode })).body).toEqual({ valid: false });
    expect((await shown(inquiryId)).body.access).toMatchObject({ isExpired: true, isBound: true });
  });

  it('belongs to the first account that uses it', async () => {
    const claim = await invited();
    expect((await validate(claim, maya)).body).toEqual({ valid: true });
    const { body, headers } = await validate(claim, frank);
    expect([body, headers.get('set-cookie')]).toEqual([{ valid: false }, null]);
    expect((await validate(claim, maya)).body).toEqual({ valid: true });
  });

  it('belongs to one of two who were let in at the same moment', async () => {
    const { inquiryId } = await invited();
    const inquiries = house.app.get(Inquiries, { strict: false });
    const asBothSawIt = await inquiries.find(inquiryId);
    const bound = [7, 8].map((userId) => asBothSawIt && inquiries.bind(asBothSawIt, userId));
    expect((await Promise.all(bound)).sort()).toEqual([false, true]);
  });

  it('dies with the next one, and so does the pass that it gave', async () => {
    const first = await invited();
    const candidate = await admitted(first);
    const second = (await generate(first.inquiryId)).body.accessCode;
    expect((await validate(first)).body).toEqual({ valid: false });
    expect((await house.ask(`GET /api/franchise/inquiry/${first.inquiryId}`, candidate)).status).toBe(403);
    expect((await validate({ ...first, accessCode: second }, maya)).body).toEqual({ valid: true });
  });

  it.each(['disqualified', 'closed'])('dies when its inquiry is %s', async (status) => {
    const claim = await invited();
    const candidate = await admitted(claim);
    const { body } = await move(claim.inquiryId, status);
    expect([body.access, body.history[0].what]).toEqual([null, 'access-code']);
    expect((await validate(claim)).body).toEqual({ valid: false });
    expect((await house.ask(`GET /api/franchise/inquiry/${claim.inquiryId}`, candidate)).status).toBe(403);
  });

  it('may be guessed at ten times an hour', async () => {
    const claim = await invited();
    const guess = (headers: Headers = frank, inquiryId = claim.inquiryId) =>
      validate({ inquiryId, accessCode: 'AAAA-AAAA-AAAA-AAAA' }, headers);
    for (let nth = 1; nth <= 10; nth++) expect((await guess()).body).toEqual({ valid: false });
    const { status, body, headers } = await guess();
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'TOO_MANY_TRIES', '3600']);
    expect((await validate(claim)).status).toBe(429);
    expect((await guess(maya)).status).toBe(429);
    house.later(1);
    expect((await validate(claim)).body).toEqual({ valid: true });
  });

  it.each([
    ['of one account', () => ({ inquiries: [1, 2, 3, 4], users: [7], addresses: 4 })],
    ['from one address', () => ({ inquiries: [1, 2, 3, 4], users: [7, 8, 9, 10], addresses: 1 })],
  ])('counts guesses %s', async (_, of) => {
    const { inquiries, users, addresses } = of();
    const guess = (nth: number) =>
      validate(
        { inquiryId: inquiries[nth % inquiries.length], accessCode: 'AAAA' },
        { ...signedIn({ id: users[nth % users.length] as number }), 'x-forwarded-for': `203.0.113.${nth % addresses}` },
      );
    for (let nth = 0; nth < 10; nth++) expect((await guess(nth)).status).toBe(200);
    expect((await guess(10)).status).toBe(429);
  });

  it('opens to its candidate elsewhere, however often others guess at it', async () => {
    const claim = await invited();
    const strangers = ['203.0.113.1', '203.0.113.2'];
    for (let nth = 0; nth < 24; nth++) {
      const address = { 'x-forwarded-for': strangers[nth % strangers.length] as string };
      const stranger = { ...signedIn({ id: 100 + nth }), ...address };
      await validate({ inquiryId: claim.inquiryId, accessCode: 'AAAA-AAAA-AAAA-AAAA' }, stranger);
    }
    expect((await validate(claim, { ...frank, 'x-forwarded-for': '198.51.100.7' })).body).toEqual({ valid: true });
  });

  it('takes nothing off the tries when it is right', async () => {
    const claim = await invited();
    for (let nth = 1; nth <= 12; nth++) expect((await validate(claim)).body).toEqual({ valid: true });
  });

  it.each([{}, { inquiryId: 'x', accessCode: 'A' }, { inquiryId: 1 }, { inquiryId: 1, accessCode: {} }])(
    'is asked for by its rules: %j',
    async (claim) => {
      expect((await validate(claim)).status).toBe(400);
    },
  );
});
