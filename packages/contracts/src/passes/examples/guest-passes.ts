import type { GuestPassesView } from '../guest-pass-views.js';

export const guestPasses: GuestPassesView = { passes: 2, left: 1, until: '2027-06-04' };
