import { describe, expect, it } from '@jest/globals';
import { danglingReferences, referenceTargets } from './references.js';

const targets = referenceTargets();
const of = (text: string, path = 'services/src/contexts/booking/domain/slot/slot.ts') =>
  danglingReferences({ path, text }, targets).map((breach) => breach.slice(`${path}: refers to `.length).split(',')[0]);

describe('a reference to a paper', () => {
  it('leads to a place that is there', () => {
    expect(
      of(
        '/** Never oversold (§4, decisions.md 1.3, G28 and U5; reliability.md rows 8 to 10, 8 and 9 of engine.md). */',
      ),
    ).toEqual([]);
    expect(of('// docs/adr/0050, docs/ui-words.md (U52, U53)')).toEqual([]);
  });

  it.each([
    ['§12', '§12'],
    ['decisions.md G23, G99', 'decisions.md G99'],
    ['decisions.md 1.12', 'decisions.md 1.12'],
    ['targets (U98)', 'decisions.md U98'],
    ['reliability.md row 59', 'reliability.md row 59'],
    ['reliability.md rule 13', 'reliability.md rule 13'],
    ['11 of engine.md', 'engine.md 11'],
    ['docs/adr/0999', 'docs/adr/0999'],
    ['docs/gone.md', 'docs/gone.md'],
  ])('is noticed where it leads nowhere: %s', (text, missing) => {
    expect(of(`/** As ${text}. */`)).toEqual([missing]);
  });

  it('is read over the end of a line', () => {
    expect(of('/**\n * Ends at once (reliability.md\n * row 99).\n */')).toEqual(['reliability.md row 99']);
  });

  it('leads from page to page by files that are there', () => {
    const links = 'See [words](../ui-words.md#terms), [more](gone.md) and [others](https://northlight.example/a.md).';
    expect(of(links, 'docs/spec/engine.md')).toEqual(['gone.md']);
  });
});
