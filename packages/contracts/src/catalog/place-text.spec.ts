import { describe, expect, it } from '@jest/globals';
import { addressText, placeText, streetText, venueText } from './place-text.js';

const washington = { name: 'Washington, DC', city: 'Washington', state: 'DC' };
const flagship = { name: 'Rochester Flagship', city: 'Rochester', state: 'NY' };

describe('city and state', () => {
  it('are written once, beside a street and a zip code too', () => {
    const street = { ...flagship, address: '1 Aurora Way', zipCode: '14604' };
    expect(placeText(washington)).toBe('Washington, DC');
    expect(placeText({ city: 'Washington, DC', state: 'DC' })).toBe('Washington, DC');
    expect(streetText(street)).toBe('1 Aurora Way, Rochester, NY');
    expect(addressText(street)).toBe('1 Aurora Way, Rochester, NY 14604');
  });

  it('leave out what is not known', () => {
    expect(placeText({ city: 'Erie', state: '' })).toBe('Erie');
    expect(placeText({})).toBe('');
  });

  it.each([
    [washington, 'Washington, DC'],
    [flagship, 'Rochester Flagship, NY'],
    [{ name: 'Washington Navy Yard', city: 'Washington', state: 'DC' }, 'Washington Navy Yard, DC'],
    [{ name: 'The Pier', city: 'Erie', state: 'PA' }, 'The Pier, Erie, PA'],
  ])('stand beside a venue only where its name does not say them: %j', (venue, text) => {
    expect(venueText(venue)).toBe(text);
  });
});
