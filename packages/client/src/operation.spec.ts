import { describe, expect, it } from '@jest/globals';
import { isUnder, keyOf, type Operation, pathOf, searchOf } from './operation.js';

const venueExperiences: Operation = { method: 'GET', path: '/api/venues/:slug/experiences' };
const bookings: Operation = { method: 'GET', path: '/api/bookings' };

describe('the address of a call', () => {
  it('has its parameters encoded, lone surrogates too', () => {
    expect(pathOf(venueExperiences, { slug: 'a/b ü' })).toBe('/api/venues/a%2Fb%20%C3%BC/experiences');
    expect(pathOf(venueExperiences, { slug: '\ud800' })).toBe('/api/venues/%EF%BF%BD/experiences');
  });

  it('leaves out of the query what is empty', () => {
    expect(searchOf({ when: 'past', cursor: undefined, search: '' })).toBe('?when=past');
    expect(searchOf({ cursor: null })).toBe('');
  });
});

describe('the key of a read', () => {
  it('begins with the address, then what varies', () => {
    expect(keyOf(venueExperiences, { params: { slug: 'boston' } })).toEqual(['/api/venues', 'boston', 'experiences']);
    expect(keyOf(bookings, { query: { limit: 5, cursor: undefined } })).toEqual(['/api/bookings', { limit: '5' }]);
    expect(keyOf(bookings)).toEqual(['/api/bookings']);
  });

  it('is under its address and all above it', () => {
    expect(isUnder('/api/admin', ['/api/admin/users', '7'])).toBe(true);
    expect(isUnder('/api/book', ['/api/bookings'])).toBe(false);
    expect(isUnder('/api', [7])).toBe(false);
  });
});
