import { describe, expect, it } from '@jest/globals';
import { splitAddress } from '../../../platform/http/split-address.js';
import { aRoom, minutes, opening } from '../testing/rooms.js';
import { roomBefore, roomOfSeats } from './covered.js';

const now = opening + minutes(1);
const ride = aRoom();
const site = aRoom({ id: 2, experience: null });
const before = (address: string, ...rooms: ReturnType<typeof aRoom>[]) => {
  return roomBefore(splitAddress(address), rooms, now)?.id;
};

describe('a waiting room of an experience', () => {
  it.each([
    '/experience/jurassic-ride',
    '/experience/Jurassic-Ride/',
    '/experience/jurassic%2Dride',
    '/booking?venueId=1&experienceId=7',
    '/booking/?from=a?b&experienceId=7',
    '/checkout?experienceId=7',
  ])('is in front of %s', (address) => expect(before(address, ride)).toBe(1));

  it.each([
    '/',
    '/experience/tide-pool',
    '/experience/jurassic-ride-2',
    '/booking',
    '/booking?experienceId=8',
    '/checkout',
  ])('is not in front of %s', (address) => expect(before(address, ride)).toBeUndefined());

  it('is in front of its seats alone', () => {
    expect([7, 8].map((id) => roomOfSeats(id, [ride], now)?.id)).toEqual([1, undefined]);
  });
});

describe('a waiting room of the whole site', () => {
  it.each(['/', '/experiences', '/experience/tide-pool', '/booking', '/merch', '/nowhere'])(
    'is in front of %s',
    (address) => expect(before(address, site)).toBe(2),
  );

  it.each([
    ...['/admin', '/admin/check-in', '/login', '/bookings/1/ticket', '/booking/manage/1', '/booking/confirmed/NL-1'],
    ...[
      '/privacy',
      '/api/venues',
      '/r/shell/a/main.js',
      '/media/art/a.avif',
      '/robots.txt',
      '/web/health/live',
      '/order/1',
    ],
  ])('is not in front of %s', (address) => expect(before(address, site)).toBeUndefined());

  it('is in front of all seats', () => expect(roomOfSeats(99, [site], now)?.id).toBe(2));
});

describe('a waiting room that does not stand', () => {
  it('is in front of nothing', () => {
    const closed = aRoom({ closesAt: now });
    expect([before('/experience/jurassic-ride', closed), roomOfSeats(7, [closed], now)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
