import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFound, searchText } from './search-text.js';

describe('a text that is looked for', () => {
  it.each([
    ["O'Brien", 'O’Brien', 'OBRIEN', 'o‘brien'],
    ['José Ñandú', 'jose nandu', 'JOSE\u0301  N\u0303ANDU'],
    ['Łukasz Groß', 'lukasz gross'],
    ['Sørensen', 'sorensen'],
  ])('is the same however it is typed: %s', (text, ...others) => {
    for (const other of others) expect(searchText(other)).toBe(searchText(text));
  });

  it('is found in itself, with other spaces around it, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => isFound(`  ${text} `, ['x', text])));
  });
});

describe('a person', () => {
  const found = (search: string) => isFound(search, ['Siobhan O’Brien', 'siobhan+zoo@example.com'], '(585) 555-7788');

  it('is found by words in any order, and by a part of the phone number', () => {
    for (const search of ['obrien siobhan', "O'BRIEN", 'zoo@', '585 555', '5557788', '555-77'])
      expect(found(search)).toBe(true);
  });

  it('is not found by a word that is not theirs, nor by three digits', () => {
    for (const search of ['obrien ann', '778', '5557789']) expect(found(search)).toBe(false);
  });
});
