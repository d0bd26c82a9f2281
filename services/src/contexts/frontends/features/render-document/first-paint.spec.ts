import { describe, expect, it } from '@jest/globals';
import { describePage } from '../../domain/pages/describe-page.js';
import { anExperience, aSite, someFacts } from '../../testing/site-builders.js';
import { firstPaint } from './first-paint.js';

const painted = (path: string, facts = someFacts) =>
  firstPaint(describePage({ path, isOwned: true, facts, site: aSite }), aSite.product);

describe('what stands on a page before its scripts', () => {
  it.each([
    ['/', 'Experience Reality Reimagined', '/media/art/site/hero/main-480.avif'],
    ['/experiences', 'Extraordinary Experiences', '/media/art/experiences/jurassic-ride/main-480.avif'],
    ['/experience/jurassic-ride', 'Jurassic Ride', '/media/art/experiences/jurassic-ride/main-480.avif'],
    ['/venue/boston', 'Boston', '/media/art/venues/rochester-flagship/main-480.avif'],
    ['/booking', 'Book an Experience', '/media/art/venues/rochester-flagship/main-480.avif'],
  ])('%s has its heading and its first picture, asked for before anything else', (path, heading, picture) => {
    const html = painted(path);
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(`${picture} 480w`);
    expect(html).toContain('fetchpriority="high"');
  });

  it('is the heading alone where no picture is known', () => {
    expect(painted('/booking', {})).not.toContain('<picture>');
    expect(painted('/terms')).toContain('<h1>Terms and Conditions</h1>');
  });

  it('is the bar alone where only the scripts know what comes', () => {
    for (const path of ['/login', '/bookings', '/franchise']) expect(painted(path)).not.toContain('<main>');
    expect(painted('/login')).toContain('<b>Lumen</b> <i>House</i>');
  });

  it('begins the catalogue with the picture that is first there', () => {
    const late = anExperience({
      slug: 'late',
      imageUrl: '/media/art/experiences/late/main.jpg',
      displayOrder: 5,
      isPopular: false,
    });
    expect(painted('/experiences', { experiences: [late, anExperience()] })).not.toContain('/late/');
  });

  it('stays text whatever an admin writes', () => {
    const evil = anExperience({ name: '<img onerror=alert(1)>', imageUrl: '/x.jpg"><script>' });
    const html = painted('/experience/jurassic-ride', { experiences: [evil] });
    expect(html).not.toMatch(/<img onerror|<script>/);
  });
});
