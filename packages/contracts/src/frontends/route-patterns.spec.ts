import { describe, expect, it } from '@jest/globals';
import { covers, ownerOf, withoutTrailingSlash } from './route-patterns.js';

describe('a route pattern', () => {
  it.each([
    ['/', '/', true],
    ['/', '/venues', false],
    ['/venues', '/venues/', true],
    ['/venues', '/Venues', true],
    ['/venues', '/venues/rochester', false],
    ['/venue/*', '/venue/rochester', true],
    ['/venue/*', '/venue', true],
    ['/venue/*', '/venues', false],
  ])('%s against %s is %s', (pattern, path, expected) => {
    expect(covers(pattern, path)).toBe(expected);
  });
});

describe('a path that several patterns cover', () => {
  const portal = { app: 'portal', routes: ['/franchise/*'] };
  const apply = { app: 'apply', routes: ['/franchise/apply'] };

  it('belongs to the most exact one', () => {
    expect(ownerOf([portal, apply], '/franchise/apply')).toBe(apply);
    expect(ownerOf([portal, apply], '/franchise/portal')).toBe(portal);
  });

  it('belongs to nobody when none covers it', () => {
    expect(ownerOf([portal, apply], '/elsewhere')).toBeUndefined();
  });
});

describe('a path of a million slashes', () => {
  const slashes = '/'.repeat(1_000_000);

  it('is read once, not a million times', () => {
    expect(covers('/venues', `${slashes}x`)).toBe(false);
    expect(covers('/', slashes)).toBe(true);
    expect(withoutTrailingSlash(`/venues${slashes}`)).toBe('/venues');
  });
});
