import { describe, expect, it } from '@jest/globals';
import { displayNameOf } from './display-name.js';

describe('the name beside a review', () => {
  it.each([
    ['Ann Lee', 'Ann L.'],
    ['  Maria del Carmen  Ortiz ', 'Maria O.'],
    ['Ann', 'Ann'],
    ['Ann émile', 'Ann É.'],
    ['', ''],
  ])('tells of %p no more than %p', (name, shown) => {
    expect(displayNameOf(name)).toBe(shown);
  });
});
