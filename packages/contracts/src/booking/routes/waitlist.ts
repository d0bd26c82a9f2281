import { created, noContent, ok } from '../../wire/answer.js';
import { waitlistEntryId } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/waitlist.js';
import { JoinWaitlistDto } from '../join-waitlist.dto.js';
import { type WaitlistEntryView, type WaitlistJoinedView } from '../waitlist-views.js';

export const waitlistRoutes = routeGroup('Waitlist', {
  joinWaitlist: route('POST /api/waitlist', {
    summary: 'Join the waitlist of a full slot',
    access: 'everyone',
    idempotencyKey: 'optional',
    body: JoinWaitlistDto,
    answer: created<WaitlistJoinedView>('The party is on the list; it will be written to when seats come free.'),
    refuses: [
      'SLOT_HAS_ROOM',
      'SLOT_CLOSED',
      'ALREADY_WAITING',
      'WAITLIST_FULL',
      'OFFERS_LAPSED',
      'TOO_MANY_SEATS',
      'TOO_MANY_TRIES',
      'VENUE_NOT_FOUND',
      'DATE_PAST',
      'SLOT_NOT_FOUND',
      'SLOT_STARTED',
      'SLOT_NOT_OPEN_YET',
      'TIME_SKIPPED',
      'PARTY_ABOVE_CAPACITY',
    ],
    example: { body: examples.joinWaitlist, answer: examples.waitlistJoined },
  }),
  leaveWaitlist: route('DELETE /api/waitlist/:id', {
    summary: 'Leave a waitlist',
    access: 'everyone',
    tokenHeader: 'Waitlist-Token',
    answer: noContent('The party is off the list; seats that were offered to it come back.'),
    refuses: ['WAITLIST_ENTRY_NOT_FOUND'],
    example: { params: { id: waitlistEntryId } },
  }),
  showWaitlistEntry: route('GET /api/waitlist/:id', {
    summary: 'Show a place on a waitlist',
    access: 'everyone',
    tokenHeader: 'Waitlist-Token',
    answer: ok<WaitlistEntryView>('How the party stands on the list.'),
    caching: 'no-store',
    refuses: ['WAITLIST_ENTRY_NOT_FOUND'],
    example: { params: { id: waitlistEntryId }, answer: examples.waitlistEntry },
  }),
});
