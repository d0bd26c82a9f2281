import { describe, expect, it } from '@jest/globals';
import type { BookingPolicyView } from '@northlight/contracts';
import { anExperience, aSite, aVenue, someFacts } from '../../testing/site-builders.js';
import { describePage } from './describe-page.js';
import { publicPages } from './public-pages.js';

type Thing = Record<string, unknown>;

const on = (path: string, facts = someFacts) =>
  describePage({ path, isOwned: true, facts, site: aSite }).structured as Thing[];
const typed = (things: readonly Thing[], type: string) => things.find((thing) => thing['@type'] === type);

/** Every object in a tree, itself included. */
const within = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(within)];
};

/** What each type must say, after schema.org and what search engines require of it. */
const required: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  EntertainmentBusiness: ['name', 'address', 'image', 'openingHoursSpecification'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency', 'url'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url', 'logo'],
  Place: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Product: ['name', 'image', 'offers', 'brand'],
  WebSite: ['name', 'url', 'potentialAction'],
};

const paths = [
  ...publicPages.map(({ path }) => path),
  '/experience/jurassic-ride',
  '/venue/rochester-flagship',
  '/venue/boston',
];

describe('what a page says for machines', () => {
  it.each(paths)('is well-formed on %s', (path) => {
    for (const thing of on(path)) expect(thing['@context']).toBe('https://schema.org');
    for (const thing of within(on(path)).filter((one) => '@type' in one)) {
      const missing = (required[String(thing['@type'])] ?? []).filter((name) => thing[name] === undefined);
      expect([thing['@type'], missing]).toEqual([thing['@type'], []]);
    }
  });

  it.each(paths)('names whole addresses only on %s', (path) => {
    const named = within(on(path)).flatMap((thing) => ['url', 'item', 'logo', '@id'].map((name) => thing[name]));
    for (const address of named.filter((value) => typeof value === 'string'))
      expect(address).toMatch(/^https:\/\/lumen\.example\//);
  });

  it('tells the rating that guests have made, and of no other experience', () => {
    const facts = { ...someFacts, ratings: [{ experienceId: 1, count: 12, average: 4.7 }] };
    expect(typed(on('/experience/jurassic-ride', facts), 'Product')?.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ...{ ratingValue: 4.7, reviewCount: 12, bestRating: 5 },
    });
    const others = { ...someFacts, ratings: [{ experienceId: 2, count: 12, average: 4.7 }] };
    expect(typed(on('/experience/jurassic-ride', others), 'Product')).not.toHaveProperty('aggregateRating');
  });

  it('claims no rating that was not counted', () => {
    expect(JSON.stringify(paths.map((path) => on(path)))).not.toMatch(/rating|review/i);
  });
});

describe('an experience', () => {
  it('has its price, its age, its pictures and where it is to be had', () => {
    expect(typed(on('/experience/jurassic-ride'), 'Product')).toMatchObject({
      name: 'Jurassic Ride',
      image: [
        'https://lumen.example/media/art/experiences/jurassic-ride/main.jpg',
        'https://lumen.example/media/art/experiences/jurassic-ride/1.jpg',
      ],
      audience: { suggestedMinAge: 6 },
      offers: {
        price: '34.00',
        priceCurrency: 'USD',
        availableAtOrFrom: [{ '@id': 'https://lumen.example/venue/rochester-flagship#venue' }],
      },
    });
  });

  it('costs what is paid for it, the fee included', () => {
    const facts = { ...someFacts, rules: { bookingFeePercent: 6 } as BookingPolicyView };
    expect(typed(on('/experience/jurassic-ride', facts), 'Product')?.offers).toMatchObject({ price: '36.04' });
  });

  it('lies behind the catalogue', () => {
    const crumbs = typed(on('/experience/jurassic-ride'), 'BreadcrumbList')?.itemListElement as Thing[];
    expect(crumbs.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'Experiences'],
      [3, 'Jurassic Ride'],
    ]);
  });

  it('says the highest age only where there is one', () => {
    const facts = { ...someFacts, experiences: [anExperience({ maxAge: 10 })] };
    expect(typed(on('/experience/jurassic-ride', facts), 'Product')?.audience).toMatchObject({ suggestedMaxAge: 10 });
    expect(typed(on('/experience/jurassic-ride'), 'Product')?.audience).not.toHaveProperty('suggestedMaxAge');
  });
});

describe('a venue', () => {
  it('that is open is a business with the hours of its week', () => {
    const house = typed(on('/venue/rochester-flagship'), 'EntertainmentBusiness');
    const hours = house?.openingHoursSpecification as Thing[];
    expect(hours).toHaveLength(6);
    expect(hours[0]).toMatchObject({ dayOfWeek: 'https://schema.org/Sunday', opens: '10:00', closes: '20:00' });
    expect(hours.map(({ dayOfWeek }) => dayOfWeek)).not.toContain('https://schema.org/Monday');
  });

  it('that is planned is a place without hours', () => {
    expect(typed(on('/venue/boston'), 'Place')).not.toHaveProperty('openingHoursSpecification');
  });
});

describe('the house', () => {
  it('is where its open venue is', () => {
    expect(typed(on('/'), 'Organization')?.address).toMatchObject({ streetAddress: '100 Demo Plaza' });
    const planned = { ...someFacts, venues: [aVenue({ status: 'planned' })] };
    expect(typed(on('/', planned), 'Organization')).not.toHaveProperty('address');
  });
});

describe('the shop', () => {
  it('says of each thing whether it is to be had', () => {
    const list = typed(on('/merch'), 'ItemList')?.itemListElement as { item: { offers: Thing } }[];
    expect(list.map(({ item }) => item.offers.availability)).toEqual([
      'https://schema.org/InStock',
      'https://schema.org/OutOfStock',
    ]);
  });
});
