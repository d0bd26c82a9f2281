import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { noteLimits } from '@northlight/contracts';
import { AuditLog, forgetAccount } from '../../../platform/audit/audit-log.js';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, now, type Placed, saturday } from '../testing/booking-house.js';

let house: BookingHouse;
const dana = signedIn({ id: 4, roles: ['desk'] });
const admin = signedIn({ id: 1, isAdmin: true });
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const wheelchair = 'Wheelchair, comes 10 minutes early';

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const place = async (overrides: Parameters<typeof aRequest>[0] = {}): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest({ numberOfTickets: 1, ...overrides }))).body;
const pathOf = (booking: string) => `/api/admin/bookings/${encodeURIComponent(booking)}/notes`;
const write = (booking: string, text: unknown, headers: Record<string, string> = dana) =>
  house.post(pathOf(booking), { text }, headers);
const notes = async (booking: string) => (await house.get(pathOf(booking), dana)).body;
const textsOf = async (booking: string): Promise<string[]> =>
  (await notes(booking)).map(({ text }: { text: string }) => text);
const remove = async (booking: string, note: string, headers = dana): Promise<number> =>
  (await fetch(`${await house.app.getUrl()}${pathOf(booking)}/${note}`, { method: 'DELETE', headers })).status;
const audited = (id: string) => house.app.get(AuditLog, { strict: false }).of({ kind: 'booking', id });

describe('a note on a booking', () => {
  it('is there for colleagues, with who wrote it and when, the oldest first', async () => {
    const { id, reference } = await place();
    const { status, body } = await write(reference.toLowerCase(), `  ${wheelchair} `);
    expect([status, body]).toEqual([201, { id: expect.any(String), writtenAt: now.toISOString() }]);
    house.clock.set(minutesLater(1));
    await write(id, 'Sits at the aisle\nBrings a dog', admin);
    expect(await notes(id)).toEqual([
      { ...body, text: wheelchair, whoId: 4, who: 'account 4', role: 'desk' },
      expect.objectContaining({ text: 'Sits at the aisle\nBrings a dog', whoId: 1, who: 'account 1', role: 'admin' }),
    ]);
  });

  it('loses the name of whoever wrote it with their account', async () => {
    const { id } = await place();
    await write(id, wheelchair, signedIn({ id: 77, roles: ['desk'] }));
    await forgetAccount(house.pool, 77);
    expect(await notes(id)).toMatchObject([{ text: wheelchair, whoId: 77, who: null, role: 'desk' }]);
  });

  it('is taken away by anybody at the desk, by two at once as well', async () => {
    const { id } = await place();
    const { body: note } = await write(id, wheelchair);
    await write(id, 'Stays');
    expect(await Promise.all([remove(id, note.id), remove(id, note.id, admin)])).toEqual([204, 204]);
    expect(await textsOf(id)).toEqual(['Stays']);
    expect((await audited(id)).filter(({ what }) => what === 'note taken away')).toHaveLength(1);
  });

  it('is not taken away by what is no note, or one of another booking', async () => {
    const [ann, bob] = [await place(), await place()];
    const { body: note } = await write(ann.id, wheelchair);
    for (const wrong of [note.id, 'nothing', ann.id]) expect(await remove(bob.id, wrong)).toBe(204);
    expect(await textsOf(ann.id)).toEqual([wheelchair]);
    expect(await remove('NL-22222222', note.id)).toBe(404);
  });

  it.each<[string, unknown, string]>([
    ['empty', ' \n ', 'Please write the note first'],
    ['no text', 7, 'Please write the note first'],
    ['too long', 'x'.repeat(501), 'A note can have at most 500 characters'],
  ])('is refused when it is %s', async (_, text, message) => {
    const { id } = await place();
    const { status, body } = await write(id, text);
    expect([status, body.code, body.message]).toEqual([400, 'INVALID_INPUT', message]);
    expect(await notes(id)).toEqual([]);
  });

  it('may be as long as it says, in any script', async () => {
    const { id } = await place();
    const text = '轮椅 ♿ '.repeat(100).slice(0, 499);
    expect((await write(id, text)).status).toBe(201);
    expect(await textsOf(id)).toEqual([text.trim()]);
  });

  it('is one of fifty at most, however many write at once', async () => {
    const { id } = await place();
    const answers = await Promise.all(Array.from({ length: 54 }, (_, nth) => write(id, `Note ${nth}`)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('NOTES_TOO_MANY'));
    expect(refused[0]?.body.message).toContain(`at most ${noteLimits.mostOfABooking} notes`);
    expect(await notes(id)).toHaveLength(50);
  });

  it('is written once when it is sent twice, also at once, and its words are in no answer that is kept', async () => {
    const { id } = await place();
    const keyed = { ...dana, 'Idempotency-Key': `note-on-${id}` };
    const [first, second] = await Promise.all([write(id, wheelchair, keyed), write(id, wheelchair, keyed)]);
    expect(second.body).toEqual(first.body);
    expect(await textsOf(id)).toEqual([wheelchair]);
    expect((await write(id, 'Another one', keyed)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await remove(id, first.body.id);
    expect((await write(id, wheelchair, keyed)).status).toBe(201);
    expect(await notes(id)).toEqual([]);
    const { rows } = await house.pool.query('select answer::text from log.requests where key = $1', [`note-on-${id}`]);
    expect(rows).toEqual([{ answer: expect.not.stringContaining('Wheelchair') }]);
  });

  it('is not for visitors, owners and operators', async () => {
    const { id } = (await house.post('/api/bookings', aRequest({ numberOfTickets: 1 }), signedIn({ id: 9 }))).body;
    const { body: note } = await write(id, wheelchair);
    for (const [headers, status] of [
      [{}, 401],
      [signedIn({ id: 9 }), 403],
      [signedIn({ id: 5, roles: ['ops'] }), 403],
    ] as const) {
      expect((await house.get(pathOf(id), headers)).status).toBe(status);
      expect((await write(id, 'Mine', headers)).status).toBe(status);
      expect(await remove(id, note.id, headers)).toBe(status);
    }
    expect(await textsOf(id)).toEqual([wheelchair]);
  });
});

describe('what is on record of a note', () => {
  it('is who wrote it and who took it away, when, and not what it said', async () => {
    const { id, reference } = await place();
    const { body: note } = await write(id, wheelchair);
    house.clock.set(minutesLater(5));
    await remove(id, note.id, admin);
    const entries = await audited(id);
    const subject = { subjectKind: 'booking', subjectId: id, subject: reference };
    expect(entries).toMatchObject([
      { ...subject, what: 'note taken away', who: 'account 1', at: minutesLater(5), new: null },
      { ...subject, what: 'note written', who: 'account 4', at: now, old: null, new: { note: note.id } },
    ]);
    expect(entries[0]?.old).toEqual({ note: note.id, writtenAt: now.toISOString() });
    expect(JSON.stringify(entries)).not.toContain('Wheelchair');
  });

  it('is in no event: the story of the booking is as it was', async () => {
    const { id } = await place();
    const story = async () => (await house.get(`/api/admin/bookings/${id}/history`, dana)).body;
    const before = await story();
    await write(id, wheelchair);
    expect(await story()).toEqual(before);
  });
});
