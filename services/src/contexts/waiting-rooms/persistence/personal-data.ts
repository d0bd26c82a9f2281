import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** This room keeps nothing of persons: a place is in the cookie of its browser, and Redis counts. */
export const waitingRoomsPersonalData: readonly PersonalPlace[] = [
  { place: 'waiting_rooms.rooms', free: { catalog: 'name experience_slug', technical: 'pace seed' } },
];
