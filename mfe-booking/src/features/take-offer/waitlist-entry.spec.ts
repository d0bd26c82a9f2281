import { describe, expect, it } from '@jest/globals';
import { aSlot, aWaitlistEntry, aWaitlistLink } from '../../testing/builders.ts';
import { linkIn, offerFor, withHeldSeats } from './waitlist-entry.ts';

const link = aWaitlistLink();
const word = `${link.entryId}.${link.token}`;
const day = { venueId: 1, experienceId: 1, date: '2099-11-28' };
const offered = aWaitlistEntry({ status: 'offered', position: null, offeredUntil: '2099-11-27T17:30:00Z' });

describe('the link in a mail about a waitlist', () => {
  it('is read from behind the #, for an offer and for a place', () => {
    expect([linkIn(`#offer=${word}`), linkIn(`#waitlist=${word}`)]).toEqual([link, link]);
  });

  it.each(['', '#times', '#offer=', `#offer=${word}x`, `#offer=${word}.more`, '#offer=1.2', '#offer=%00.%00'])(
    'is none in another address: %s',
    (hash) => {
      expect(linkIn(hash)).toBeNull();
    },
  );
});

describe('seats that are held for somebody who waited', () => {
  it('are seen in their slot and in no other', () => {
    const slots = withHeldSeats([aSlot({ time: '14:30' }), aSlot({ time: '15:15' })], day, offered);
    expect(slots.map(({ time, heldSeats }) => [time, heldSeats])).toEqual([
      ['14:30', 3],
      ['15:15', undefined],
    ]);
    for (const other of [{ venueId: 2 }, { experienceId: 2 }, { date: '2099-11-29' }])
      expect(withHeldSeats([aSlot({ time: '14:30' })], { ...day, ...other }, offered)[0]?.heldSeats).toBeUndefined();
  });

  it('are not there while somebody only waits, or no more', () => {
    for (const entry of [aWaitlistEntry(), aWaitlistEntry({ status: 'lapsed' }), null, undefined])
      expect(withHeldSeats([aSlot({ time: '14:30' })], day, entry)[0]?.heldSeats).toBeUndefined();
  });

  it('are taken by a booking for their slot that needs no more of them', () => {
    const booking = { ...day, time: '14:30', numberOfTickets: 3 };
    expect(offerFor(booking, link, offered)).toEqual(link);
    expect(offerFor({ ...booking, numberOfTickets: 4 }, link, offered)).toBeUndefined();
    expect(offerFor({ ...booking, time: '15:15' }, link, offered)).toBeUndefined();
    expect(offerFor(booking, null, offered)).toBeUndefined();
    expect(offerFor(booking, link, aWaitlistEntry())).toBeUndefined();
  });
});
