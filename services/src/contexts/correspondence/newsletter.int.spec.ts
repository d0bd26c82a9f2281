import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RetentionSweep } from '../../platform/retention/retention-sweep.js';
import { Correspondence } from './domain/correspondence.js';
import { type CorrespondenceHouse, correspondenceHouse, now } from './testing/correspondence-house.js';

let house: CorrespondenceHouse;

beforeAll(async () => {
  house = await correspondenceHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const day = 86_400_000;
const subscribe = (email: unknown) => house.post('/api/newsletter', { email });
const confirm = (link: string) => house.post('/api/newsletter/confirm', { link });
const leave = (link: string) => house.post('/api/newsletter/unsubscribe', { link });
const facts = async (ref: string) => house.app.get(Correspondence, { strict: false }).subscriber(ref);
const kinds = async () => (await house.jobs()).map(({ kind }) => kind);

/** Asks, and reads what the mail would have. */
const requested = async (email: string) => {
  expect((await subscribe(email)).status).toBe(202);
  const ref = (await house.jobs()).at(-1)?.payload.ref ?? '';
  const { confirmLink = '', leaveLink = '' } = (await facts(ref)) ?? {};
  return { ref, confirmLink, leaveLink };
};

describe('somebody who asks for the newsletter', () => {
  it('is on the list once they say so from their mailbox, and is welcomed once', async () => {
    const { ref, confirmLink } = await requested('Ann@example.com');
    expect(await facts(ref)).toMatchObject({ email: 'Ann@example.com', isConfirmed: false });
    expect(await confirm(confirmLink)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await confirm(confirmLink)).status).toBe(200);
    expect(await facts(ref)).toMatchObject({ isConfirmed: true });
    expect((await kinds()).sort()).toEqual(['newsletter-asked', 'newsletter-welcome']);
  });

  it('gets the same answer whether or not the address is known', async () => {
    const { confirmLink } = await requested('known@example.com');
    await confirm(confirmLink);
    const [known, unknown] = [await subscribe('KNOWN@example.com'), await subscribe('unknown@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await kinds()).toEqual(expect.arrayContaining(['newsletter-asked', 'newsletter-asked', 'newsletter-asked']));
  });

  it('is one entry, however often and however it is written', async () => {
    await Promise.all(['eve@example.com', 'EVE@example.com', ' eve@example.com'].map(subscribe));
    expect((await house.pool.query('select from correspondence.subscribers')).rowCount).toBe(1);
  });

  it.each([undefined, '', 'nobody', 7, ['a@example.com']])('has to have an address: %p', async (email) => {
    const { status, body } = await subscribe(email);
    expect([status, body.message]).toEqual([400, 'Please enter a valid email address']);
  });

  it('is mailed three times an hour at most, and asked to wait who tries a list of addresses', async () => {
    for (let nth = 0; nth < 5; nth++) expect((await subscribe('often@example.com')).status).toBe(202);
    expect(await kinds()).toHaveLength(3);
    const answers = await Promise.all(Array.from({ length: 18 }, (_, nth) => subscribe(`list${nth}@example.com`)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
  });
});

describe('a link', () => {
  it('is good for its own purpose only', async () => {
    const { confirmLink, leaveLink } = await requested('ann@example.com');
    expect((await confirm(leaveLink)).body.code).toBe('NEWSLETTER_LINK_DEAD');
    expect((await leave(confirmLink)).body.code).toBe('NEWSLETTER_LINK_DEAD');
  });

  it('is dead after seven days, until somebody asks again', async () => {
    const { confirmLink } = await requested('late@example.com');
    house.clock.set(new Date(now.getTime() + 8 * day));
    expect(await confirm(confirmLink)).toMatchObject({ status: 404, body: { code: 'NEWSLETTER_LINK_DEAD' } });
    await subscribe('late@example.com');
    expect((await confirm(confirmLink)).status).toBe(200);
  });

  it.each(['', 'x', `${'0'.repeat(8)}-0000-4000-8000-000000000000.${'a'.repeat(43)}`])(
    'that nobody wrote opens nothing: %s',
    async (link) => {
      const statuses = [(await confirm(link)).status, (await leave(link)).status];
      expect(statuses.every((status) => status === 400 || status === 404)).toBe(true);
    },
  );

  it('cannot be guessed: thirty tries, then a pause', async () => {
    const guess = `00000000-0000-4000-8000-000000000000.${'a'.repeat(43)}`;
    const answers = await Promise.all(Array.from({ length: 31 }, () => confirm(guess)));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('stands in no table', async () => {
    const { confirmLink, leaveLink } = await requested('ann@example.com');
    const { rows } = await house.pool.query('select s::text, o::text from correspondence.subscribers s, log.outbox o');
    const stored = JSON.stringify(rows);
    for (const link of [confirmLink, leaveLink]) expect(stored).not.toContain(link.split('.')[1]);
  });
});

describe('somebody who wants no newsletter any more', () => {
  const onTheList = async (email: string) => {
    const links = await requested(email);
    await confirm(links.confirmLink);
    return links;
  };

  it('is off the list and forgotten at once, and may press twice', async () => {
    const { ref, leaveLink, confirmLink } = await onTheList('ann@example.com');
    expect(await leave(leaveLink)).toMatchObject({ status: 200, body: { status: 'unsubscribed' } });
    expect((await leave(leaveLink)).status).toBe(200);
    expect(await facts(ref)).toBeUndefined();
    expect((await house.pool.query('select from correspondence.person_keys')).rowCount).toBe(0);
    expect((await confirm(confirmLink)).status).toBe(404);
  });

  it('may ask again, as somebody new', async () => {
    const { ref, leaveLink } = await onTheList('ann@example.com');
    await leave(leaveLink);
    expect((await requested('ann@example.com')).ref).not.toBe(ref);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'may do so with the button of the mail program, which sends %s (RFC 8058)',
    async (type) => {
      const { ref, leaveLink } = await onTheList('ann@example.com');
      const path = `/api/newsletter/one-click?link=${leaveLink}`;
      expect((await house.get(path)).status).toBe(404); // a program that only looks changes nothing
      expect(await facts(ref)).toBeDefined();
      const init = { headers: { 'Content-Type': type }, body: 'List-Unsubscribe=One-Click' };
      expect((await house.ask('POST', path, init)).status).toBe(200);
      expect(await facts(ref)).toBeUndefined();
    },
  );
});

describe('an address that nobody confirms', () => {
  it('is forgotten after a month', async () => {
    const { ref } = await requested('never@example.com');
    const saved = await requested('kept@example.com');
    await confirm(saved.confirmLink);
    house.clock.set(new Date(now.getTime() + 31 * day));
    await house.app.get(RetentionSweep, { strict: false }).run();
    expect(await facts(ref)).toBeUndefined();
    expect(await facts(saved.ref)).toMatchObject({ email: 'kept@example.com' });
  });
});
