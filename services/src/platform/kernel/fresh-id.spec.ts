import { describe, expect, it } from '@jest/globals';
import { freshId } from './fresh-id.js';

const noon = new Date('2026-11-28T12:00:00Z');

describe('a fresh id', () => {
  it('is a uuid of version 7 that begins with its millisecond', () => {
    const id = freshId(noon);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(noon.getTime());
  });

  it('comes after those that were made before', () => {
    const ids = [0, 1, 255, 70_000, 10_000_000_000].map((later) => freshId(new Date(noon.getTime() + later)));
    expect(ids.toSorted()).toEqual(ids);
  });

  it('has the time that is given, also where one before it was given a later time', () => {
    const [later, earlier] = [freshId(new Date(noon.getTime() + 60_000)), freshId(noon)];
    expect(earlier < later).toBe(true);
  });

  it("is nobody else's, also in the same millisecond", () => {
    expect(new Set(Array.from({ length: 10_000 }, () => freshId(noon))).size).toBe(10_000);
  });
});
