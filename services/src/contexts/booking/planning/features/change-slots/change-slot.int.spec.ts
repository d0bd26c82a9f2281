import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BookingHouse, bookingHouse, now, saturday } from '../../../testing/booking-house.js';
import { opsDesk, slotAt } from '../../../testing/ops-desk.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const { change, changeOne, book, onBoard } = opsDesk(() => house);

describe('one slot', () => {
  it('gets another capacity, and sells by it from then on', async () => {
    expect(await changeOne('10:00', 'resize', { capacity: 22 })).toMatchObject({
      status: 200,
      body: { slotId: slotAt('10:00'), outcome: 'done' },
    });
    expect((await book('10:00', 20)).status).toBe(201);
    expect((await book('10:00', 2)).status).toBe(201);
    expect((await book('10:00', 1)).body.message).toBe('Not enough seats: 0 left at this time.');
  });

  it('stays as it is where it was so already', async () => {
    const { body } = await changeOne('10:45', 'resize', { capacity: 20 });
    expect(body).toEqual({ slotId: slotAt('10:45'), outcome: 'unchanged' });
  });

  it('never has fewer seats than are taken', async () => {
    await book('11:30', 4);
    const { status, body } = await changeOne('11:30', 'resize', { capacity: 3 });
    expect([status, body.message]).toEqual([409, 'This slot can’t have fewer seats than are already taken: 4.']);
    expect((await changeOne('11:30', 'resize', { capacity: 4 })).body.outcome).toBe('done');
  });

  it('may have as few as are taken once holds that are over do not count', async () => {
    await book('12:15', 4);
    house.clock.set(new Date(now.getTime() + 15 * 60_000));
    expect((await changeOne('12:15', 'resize', { capacity: 1 })).body.outcome).toBe('done');
    expect(await onBoard(slotAt('12:15'))).toEqual({ capacity: 1, booked: 0, closed: false });
  });

  it('is closed and opened again, each with a reason', async () => {
    expect((await changeOne('13:00', 'close', { reason: ' A machine is being mended ' })).body.outcome).toBe('done');
    expect((await book('13:00', 1)).body.code).toBe('SLOT_CLOSED');
    expect((await changeOne('13:00', 'close', { reason: 'Once more' })).body.outcome).toBe('unchanged');
    expect((await changeOne('13:00', 'reopen', { reason: 'It runs again' })).body.outcome).toBe('done');
    expect((await book('13:00', 1)).status).toBe(201);
    const { rows } = await house.pool.query(
      "select type, data, meta->>'actor' as actor from log.events where stream = $1 and data::jsonb ? 'why' order by version",
      [`slot/${slotAt('13:00')}`],
    );
    expect(rows).toEqual([
      { type: 'SlotClosed', data: { why: 'A machine is being mended' }, actor: 'user:5' },
      { type: 'SlotReopened', data: { why: 'It runs again' }, actor: 'user:5' },
    ]);
  });

  it.each([
    ['that does not exist', '1-1-2026-11-28-1001', 404],
    ['of a venue that no number can name', '9999999999-1-2026-11-28-1000', 404],
    ['that is no id', 'anything', 400],
  ])('%s is not found, and nothing is written', async (_, slotId, status) => {
    expect((await change(`slots/${slotId}/close`, { reason: 'Never was' })).status).toBe(status);
    const { rows } = await house.pool.query('select ledger from log.head where ledger <> 1');
    expect(rows).toEqual([]);
  });

  it.each([
    ['resize', { capacity: 0 }, 'Please choose between 1 and 5,000 seats'],
    ['resize', { capacity: 1.5 }, 'Please choose between 1 and 5,000 seats'],
    ['resize', {}, 'Please choose between 1 and 5,000 seats'],
    ['close', {}, 'Please enter a reason'],
    ['close', { reason: '  a ' }, 'Please enter a reason'],
    ['reopen', { reason: 'x'.repeat(201) }, 'Please enter a shorter reason'],
  ])('is not to %s with %j', async (what, body, message) => {
    const answer = await changeOne('10:00', what, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });
});
