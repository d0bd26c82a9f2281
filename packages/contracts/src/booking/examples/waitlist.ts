import {
  customer,
  experienceId,
  venueId,
  visitDate,
  waitlistEntryId,
  waitlistToken,
} from '../../wire/example-values.js';
import type { JoinWaitlistDto } from '../join-waitlist.dto.js';
import type { WaitlistEntryView, WaitlistJoinedView } from '../waitlist-views.js';

const slot = { venueId, experienceId, date: visitDate, time: '13:45' };

export const joinWaitlist: JoinWaitlistDto = { ...slot, party: 2, ...customer };

export const waitlistJoined: WaitlistJoinedView = {
  id: waitlistEntryId,
  ...slot,
  party: 2,
  status: 'waiting',
  position: 3,
  offeredUntil: null,
  leaveToken: waitlistToken,
};

export const waitlistEntry: WaitlistEntryView = {
  id: waitlistEntryId,
  ...slot,
  party: 2,
  status: 'offered',
  position: null,
  offeredUntil: '2027-05-12T20:30:00.000Z',
};
