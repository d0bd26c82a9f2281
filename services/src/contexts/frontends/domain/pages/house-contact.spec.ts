import { describe, expect, it } from '@jest/globals';
import type { VenueDetailView } from '@northlight/contracts';
import { aSite, aVenue, someFacts } from '../../testing/site-builders.js';
import { houseContact } from './house-contact.js';

const venueWith = (change: object) => ({ ...aVenue(), phone: '(585) 555-0100', ...change }) as VenueDetailView;
const byMail = { email: 'help@lumen.example' };
const address = '100 Demo Plaza, Rochester, NY 14604';

describe('how the house is reached', () => {
  it.each([
    ['by mail while nothing is known of its venues', {}, byMail],
    ['at its first open venue', someFacts, { ...byMail, address }],
    [
      'by phone, where that venue has one',
      { ...someFacts, flagship: venueWith({}) },
      { ...byMail, address, phone: '(585) 555-0100' },
    ],
    [
      'not by the phone of a venue that was the first',
      { ...someFacts, flagship: venueWith({ id: 9 }) },
      { ...byMail, address },
    ],
  ])('%s', (_, facts, contact) => {
    expect(houseContact(facts, aSite)).toEqual(contact);
  });
});
