import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { joined, joins, leave, offered, slotWith, start, taken } from '../../testing/waitlist-words.js';
import { slot } from '../slot/slot.js';
import { maxWaitlistEntries, placeOf, waitlist } from './waitlist.js';
import type { WaitlistCommand } from './waitlist-commands.js';

const given = givenFor(waitlist);

describe('the list of a full slot', () => {
  it('takes a party that cannot book', () => {
    given().when(joins('ann', 3)).then(joined('ann', 3));
    given()
      .when(joins('ann', 3, slotWith(18)))
      .then(joined('ann', 3));
  });

  it('sends a party that fits to the booking', () => {
    given()
      .when(joins('ann', 2, slotWith(18)))
      .thenRefuses('SLOT_HAS_ROOM');
  });

  it('does not let anybody wait for what cannot come', () => {
    given()
      .when(joins('ann', 3, fold(slot, [])))
      .thenRefuses('SLOT_NOT_FOUND');
    given()
      .when(joins('ann', 3, slotWith(20, { type: 'SlotClosed', why: 'a burst pipe' })))
      .thenRefuses('SLOT_CLOSED');
    given()
      .when({ ...joins('ann', 3), at: start } as WaitlistCommand)
      .thenRefuses('SLOT_STARTED');
    given()
      .when(joins('ann', 20, slotWith(0, { type: 'CapacityChanged', capacity: 19 })))
      .thenRefuses('PARTY_ABOVE_CAPACITY');
  });

  it('takes the same person once', () => {
    const again = { ...joins('ann-again', 2), sameAs: ['ann'] } as WaitlistCommand;
    given(joined('ann', 3)).when(again).thenRefuses('ALREADY_WAITING');
    given(joined('ann', 3), offered('ann', 3)).when(again).thenRefuses('ALREADY_WAITING');
  });

  it('takes somebody again whose first turn is over', () => {
    const again = { ...joins('ann-again', 3), sameAs: ['ann'] } as WaitlistCommand;
    const entry = joined('ann-again', 3);
    given(joined('ann', 3), { type: 'WaitlistLeft', entryId: 'ann' }).when(again).then(entry);
    given(joined('ann', 3), offered('ann', 3), { type: 'OfferLapsed', entryId: 'ann' }).when(again).then(entry);
    given(joined('ann', 3), offered('ann', 3), taken('ann')).when(again).then(entry);
  });

  it('takes nobody a third time who let two offers lapse', () => {
    const again = { ...joins('ann-again', 3), sameAs: ['ann', 'ann-too'] } as WaitlistCommand;
    const lapsed = (entryId: string) =>
      [joined(entryId, 3), offered(entryId, 3), { type: 'OfferLapsed', entryId }] as const;
    given(...lapsed('ann'), ...lapsed('ann-too'))
      .when(again)
      .thenRefuses('OFFERS_LAPSED');
    given(...lapsed('ann'))
      .when(again)
      .then(joined('ann-again', 3));
  });

  it('has an end', () => {
    const many = Array.from({ length: maxWaitlistEntries }, (_, nth) => joined(`party-${nth}`, 2));
    given(...many)
      .when(joins('ann', 2))
      .thenRefuses('WAITLIST_FULL');
  });

  it('says who is how far from the front', () => {
    const list = fold(waitlist, [joined('ann', 3), joined('bob', 2), joined('eve', 1), offered('ann', 3)]);
    expect(['ann', 'bob', 'eve', 'nobody'].map((id) => placeOf(id, list))).toEqual([0, 1, 2, 0]);
  });
});

describe('somebody who leaves', () => {
  it('is off the list, once', () => {
    given(joined('ann', 3)).when(leave('ann')).then({ type: 'WaitlistLeft', entryId: 'ann' });
    given(joined('ann', 3), offered('ann', 3)).when(leave('ann')).then({ type: 'WaitlistLeft', entryId: 'ann' });
    given(joined('ann', 3), { type: 'WaitlistLeft', entryId: 'ann' }).when(leave('ann')).thenNothing();
    given(joined('ann', 3), offered('ann', 3), taken('ann')).when(leave('ann')).thenNothing();
  });

  it('must have been on it', () => {
    given().when(leave('ann')).thenRefuses('WAITLIST_ENTRY_NOT_FOUND');
  });
});
