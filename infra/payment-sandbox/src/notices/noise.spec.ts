import { describe, expect, it } from '@jest/globals';
import { Noise } from './noise.js';

const rounds = Array.from({ length: 1000 });

describe('the noise on the way of notices', () => {
  it('is the same for the same seed', () => {
    const run = (seed: number) => {
      const noise = new Noise(0.5, seed);
      return rounds.map(() => [noise.isTwice(), noise.lateMs()]);
    };
    expect(run(3)).toEqual(run(3));
    expect(run(3)).not.toEqual(run(4));
  });

  it('is as much as it was told', () => {
    const noise = new Noise(0.1, 1);
    expect(rounds.filter(() => noise.isTwice()).length).toBeGreaterThan(70);
    expect(rounds.filter(() => noise.isTwice()).length).toBeLessThan(130);
    expect(rounds.filter(() => noise.lateMs() > 0).length).toBeLessThan(80);
  });

  it('is none where none is wanted', () => {
    const noise = new Noise(0, 1);
    expect(rounds.some(() => noise.isTwice() || noise.lateMs() > 0)).toBe(false);
  });
});
