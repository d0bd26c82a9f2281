import { describe, expect, it } from '@jest/globals';
import { posterOfFilm, sourcesOf } from '@northlight/contracts';
import { isVideo, squareOf } from './picture-sources.ts';

const main = '/media/art/experiences/jurassic-ride/main.jpg';

describe('a drawn picture', () => {
  it('of a film is asked for in the one size in which its poster lies there', () => {
    expect(sourcesOf('/media/art/experiences/flight-sim/film.jpg')).toBeUndefined();
  });

  it('comes in three widths and two formats', () => {
    const base = '/media/art/experiences/jurassic-ride/main';
    expect(sourcesOf(main)?.avif).toBe(`${base}-480.avif 480w, ${base}-960.avif 960w, ${base}-1600.avif 1600w`);
    expect(sourcesOf(main)?.webp).toContain(`${base}-480.webp 480w`);
  });

  it('comes in two widths where it is one view of many', () => {
    const base = '/media/art/venues/boston/4';
    expect(sourcesOf(`${base}.jpg`)?.avif).toBe(`${base}-600.avif 600w, ${base}-1200.avif 1200w`);
  });

  it('has a square of its own, in two widths', () => {
    const square = squareOf(main);
    expect(square).toBe('/media/art/experiences/jurassic-ride/square.jpg');
    expect(sourcesOf(square)?.avif).toMatch(/square-320\.avif 320w, .*square-640\.avif 640w$/);
  });
});

describe('a picture that was sent', () => {
  const base = '/media/up/1/main';
  const hint = { blur: 'data:,', width: 900, jpegs: [480, 960] };

  it('is offered in the widths that it has, each once, as JPEG too', () => {
    expect(sourcesOf(`${base}.jpg`, hint)).toEqual({
      avif: `${base}-480.avif 480w, ${base}-960.avif 900w`,
      webp: `${base}-480.webp 480w, ${base}-960.webp 900w`,
      jpeg: `${base}-480.jpg 480w, ${base}.jpg 900w`,
    });
    expect(sourcesOf(`${base}.jpg`, { ...hint, width: 300 })?.avif).toBe(`${base}-480.avif 300w`);
    expect(sourcesOf(`${base}.jpg`, { ...hint, width: 1600 })?.jpeg).toBe(
      `${base}-480.jpg 480w, ${base}-960.jpg 960w, ${base}.jpg 1600w`,
    );
  });

  it('has one JPEG where it was drawn before there were more', () => {
    expect(sourcesOf(`${base}.jpg`, { blur: 'data:,', width: 900 })).toEqual({
      avif: `${base}-480.avif 480w, ${base}-960.avif 900w`,
      webp: `${base}-480.webp 480w, ${base}-960.webp 900w`,
    });
  });
});

describe('a film', () => {
  it('that was sent has a poster in every size, a drawn one has one under its own name', () => {
    expect(posterOfFilm('/media/up/1/film.mp4')).toBe('/media/up/1/main.jpg');
    expect(posterOfFilm('/media/art/experiences/flight-sim/film.webm')).toBe(
      '/media/art/experiences/flight-sim/film.jpg',
    );
    expect(posterOfFilm('https://elsewhere.example/film.mp4')).toBeUndefined();
  });
});

describe('any other picture', () => {
  it('is taken as it is', () => {
    expect(sourcesOf('/placeholder-product.jpg')).toBeUndefined();
    expect(squareOf('/uploads/1.png')).toBe('/uploads/1.png');
  });

  it('may be a film', () => {
    expect([isVideo('/media/flight.webm'), isVideo(main)]).toEqual([true, false]);
  });
});
