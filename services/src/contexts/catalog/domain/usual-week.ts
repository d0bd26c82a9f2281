import type { OpeningHours } from '@northlight/contracts';

const early: OpeningHours = { opens: '10:00', closes: '20:00' };
const late: OpeningHours = { opens: '10:00', closes: '22:00' };

/** The hours with which a venue starts: Mon-Thu 10:00-20:00, Fri-Sun 10:00-22:00 (§9); the week starts on Sunday. */
export const usualWeek: readonly OpeningHours[] = [late, early, early, early, early, late, late];
