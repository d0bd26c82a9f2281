import { describe, expect, it } from '@jest/globals';
import { wordsOfFeature } from './feature.js';

describe('a new feature', () => {
  it('lies in the folder of the module that registers it', () => {
    expect(wordsOfFeature(['booking/selling/thank-party'])).toMatchObject({
      room: 'booking',
      name: 'thank-party',
      place: 'booking/selling',
      module: 'services/src/contexts/booking/selling/selling.module.ts',
      up: '../../../../../',
    });
    expect(wordsOfFeature(['figures/show-trend'])).toMatchObject({
      place: 'figures',
      module: 'services/src/contexts/figures/figures.module.ts',
      up: '../../../../',
    });
  });

  it.each([
    ['booking/thank-party', /Say which module of booking has it: .*booking\/selling\/thank-party/],
    ['booking/shelling/thank-party', /Say which module of booking has it/],
    ['figures/selling/show-trend', 'The room figures is one module: npm run new feature figures/show-trend'],
    ['lost-property/find-hat', /There is no room lost-property/],
  ])('has a module: not %s', (path, sentence) => {
    expect(() => wordsOfFeature([path])).toThrow(sentence);
  });
});
