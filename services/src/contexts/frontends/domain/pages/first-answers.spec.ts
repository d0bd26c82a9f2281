import { describe, expect, it } from '@jest/globals';
import { someFacts } from '../../testing/site-builders.js';
import { firstAnswers } from './first-answers.js';

const keys = (path: string, facts = someFacts) => firstAnswers(path, facts).map(([key]) => key.join(' '));

describe('what a document brings along', () => {
  it.each([
    ['/', ['/api/experiences', '/api/venues']],
    ['/experiences', ['/api/experiences']],
    ['/experience/jurassic-ride', ['/api/experiences jurassic-ride', '/api/venues']],
    ['/venue/boston', []],
    ['/merch', ['/api/products']],
    ['/booking', ['/api/venues']],
    ['/about', []],
  ])('%s: what the page asks for first', (path, expected) => {
    expect(keys(path)).toEqual(expected);
  });

  it('has the ratings where experiences are shown', () => {
    const facts = { ...someFacts, ratings: [] };
    for (const path of ['/', '/experiences', '/experience/jurassic-ride'])
      expect(keys(path, facts)).toContain('/api/reviews/ratings');
    expect(keys('/merch', facts)).not.toContain('/api/reviews/ratings');
  });

  it('leaves out what nobody knows', () => {
    expect(keys('/experience/nothing-here')).toEqual(['/api/venues']);
    expect(keys('/', {})).toEqual([]);
  });
});
