import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aMessage, type CorrespondenceHouse, correspondenceHouse, now } from '../../../testing/correspondence-house.js';

let house: CorrespondenceHouse;

beforeAll(async () => {
  house = await correspondenceHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const send = (input: Readonly<Record<string, unknown>> = {}, headers: Record<string, string> = {}) =>
  house.post('/api/contact', aMessage(input), headers);
const storedOnes = async (): Promise<number> =>
  (await house.pool.query<{ n: number }>('select count(*)::int as n from correspondence.messages')).rows[0]?.n ?? 0;

describe('a visitor who writes to us', () => {
  it('is heard: the message is kept, and mailed to support and back to the writer', async () => {
    const { status, body } = await send();
    expect([status, body.createdAt]).toEqual([201, now.toISOString()]);
    const payload = { messageId: body.id };
    expect(await house.jobs()).toEqual([
      { kind: 'contact-acknowledgement', payload },
      { kind: 'contact-message', payload },
    ]);
  });

  it('stands nowhere in the database as plain text', async () => {
    await send({}, { 'Idempotency-Key': 'one-letter-to-us' });
    const { rows } = await house.pool.query(
      `select m::text, p::text, k::text, o::text, r::text, a::text from correspondence.messages m, correspondence.persons p,
         correspondence.person_keys k, log.outbox o, log.requests r, log.rate_limits a`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/ann |scarf|example\.com/i);
  });

  it('need name neither a telephone nor a location', async () => {
    expect((await send({ phone: '', location: '' })).status).toBe(201);
    expect((await send({ phone: undefined, location: undefined })).status).toBe(201);
  });

  it('may ask about a venue that is not open yet', async () => {
    await send({ location: '8' });
    const { rows } = await house.pool.query('select venue_id from correspondence.messages');
    expect(rows).toEqual([{ venue_id: 8 }]);
  });
});

describe('a message that breaks a rule', () => {
  it.each([
    ['name', ' A ', 'Name must be at least 2 characters'],
    ['name', undefined, 'Name must be at least 2 characters'],
    ['email', 'ann', 'Please enter a valid email address'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['subject', 'Hey ', 'Subject must be at least 5 characters'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(5_001), 'Please keep the message under 5,000 characters'],
    ['location', 'Rochester', 'Please choose a venue from the list'],
    ['location', '99', 'Please choose a venue from the list'],
    ['location', '9999999999', 'Please choose a venue from the list'],
  ])('is refused at its field: %s %p', async (field, value, message) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.code, body.errors]).toEqual([400, 'INVALID_INPUT', [{ field, message }]]);
    expect([await storedOnes(), await house.jobs()]).toEqual([0, []]);
  });

  it('is refused when it is for a venue that is gone', async () => {
    await house.pool.query('update catalog.venues set deleted_at = $1 where id = 8', [now]);
    expect((await send({ location: '8' })).body.errors).toMatchObject([{ field: 'location' }]);
  });
});

describe('a program that fills in every field', () => {
  it('gets the usual answer, and nothing is kept or sent', async () => {
    const { status, body } = await send({ website: 'https://spam.example' });
    expect([status, Object.keys(body).sort()]).toEqual([201, ['createdAt', 'id']]);
    expect([await storedOnes(), await house.jobs()]).toEqual([0, []]);
  });
});

describe('a message that is sent again', () => {
  it('is kept once, also when both arrive at the same moment', async () => {
    const headers = { 'Idempotency-Key': 'one-letter-to-us' };
    const answers = await Promise.all([send({}, headers), send({}, headers), send({}, headers)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect([await storedOnes(), (await house.jobs()).length]).toEqual([1, 2]);
  });

  it('is refused when it says something else under the same key', async () => {
    const headers = { 'Idempotency-Key': 'one-letter-to-us' };
    await send({}, headers);
    expect(await send({ subject: 'A lost glove' }, headers)).toMatchObject({ status: 422 });
    expect((await send({}, { 'Idempotency-Key': 'short' })).body.code).toBe('IDEMPOTENCY_KEY_MALFORMED');
    expect(await storedOnes()).toBe(1);
  });
});

describe('somebody who writes again and again', () => {
  it('is asked to wait after ten in a quarter of an hour', async () => {
    const answers = [];
    for (let nth = 0; nth < 11; nth++) answers.push((await send({ email: `a${nth}@example.com` })).status);
    expect(answers).toEqual([...Array(10).fill(201), 429]);
    house.clock.set(new Date(now.getTime() + 16 * 60_000));
    expect((await send()).status).toBe(201);
  });

  it('cannot have a stranger’s mailbox filled: three acknowledgements an hour', async () => {
    for (let nth = 0; nth < 5; nth++) await send({ email: 'Victim@example.com' });
    const kinds = (await house.jobs()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'contact-message')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'contact-acknowledgement')).toHaveLength(3);
  });
});
