import { describe, expect, it } from '@jest/globals';
import { aSite, someFacts } from '../../testing/site-builders.js';
import { describePage } from './describe-page.js';
import { publicPages } from './public-pages.js';
import type { SiteFacts } from './site-facts.js';

const page = (path: string, facts: SiteFacts = someFacts) => describePage({ path, isOwned: true, facts, site: aSite });

describe('the home page', () => {
  it('has the stated title and speaks of immersive, interactive worlds', () => {
    expect(page('/')).toMatchObject({
      status: 200,
      title: 'Lumen House - Extraordinary Experiences',
      description: expect.stringMatching(/immersive, interactive worlds/),
      canonical: 'https://lumen.example/',
    });
  });
});

describe('every public page', () => {
  it.each(publicPages.map(({ path }) => path))('%s has a title, a description and a picture of its own', (path) => {
    const { status, title, description, picture } = page(path);
    expect([status, title]).toEqual([200, expect.stringMatching(/^.+ - .+$/)]);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(165);
    expect(picture).toMatch(/^https:\/\/lumen\.example\/media\/art\/site\/[a-z]+\/og\.jpg$/);
  });

  it('is called like no other', () => {
    const of = (what: 'title' | 'description' | 'picture') => publicPages.map(({ path }) => page(path)[what]);
    for (const what of ['title', 'description', 'picture'] as const)
      expect(new Set(of(what)).size).toBe(publicPages.length);
  });

  it('is one page however it is written', () => {
    expect(page('/Experiences/').canonical).toBe('https://lumen.example/experiences');
  });
});

describe('an experience', () => {
  it('is described by its record', () => {
    expect(page('/experience/jurassic-ride')).toMatchObject({
      status: 200,
      title: 'Jurassic Ride - Lumen House',
      description: 'A slow boat, a wet valley at dusk.',
      canonical: 'https://lumen.example/experience/jurassic-ride',
      picture: 'https://lumen.example/media/art/experiences/jurassic-ride/og.jpg',
    });
  });

  it('that nobody knows is not found, and listed nowhere', () => {
    const head = page('/experience/nothing-here');
    expect([head.status, head.title]).toEqual([404, 'Experience not found - Lumen House']);
    expect([head.canonical, head.structured]).toEqual([undefined, []]);
  });

  it('may be any while the list is not there: nobody is told that it is not found', () => {
    expect(page('/experience/nothing-here', {})).toMatchObject({ status: 200, title: 'Lumen House' });
  });
});

describe('a venue', () => {
  it('is described by its record', () => {
    expect(page('/venue/boston')).toMatchObject({ status: 200, title: 'Boston - Lumen House' });
  });

  it('that nobody knows is not found', () => {
    expect(page('/venue/atlantis')).toMatchObject({ status: 404, title: 'Venue not found - Lumen House' });
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/experience', '/experience/', '/experience/jurassic-ride/more', '/venue'])('%s is not found', (path) => {
    expect(page(path)).toMatchObject({ status: 404, title: '404 Page Not Found - Lumen House' });
  });

  it('is not found where no front answers', () => {
    expect(describePage({ path: '/experiences', isOwned: false, facts: someFacts, site: aSite }).status).toBe(404);
  });
});

describe('a private page', () => {
  it.each(['/login', '/bookings', '/booking/manage/1', '/admin', '/checkout', '/a-front-of-tomorrow'])(
    '%s is there and listed nowhere',
    (path) => {
      expect([page(path).status, page(path).canonical]).toEqual([200, undefined]);
    },
  );
});

describe('an address of a million slashes', () => {
  it('is not found, and not thought about for long', () => {
    expect(page(`${'/'.repeat(1_000_000)}x`).status).toBe(200);
    expect(page(`/experience${'/'.repeat(1_000_000)}x`).status).toBe(404);
  });
});
