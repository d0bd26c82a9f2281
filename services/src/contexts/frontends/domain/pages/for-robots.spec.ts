import { describe, expect, it } from '@jest/globals';
import { anExperience, aSite, someFacts } from '../../testing/site-builders.js';
import { robotsOf, sitemapOf } from './for-robots.js';

describe('the map of the site', () => {
  const places = (facts = someFacts) =>
    [...sitemapOf(facts, aSite).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

  it('has every public page, every experience and every venue, once', () => {
    expect(places()).toEqual(expect.arrayContaining(['https://lumen.example/', 'https://lumen.example/venue/boston']));
    expect(places()).toContain('https://lumen.example/experience/jurassic-ride');
    expect(new Set(places()).size).toBe(places().length);
  });

  it('has nothing private in it', () => {
    expect(sitemapOf(someFacts, aSite)).not.toMatch(/admin|login|profile|manage|checkout/);
  });

  it('stays XML whatever a slug is', () => {
    expect(places({ experiences: [anExperience({ slug: 'a&b<c>' })] })).toContain(
      'https://lumen.example/experience/a&amp;b%3Cc%3E',
    );
  });
});

describe('what robots are asked', () => {
  const allows = (path: string, rules = robotsOf('lumen.example', aSite)) => {
    const matching = [...rules.matchAll(/^(Allow|Disallow): (.+)$/gm)]
      .map(([, kind, prefix = '']) => ({ kind, prefix }))
      .filter(({ prefix }) => path.startsWith(prefix))
      .sort((a, b) => b.prefix.length - a.prefix.length);
    return matching[0]?.kind !== 'Disallow';
  };

  it.each([
    '/',
    '/experiences',
    '/experience/jurassic-ride',
    '/booking',
    '/franchise',
    '/media/art/site/og.jpg',
    '/r/shell/a/b.js',
  ])('they may see %s', (path) => expect(allows(path)).toBe(true));

  it.each([
    '/admin',
    '/admin/products',
    '/bookings',
    '/booking/manage/1',
    '/profile',
    '/checkout',
    '/api/bookings',
    '/api/me',
  ])('they stay away from %s', (path) => expect(allows(path)).toBe(false));

  it('they may read what public pages read, or they would see empty ones', () => {
    expect(['/api/experiences', '/api/venues/boston', '/api/products'].map((path) => allows(path))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('they are told of the map', () => {
    expect(robotsOf('lumen.example', aSite)).toContain('Sitemap: https://lumen.example/sitemap.xml');
  });

  it('they are sent away where the site goes by another name', () => {
    expect(robotsOf('test.lumen.example', aSite)).toBe('User-agent: *\nDisallow: /\n');
  });
});
