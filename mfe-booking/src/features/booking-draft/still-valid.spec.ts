import { describe, expect, it } from '@jest/globals';
import type { VenueExperienceView, VenueView } from '@northlight/contracts';
import { emptyDraft } from './draft.ts';
import { type Known, lossOf } from './still-valid.ts';

const venues = [
  { id: 1, name: 'Rochester Flagship', status: 'open' },
  { id: 2, name: 'Boston', status: 'planned' },
] as VenueView[];
const experiences = [{ id: 1 }, { id: 8 }] as VenueExperienceView[];
const slots = [{ id: 's', time: '15:15', capacity: 20, bookedCount: 18, bookable: true }];
const known: Known = { venues, experiences, today: '2026-11-21', slots, familyRefusal: undefined };
const draft = { ...emptyDraft, venueId: 1, experienceId: 8, date: '2026-11-28', time: '15:15' };

describe('a draft that still holds', () => {
  it('loses nothing', () => {
    expect(lossOf(draft, known)).toBeUndefined();
  });

  it('loses nothing while things are loading', () => {
    const nothing = { venues: undefined, experiences: undefined, today: undefined, slots: undefined };
    expect(lossOf({ ...draft, time: '09:00' }, { ...nothing, familyRefusal: undefined })).toBeUndefined();
  });
});

describe('a draft of which one part is gone', () => {
  it('loses the venue that is only planned, and nothing else', () => {
    const albany = { id: 3, name: 'Albany', status: 'open' } as VenueView;
    expect(lossOf({ ...draft, venueId: 2 }, { ...known, venues: [...venues, albany] })).toEqual({
      step: 'visit',
      patch: { venueId: null },
      message: 'Boston isn’t open for bookings yet. Please select another venue.',
    });
  });

  it('has the only open venue in place of one that is planned', () => {
    expect(lossOf({ ...draft, venueId: 2 }, known)).toEqual({
      step: 'visit',
      patch: { venueId: 1 },
      message: 'Boston isn’t open for bookings yet. Rochester Flagship was selected instead.',
    });
  });

  it('loses the experience that the venue does not run', () => {
    expect(lossOf({ ...draft, experienceId: 11 }, known)?.patch).toEqual({ experienceId: null });
  });

  it('loses a date of the past with its time', () => {
    expect(lossOf({ ...draft, date: '2026-11-20' }, known)).toEqual({
      step: 'day',
      patch: { date: '', time: '' },
      message: 'We cleared the date because November 20, 2026 has passed.',
    });
  });

  it('loses the time when the party outgrows it, and says why', () => {
    expect(lossOf({ ...draft, numberOfTickets: 3 }, known)).toEqual({
      step: 'time',
      patch: { time: '' },
      message: 'We cleared the time because 3:15 PM has only 2 seats left. Please choose another time.',
    });
  });

  it('goes back to Standard where Family Pack is not offered', () => {
    const pack = { ...draft, ticketType: 'family', numberOfTickets: 4, countBeforeFamily: 2 } as const;
    expect(lossOf(pack, { ...known, familyRefusal: 'Too dear.' })?.patch).toMatchObject({
      ticketType: 'standard',
      numberOfTickets: 2,
    });
  });
});
