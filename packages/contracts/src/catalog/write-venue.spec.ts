import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { WriteVenueDto } from './write-venue.dto.js';

const erie = {
  ...{ name: 'Erie', address: '7 Pier Lane', city: 'Erie', state: 'pa', zipCode: '16501', status: 'open' },
  ...{ timezone: 'America/New_York', year: '2026', mapX: '4', mapY: '40' },
  description: 'A fish hall on the lake with a light that can be seen from Canada.',
};
const read = (input: object) => plainToInstance(WriteVenueDto, { ...erie, ...input }, { exposeDefaultValues: true });
const says = (input: object) =>
  validateSync(read(input), { stopAtFirstError: true }).flatMap(({ constraints }) => Object.values(constraints ?? {}));
const long = (length: number) => 'x'.repeat(length);
const longWays = 'Please use at most 12 lines, each with at most 40 characters before the colon and 300 after it';

describe('the form of a venue', () => {
  it('takes what a form sends: text with a line each where a list is meant', () => {
    const input = {
      parking: ' $5 an hour \n\nFree at night',
      directions: 'By car: Over the bridge: left.\nBy boat: Row.',
    };
    expect(says(input)).toEqual([]);
    expect(read(input)).toMatchObject({
      ...{ year: 2026, mapX: 4, parking: ['$5 an hour', 'Free at night'] },
      directions: [
        { title: 'By car', text: 'Over the bridge: left.' },
        { title: 'By boat', text: 'Row.' },
      ],
    });
    expect(read({ directions: read(input).directions }).directions).toEqual(read(input).directions);
  });

  it.each([
    [{ name: long(101) }, 'Please use at most 100 characters'],
    [{ address: long(121) }, 'Please use at most 120 characters'],
    [{ city: long(81) }, 'Please use at most 80 characters'],
    [{ city: '' }, 'Please enter the city'],
    [{ directions: `${long(41)}: Left.` }, longWays],
    [{ directions: `By car: ${long(301)}` }, longWays],
    [{ directions: Array(13).fill('By car: Left.') }, longWays],
    [{ directions: 'Left' }, 'Please start each line with a name and a colon, for example “By car: Take the bridge.”'],
  ])('says of %j what is true', (input, message) => {
    expect(says(input)).toEqual([message]);
  });
});
