import { ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/guest-passes.js';
import type { GuestPassesView } from '../guest-pass-views.js';

export const guestPassesRoutes = routeGroup('Guest passes', {
  showGuestPasses: route('GET /api/guest-passes', {
    summary: 'Show your guest passes',
    access: 'signed-in',
    caching: 'no-store',
    answer: ok<GuestPassesView>('How many are left, and until when; none without a plan that runs.'),
    example: { answer: examples.guestPasses },
  }),
});
