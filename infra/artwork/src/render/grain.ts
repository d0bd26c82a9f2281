import { randomFrom } from '../kit/random.js';

const TILE = 512;

const tile = (): Float32Array => {
  const random = randomFrom('paper');
  const fine = Float32Array.from({ length: TILE * TILE }, () => random.next() + random.next() + random.next() - 1.5);
  return fine.map((value, at) => {
    const row = at - (at % TILE);
    const left = fine[row + ((at + TILE - 1) % TILE)] ?? 0;
    const above = fine[(at + TILE * TILE - TILE) % (TILE * TILE)] ?? 0;
    return value * 0.6 + (left + above) * 0.3;
  });
};

let paper: Float32Array | undefined;

/** Prints the picture on paper: adds the same grain to every channel of raw RGB pixels, in place. Also hides banding. */
export const addGrain = (pixels: Uint8Array, width: number, strength: number): void => {
  paper ??= tile();
  const rows = pixels.length / 3 / width;
  for (let y = 0; y < rows; y += 1) {
    const row = (y % TILE) * TILE;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const shift = (paper[row + (x % TILE)] ?? 0) * strength;
      for (let channel = at; channel < at + 3; channel += 1) {
        const value = pixels[channel] ?? 0;
        pixels[channel] = Math.max(0, Math.min(255, value + shift * (0.55 + value / 160) + 0.5));
      }
    }
  }
};
