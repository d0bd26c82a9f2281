import { describe, expect, it } from '@jest/globals';
import { checkFilm, checkLength } from './check-film.js';
import type { FilmFacts } from './looking/film-facts.js';

const usual: FilmFacts = {
  ...{ container: 'MPEG-4', codec: 'AVC', seconds: 30, width: 1920, height: 1080 },
  ...{ bitDepth: 8, chroma: '4:2:0', isCutOff: false },
};
const check = (facts: Partial<FilmFacts>, isMadeAnew: boolean) =>
  checkFilm({ ...usual, ...facts }, { type: 'video/mp4', isMadeAnew });

describe('a film by its head', () => {
  it.each([
    ['lies on its side', { width: 3840, height: 2160 }],
    ['stands upright', { width: 2160, height: 3840 }],
  ])('may be as large as the limit when it %s', (_, facts) => {
    expect(check(facts, true)).toBe(30);
    expect(() => check({ ...facts, height: facts.height + 2 }, true)).toThrow(
      'This video is larger than 3840 by 2160.',
    );
  });

  it.each([
    ['is H.264 with ten bits a color', { bitDepth: 10 }, /in 8 bits, with 4:2:0 colors/],
    ['is H.264 with a color for each pixel', { chroma: '4:4:4' }, /in 8 bits, with 4:2:0 colors/],
    ['is of a codec that not every browser has', { codec: 'HEVC' }, /Please send H.264, VP8, VP9, or AV1\.$/],
    ['is cut off', { isCutOff: true }, 'This video is cut off: its end is missing.'],
  ])('that %s is refused where it would stay as it is, and else made anew', (_, facts, sentence) => {
    expect(() => check(facts, false)).toThrow(sentence);
    expect(check(facts, true)).toBe(30);
  });

  it.each([
    ['AV1 with ten bits', { codec: 'AV1', bitDepth: 10 }],
    ['VP8, whose head does not say its colors', { codec: 'VP8', chroma: undefined }],
  ])('stays as it is as %s', (_, facts) => {
    expect(check(facts, false)).toBe(30);
  });
});

it('may lack as much of its end as nobody misses', () => {
  checkLength(1.5, 2);
  checkLength(95, 100);
  expect(() => checkLength(1.13, 2)).toThrow('This video is cut off: only 1.1 of its 2 seconds can be read.');
});
