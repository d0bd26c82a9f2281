import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { href, safeRedirect } from './href.ts';

describe('an address by name', () => {
  it('fills its path', () => {
    expect(href('experience', { slug: 'jurassic-ride' })).toBe('/experience/jurassic-ride');
  });

  it('carries the rest as a query and leaves out what is empty', () => {
    expect(href('booking', { venueId: 1, date: '2026-11-28', time: undefined, tickets: '' })).toBe(
      '/booking?venueId=1&date=2026-11-28',
    );
  });

  it('escapes what visitors type', () => {
    expect(href('experience', { slug: 'a/b?c' })).toBe('/experience/a%2Fb%3Fc');
    expect(href('experiences', { search: 'a&b' })).toBe('/experiences?search=a%26b');
  });

  it('is there for any text, halves of emoji among them', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\uD83D')) }), (text) => {
        const { pathname, searchParams } = new URL(
          href('experience', { slug: `a${text}`, search: text }),
          'http://a.example',
        );
        expect(decodeURIComponent(pathname)).toBe(`/experience/a${text.toWellFormed()}`);
        expect(searchParams.get('search') ?? '').toBe(text.toWellFormed());
      }),
    );
  });

  it('needs no parameters where the path has none', () => {
    expect(href('home')).toBe('/');
  });
});

describe('the redirect after signing in', () => {
  it.each(['/bookings', '/franchise/portal?inquiryId=3&accessCode=x', '/'])('goes to %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/a\nb', '', null])(
    'stays at home instead of %p',
    (path) => {
      expect(safeRedirect(path)).toBe('/');
    },
  );
});
