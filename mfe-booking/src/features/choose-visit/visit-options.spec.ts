import { describe, expect, it } from '@jest/globals';
import type { VenueView } from '@northlight/contracts';
import { venueOptions } from './visit-options.ts';

const boston = { id: 2, name: 'Boston', city: 'Boston', state: 'MA', status: 'planned', estimatedOpeningYear: 2099 };
const venue = (more: object) => ({ ...boston, ...more }) as VenueView;

describe('the list of venues', () => {
  it('offers the open one', () => {
    const flagship = venue({ id: 1, name: 'Rochester Flagship', city: 'Rochester', state: 'NY', status: 'open' });
    expect(venueOptions([flagship])).toEqual([{ value: 1, label: 'Rochester Flagship, NY' }]);
  });

  it('shows a planned one with its opening line, and does not let it be chosen', () => {
    expect(venueOptions([venue({})])).toEqual([
      { value: 2, label: 'Boston, MA – Planned opening: 2099', isDisabled: true, group: 'Coming soon' },
    ]);
  });

  it('says the state of a city once', () => {
    const washington = venue({ name: 'Washington, DC', city: 'Washington', state: 'DC' });
    expect(venueOptions([washington])[0]?.label).toBe('Washington, DC – Planned opening: 2099');
  });

  it('promises no year that has passed', () => {
    expect(venueOptions([venue({ estimatedOpeningYear: 2020 })])[0]?.label).toBe(
      'Boston, MA – Opening date to be announced',
    );
  });
});
