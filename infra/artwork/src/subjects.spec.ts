import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { svgOf } from './subject.js';
import { subjects } from './subjects.js';

const experiences = [
  'jurassic-ride',
  'hyper-3d-zoo',
  'global-cities-expo',
  'immersive-art-gallery',
  'zipline-simulator',
  'parachute-simulator',
  'race-car-sim',
  'flight-sim',
  'fpv-drone-sim',
  'anaglyph-3d-showcase',
  'midnight-lounge-mystery',
  'tide-pool-playroom',
];
const venues = [
  'rochester-flagship',
  'boston',
  'new-york-city',
  'philadelphia',
  'washington-dc',
  'albany',
  'hartford',
  'providence',
];
const things = [
  'flagship-tee',
  'night-glow-hoodie',
  'explorer-long-sleeve',
  'aurora-dome-print',
  'city-of-light-print',
  'prehistoric-dawn-print',
  'red-cyan-glasses',
  'enamel-pin-set',
  'canvas-tote',
  'crew-cap',
  'miniature-dinosaur',
  'opening-year-coin-2025',
  'venue-diorama-kit',
];

const subjectOf = (shelf: string, slug: string) => subjects.find((one) => one.shelf === shelf && one.slug === slug);
const everyPicture = subjects.flatMap((subject) => subject.pictures.map((picture) => ({ subject, picture })));

describe('the series of pictures', () => {
  it.each(experiences)('has a main picture, three more views and a square one of %s', (slug) => {
    const names = subjectOf('experiences', slug)?.pictures.map(({ name }) => name);
    expect(names?.slice(0, 5)).toEqual(['main', '1', '2', '3', 'square']);
  });

  it('has a film of the flight simulator, small, with a picture to show before it starts', () => {
    const flight = subjectOf('experiences', 'flight-sim');
    expect(flight?.films).toEqual(['film.webm']);
    expect(flight?.pictures.map(({ name }) => name)).toContain('film');
    const film = readFileSync(join('infra', 'artwork', 'films', 'flight-sim', 'film.webm'));
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(film.length).toBeLessThan(300_000);
  });

  it.each(venues)('has a façade of %s and six views of the house', (slug) => {
    const names = subjectOf('venues', slug)?.pictures.map(({ name }) => name);
    expect(names).toEqual(['main', '1', '2', '3', '4', '5', '6']);
  });

  it.each(things)('has %s on paper, wide and square', (slug) => {
    expect(subjectOf('products', slug)?.pictures.map(({ name }) => name)).toEqual(['main', 'square']);
  });

  it('says in words what is to be seen in each picture', () => {
    for (const { picture } of everyPicture) expect(picture.alt).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('is drawn the same, byte for byte, every time', () => {
    for (const { subject, picture } of everyPicture) expect(svgOf(subject, picture)).toBe(svgOf(subject, picture));
  });

  it('draws no picture twice', () => {
    const drawings = everyPicture.map(({ subject, picture }) => svgOf(subject, picture));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('refers only to gradients and clips that are on the same sheet, and to no number that is not one', () => {
    for (const { subject, picture } of everyPicture) {
      const svg = svgOf(subject, picture);
      const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.filter((id) => !known.has(id))).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
