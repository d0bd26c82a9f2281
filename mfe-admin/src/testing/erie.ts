import type { ManagedVenueDetailView } from '@northlight/contracts';
import { answer, openAdmin } from './open-admin.tsx';

export const day = { opens: '10:00', closes: '20:00' };
export const rule = {
  ...{ weekdays: [1, 2, 3, 4], firstStart: '10:00', lastStart: null, everyMinutes: null, seats: 20 },
  ...{ validFrom: null, validUntil: null },
};
export const erie: ManagedVenueDetailView = {
  ...{ id: 9, name: 'Erie', slug: 'erie', address: '7 Pier Lane', city: 'Erie', state: 'PA', zipCode: '16501' },
  ...{ description: 'A fish hall on the lake.', imageUrl: '', isNew: false, status: 'open', openedYear: 2026 },
  ...{ estimatedOpeningYear: null, timezone: 'America/New_York', mapX: 4, mapY: 40, createdAt: '2026-11-01T00:00:00Z' },
  ...{ phone: null, email: null, galleryImages: [], parking: [], amenities: [], safety: [], directions: [] },
  ...{ streetMap: null, closures: [], weekHours: [null, day, day, day, day, day, day] },
  offers: [{ experienceId: 1, name: 'Jurassic Ride', duration: 30, isExclusive: false, rules: [rule], version: 1 }],
  ...{ version: 2, hoursVersion: 4 },
};
const nobody = { openSlots: 0, freeSlots: 0, days: [] };
const plan = { toOpen: 0, alreadyOpen: 0, rows: [] };

/** Opens the page of a venue at one of its tabs. */
export const openVenue = (tab: string, answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin(`/admin/venues/9?tab=${tab}`, {
    'GET /api/admin/venues/9': () => answer(erie),
    'GET /api/admin/venues': () => answer([]),
    'GET /api/experiences': () => answer([]),
    'GET /api/admin/availability/plan': () => answer(plan),
    'GET /api/admin/availability/standing': () => answer(nobody),
    'GET /api/admin/orders': () => answer({ items: [], nextCursor: null }),
    ...answers,
  });
/** What was asked for that changes something. */
export const written = (requests: readonly string[]) => requests.filter((call) => !call.startsWith('GET'));
