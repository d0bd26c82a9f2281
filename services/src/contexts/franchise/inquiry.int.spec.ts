import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sentInquiryOf } from '@northlight/contracts';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { admin, aPreApplication, type FranchiseHouse, franchiseHouse, frank, maya } from './testing/franchise-house.js';
import { storyIn } from './testing/franchise-story.js';

let house: FranchiseHouse;
beforeAll(async () => {
  house = await franchiseHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const { apply, applied, generate, move, shown } = storyIn(() => house);

describe('whoever asks for a franchise', () => {
  it('is answered with a number, and both sides are told by mail', async () => {
    const { status, body } = await apply();
    expect([status, body]).toEqual([201, { id: body.id, status: 'new', createdAt: '2026-11-20T15:00:00.000Z' }]);
    expect(await house.jobs()).toEqual([
      { kind: 'franchise-acknowledgement', payload: { inquiryId: body.id } },
      { kind: 'franchise-notice', payload: { inquiryId: body.id } },
    ]);
  });

  it('is known by the session only, whatever the body says', async () => {
    const body = { ...sentInquiryOf(aPreApplication()), userId: 99, status: 'signed', accessCode: 'X' };
    const { id } = (await house.ask('POST /api/franchise-inquiries', frank, body)).body;
    expect((await shown(id)).body).toMatchObject({ userId: 7, status: 'new', firstName: 'Frank', access: null });
    expect((await house.ask('POST /api/franchise-inquiries', {}, body)).status).toBe(401);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'Please enter your first name'],
    [{ email: 'frank' }, 'email', 'Invalid email address'],
    [{ investmentLevel: '$5' }, 'investmentLevel', 'Please choose an investment level'],
    [{ heardAbout: '' }, 'heardAbout', 'Please tell us how you heard about us'],
    [{ commitment: '' }, 'commitment', 'Please choose your level of commitment'],
    [{ motivation: '' }, 'motivation', 'Please tell us why you’re interested'],
    [{ experiencedFields: ['zoo'] }, 'experiencedFields', 'Please choose fields from the list'],
    [{ propertyType: 'Castle' }, 'propertyType', 'Please choose a property type from the list'],
  ])('is told what is wrong with %j', async (input, field, message) => {
    const { status, body } = await apply(frank, input);
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });

  it.each(['[]', 'no json', '"x"', '{"commitment":7}', `${'['.repeat(9_000)}`])(
    'cannot send %p beside it',
    async (text) => {
      const body = { ...sentInquiryOf(aPreApplication()), additionalInfo: text };
      expect((await house.ask('POST /api/franchise-inquiries', frank, body)).status).toBe(400);
    },
  );

  it('applies once, however often the same request comes', async () => {
    const key = { ...frank, 'idempotency-key': 'my-application-1' };
    const [one, other] = await Promise.all([apply(key), apply(key)]);
    expect(other.body).toEqual(one.body);
    expect((await house.ask('GET /api/admin/franchise-inquiries', admin)).body).toHaveLength(1);
    expect((await apply(key, { city: 'Albany' })).status).toBe(422);
  });

  it('applies ten times an hour at most', async () => {
    for (let nth = 1; nth <= 10; nth++) expect((await apply()).status).toBe(201);
    const { status, headers } = await apply();
    expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await apply(maya)).status).toBe(201);
  });

  it('sees where it stands, and nobody else does', async () => {
    const id = await applied();
    house.later(48);
    await move(id, 'contacted', 'for colleagues only');
    const mine = await house.ask('GET /api/franchise-inquiries', frank);
    expect(mine.body).toEqual([
      {
        ...{ id, status: 'contacted', targetRegion: 'Queens', investmentLevel: '$1M+', timeframe: '3-6 months' },
        ...{ createdAt: '2026-11-20T15:00:00.000Z', statusSince: '2026-11-22T15:00:00.000Z' },
      },
    ]);
    expect((await house.ask('GET /api/franchise-inquiries', maya)).body).toEqual([]);
  });
});

describe('an admin', () => {
  it('moves an inquiry from any status to any other; who, when and why stays', async () => {
    const id = await applied();
    for (const status of ['signed', 'new', 'closed', 'meeting', 'disqualified', 'contacted'])
      expect((await move(id, status)).body.status).toBe(status);
    const { body } = await move(id, 'qualified', 'Means fit.');
    expect(body.history[0]).toEqual({
      ...{ id: expect.any(Number), at: '2026-11-20T15:00:00.000Z', by: 'user:1', byName: 'account 1', what: 'status' },
      ...{ from: 'contacted', to: 'qualified', note: 'Means fit.' },
    });
    expect(body.history).toHaveLength(7);
    await move(id, 'qualified');
    expect((await shown(id)).body.history).toHaveLength(7);
  });

  it('treats a missing status as new', async () => {
    const id = await applied();
    await house.pool.query('update franchise.inquiries set status = null');
    expect((await house.ask('GET /api/admin/franchise-inquiries', admin)).body[0].status).toBe('new');
    expect((await move(id, 'contacted')).body.history[0].from).toBe('new');
  });

  it('reads the whole inquiry', async () => {
    const id = await applied();
    const [inquiry] = (await house.ask('GET /api/admin/franchise-inquiries', admin)).body;
    const { additionalInfo, ...rest } = inquiry;
    expect(rest).toMatchObject({ id, email: 'frank@example.com', heardAbout: 'Word of Mouth', isErased: false });
    expect(JSON.parse(additionalInfo)).toMatchObject({ commitment: 'Full-time Owner/Operator', needsFinancing: true });
  });

  it.each(['archived', '', null])('cannot set %p', async (status) => {
    expect((await move(await applied(), status as string)).status).toBe(400);
  });

  it.each(['x', '0', '99999999999'])('is told that %s is no number of an inquiry', async (id) => {
    expect((await house.ask(`GET /api/admin/franchise-inquiries/${id}`, admin)).status).toBe(400);
  });

  it('cannot change what is not there', async () => {
    expect(await move(4711, 'closed')).toMatchObject({ status: 404, body: { code: 'INQUIRY_NOT_FOUND' } });
    expect((await generate(4711)).status).toBe(404);
  });

  it.each(['new', 'contacted', 'disqualified', 'signed', 'closed'])('invites nobody who is %s', async (status) => {
    const id = await applied();
    await move(id, status);
    expect(await generate(id)).toMatchObject({ status: 409, body: { code: 'INQUIRY_NOT_INVITED' } });
  });

  it.each([
    [{}, 401],
    [frank, 403],
    [signedIn({ roles: ['desk', 'ops'] }), 403],
  ])('is nobody else: %#', async (headers, status) => {
    const id = await applied();
    const path = '/api/admin/franchise-inquiries';
    const lines = [`GET ${path}`, `GET ${path}/${id}`, `POST ${path}/${id}/generate-access`];
    for (const line of lines) expect((await house.ask(line, headers)).status).toBe(status);
    const body = { status: 'signed' };
    expect((await house.ask(`PATCH ${path}/${id}/status`, headers, body)).status).toBe(status);
    expect((await house.ask(`PATCH ${path}/${id}/candidate-details`, headers, {})).status).toBe(status);
  });
});
