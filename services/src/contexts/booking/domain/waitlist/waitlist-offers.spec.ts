import { describe, it } from '@jest/globals';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import {
  halfPastNoon,
  joined,
  lapse,
  minutesBefore,
  offer,
  offered,
  slotWith,
  start,
  take,
  taken,
} from '../../testing/waitlist-words.js';
import { waitlist } from './waitlist.js';

const given = givenFor(waitlist);

describe('seats that come free', () => {
  it('are offered to the first party for half an hour', () => {
    given(joined('ann', 3), joined('bob', 2))
      .when(offer(slotWith(17)))
      .then(offered('ann', 3));
  });

  it('are offered to the first party that fits, and the one before keeps its place', () => {
    given(joined('ann', 4), joined('bob', 2))
      .when(offer(slotWith(18)))
      .then(offered('bob', 2));
    given(joined('ann', 4), joined('bob', 2), offered('bob', 2), taken('bob'), joined('eve', 4))
      .when(offer(slotWith(16)))
      .then(offered('ann', 4));
  });

  it('are offered to as many parties as fit, and never twice', () => {
    given(joined('ann', 3), joined('bob', 4), joined('eve', 2), joined('joe', 1))
      .when(offer(slotWith(14)))
      .then(offered('ann', 3), offered('eve', 2), offered('joe', 1));
    given(joined('ann', 3), offered('ann', 3))
      .when(offer(slotWith(10)))
      .thenNothing();
  });

  it('are offered no longer than until the start, and never after it', () => {
    given(joined('ann', 3))
      .when(offer(slotWith(10), minutesBefore(10)))
      .then(offered('ann', 3, start.toISOString()));
    given(joined('ann', 3))
      .when(offer(slotWith(10), start))
      .thenNothing();
  });

  it('are offered to nobody while the slot is closed or full', () => {
    given(joined('ann', 3))
      .when(offer(slotWith(10, { type: 'SlotClosed', why: 'a burst pipe' })))
      .thenNothing();
    given(joined('ann', 3))
      .when(offer(slotWith(20)))
      .thenNothing();
  });

  it('are not offered to those who left', () => {
    given(joined('ann', 3), { type: 'WaitlistLeft', entryId: 'ann' }, joined('bob', 2))
      .when(offer(slotWith(10)))
      .then(offered('bob', 2));
  });
});

describe('an offer', () => {
  const toAnn = [joined('ann', 3), offered('ann', 3)];

  it('is taken whole or in part, but not for more', () => {
    given(...toAnn)
      .when(take('ann', 3))
      .then(taken('ann'));
    given(...toAnn)
      .when(take('ann', 2))
      .then(taken('ann'));
    given(...toAnn)
      .when(take('ann', 4))
      .thenRefuses('OFFER_TOO_SMALL');
  });

  it('ends at its instant, whether or not anybody has noticed', () => {
    given(...toAnn)
      .when(take('ann', 3, new Date('2026-11-27T17:29:59.999Z')))
      .then(taken('ann'));
    given(...toAnn)
      .when(take('ann', 3, new Date(halfPastNoon)))
      .thenRefuses('OFFER_LAPSED');
    given(...toAnn)
      .when(lapse('ann', '2026-11-27T17:29:59.999Z'))
      .thenNothing();
    given(...toAnn)
      .when(lapse('ann', halfPastNoon))
      .then({ type: 'OfferLapsed', entryId: 'ann' });
  });

  it('lapses once, and not when it was taken', () => {
    given(...toAnn, { type: 'OfferLapsed', entryId: 'ann' })
      .when(lapse('ann', halfPastNoon))
      .thenNothing();
    given(...toAnn, taken('ann'))
      .when(lapse('ann', halfPastNoon))
      .thenNothing();
  });

  it('is taken once, and by nobody to whom it was not made', () => {
    given(...toAnn, taken('ann'))
      .when(take('ann', 3))
      .thenRefuses('OFFER_TAKEN');
    given(...toAnn, { type: 'OfferLapsed', entryId: 'ann' })
      .when(take('ann', 3))
      .thenRefuses('OFFER_LAPSED');
    given(joined('ann', 3)).when(take('ann', 3)).thenRefuses('OFFER_NOT_FOUND');
    given(...toAnn)
      .when(take('bob', 3))
      .thenRefuses('OFFER_NOT_FOUND');
  });
});
