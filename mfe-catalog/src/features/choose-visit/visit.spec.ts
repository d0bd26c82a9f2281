import { describe, expect, it } from '@jest/globals';
import { anExperience } from '../../testing/demo-experiences.ts';
import { aVenue } from '../../testing/demo-venues.ts';
import { cartItemOf, locationOption, visitOf } from './visit.ts';

const planned = aVenue({ id: 2, city: 'Boston', state: 'MA', status: 'planned', estimatedOpeningYear: 2099 });
const rochester = aVenue({ id: 1 });
const venues = [planned, rochester];
const visit = (query: string) => visitOf(new URLSearchParams(query), venues);

describe('the visit in an address', () => {
  it('starts at the first venue that is open', () => {
    expect(visit('')).toEqual({ venue: rochester, date: undefined, time: undefined, tickets: 1 });
  });

  it('never is at a venue that is only planned', () => {
    expect(visit('venueId=2').venue).toBe(rochester);
  });

  it('keeps date and time', () => {
    expect(visit('venueId=1&date=2026-11-28&time=14:30')).toMatchObject({ date: '2026-11-28', time: '14:30' });
  });

  it('has no time without a date, and neither in another shape', () => {
    expect(visit('time=14:30').time).toBeUndefined();
    expect(visit('date=tomorrow&time=14:30')).toMatchObject({ date: undefined, time: undefined });
  });
});

describe('a ticket for the cart', () => {
  it('says when, in words, and to checkout where and when', () => {
    expect(cartItemOf(anExperience({ id: 7 }), visit('venueId=1&date=2026-11-28&time=14:30'))).toMatchObject({
      id: 7,
      quantity: 1,
      dateTime: 'November 28, 2026 at 2:30 PM',
      visit: { venueId: 1, date: '2026-11-28', time: '14:30' },
    });
  });

  it('is scheduled later while date or time is missing, and keeps what is chosen', () => {
    expect(cartItemOf(anExperience({ id: 7 }), visit('')).dateTime).toBe('Schedule later');
    expect(cartItemOf(anExperience({ id: 7 }), visit('date=2026-11-28'))).toMatchObject({
      dateTime: 'Schedule later',
      visit: { venueId: 1, date: '2026-11-28' },
    });
  });
});

describe('the list of locations', () => {
  it('offers open venues and tells when the others open', () => {
    expect(locationOption(rochester)).toEqual({ value: 1, label: 'Rochester, NY' });
    expect(locationOption(planned)).toEqual({
      value: 2,
      label: 'Boston, MA – Planned opening: 2099',
      isDisabled: true,
      group: 'Coming soon',
    });
  });
});
