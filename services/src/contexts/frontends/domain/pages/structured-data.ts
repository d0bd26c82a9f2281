import {
  type ExperienceView,
  type ProductView,
  type RatingView,
  usualCurrency,
  type VenueView,
  wholePrice,
} from '@northlight/contracts';
import type { PublicPage } from './public-pages.js';
import { flagshipOf, type Site, type SiteFacts } from './site-facts.js';

/*
 * What pages are about, for machines (schema.org). Only what the records say: a rating where it is made of real
 * reviews, and never the stars of the site, which are fixed texts (decisions.md G25), and no availability of a time that was not looked up.
 */

const context = { '@context': 'https://schema.org' } as const;

/** One public page: who we are on the first, what is listed on the lists, and the way to it on all but the first. */
export const aboutPage = (page: PublicPage, facts: SiteFacts, site: Site): object[] => {
  if (page.isStart) return [organization(facts.venues ?? [], site), website(site)];
  const steps = [step(page.path, page.title)];
  return [...listOn(page.path, facts, site), breadcrumbs(steps, site)];
};

/** An experience: a thing that has a price, and the way to it. */
export const aboutExperience = (one: ExperienceView, facts: SiteFacts, site: Site): object[] => [
  { ...context, ...experience(one, facts, site) },
  breadcrumbs([step('/experiences', 'Experiences'), step(`/experience/${one.slug}`, one.name)], site),
];

/** A venue that is open is a business with hours; a planned one is a place. */
export const aboutVenue = (one: VenueView, site: Site): object[] => [
  { ...context, ...venue(one, site) },
  breadcrumbs([step('/venues', 'Venues'), step(`/venue/${one.slug}`, one.name)], site),
];

const experience = (one: ExperienceView, { venues = [], rules, ratings = [] }: SiteFacts, site: Site) => {
  const url = `${site.origin}/experience/${one.slug}`;
  const open = venues.filter(({ status }) => status === 'open');
  return {
    '@type': 'Product',
    '@id': `${url}#experience`,
    name: one.name,
    description: one.shortDescription,
    url,
    image: absolute(site, [one.imageUrl, ...one.galleryImages].filter(isPicture)),
    category: 'Immersive experience',
    brand: { '@type': 'Brand', name: site.product },
    audience: {
      '@type': 'PeopleAudience',
      suggestedMinAge: one.minAge,
      ...(one.maxAge < 100 ? { suggestedMaxAge: one.maxAge } : {}),
    },
    ...ratedBy(ratings.find(({ experienceId }) => experienceId === one.id)),
    offers: {
      '@type': 'Offer',
      price: wholePrice(one.price, 1, rules?.bookingFeePercent ?? 0).toFixed(2), // what one pays, as it is compared
      priceCurrency: currencyOf(rules),
      url,
      ...(open.length > 0 ? { availableAtOrFrom: open.map(({ slug }) => ({ '@id': venueId(slug, site) })) } : {}),
    },
  };
};

const ratedBy = (rating: RatingView | undefined) =>
  rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
    },
  };

type Rules = SiteFacts['rules'];

const currencyOf = (rules: Rules): string => rules?.currency ?? usualCurrency;

const product = (
  { name, description, imageUrl, price, inventory, category }: ProductView,
  { rules, site }: { readonly rules: Rules; readonly site: Site },
) => ({
  '@type': 'Product',
  name,
  description,
  category,
  image: absolute(site, [imageUrl]),
  brand: { '@type': 'Brand', name: site.product },
  offers: {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: currencyOf(rules),
    availability: `https://schema.org/${inventory > 0 ? 'InStock' : 'OutOfStock'}`,
    url: `${site.origin}/merch`,
  },
});

const venueId = (slug: string, { origin }: Site): string => `${origin}/venue/${slug}#venue`;

const venue = (one: VenueView, site: Site) => ({
  '@type': one.status === 'open' ? 'EntertainmentBusiness' : 'Place',
  '@id': venueId(one.slug, site),
  name: one.name.includes(one.city) ? `${site.product} ${one.name}` : `${site.product} ${one.city}`,
  description: one.description,
  url: `${site.origin}/venue/${one.slug}`,
  image: absolute(site, [one.imageUrl]),
  address: addressOf(one),
  ...(one.status === 'open'
    ? { openingHoursSpecification: hoursOf(one), parentOrganization: { '@id': houseId(site) } }
    : {}),
});

const addressOf = ({ address, city, state, zipCode }: VenueView) => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressLocality: city,
  addressRegion: state,
  postalCode: zipCode,
  addressCountry: 'US',
});

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const hoursOf = ({ weekHours }: VenueView) =>
  weekHours.flatMap((hours, day) =>
    hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${dayNames[day]}`, ...hours }] : [],
  );

const houseId = ({ origin }: Site): string => `${origin}/#organization`;

const organization = (venues: readonly VenueView[], site: Site) => {
  const flagship = flagshipOf({ venues });
  return {
    ...context,
    '@type': 'Organization',
    '@id': houseId(site),
    name: site.product,
    url: `${site.origin}/`,
    logo: `${site.origin}/media/art/site/mark/icon-512.png`,
    ...(flagship ? { address: addressOf(flagship) } : {}),
  };
};

const website = (site: Site) => ({
  ...context,
  '@type': 'WebSite',
  name: site.product,
  url: `${site.origin}/`,
  publisher: { '@id': houseId(site) },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${site.origin}/experiences?search={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

const listOn = (
  path: string,
  { experiences = [], venues = [], products = [], rules }: SiteFacts,
  site: Site,
): object[] => {
  if (path === '/experiences')
    return itemList(experiences.map(({ slug }) => ({ url: `${site.origin}/experience/${slug}` })));
  if (path === '/venues') return itemList(venues.map(({ slug }) => ({ url: `${site.origin}/venue/${slug}` })));
  if (path === '/merch') return itemList(products.map((one) => ({ item: product(one, { rules, site }) })));
  return [];
};

const itemList = (entries: readonly object[]): object[] => {
  if (entries.length === 0) return [];
  const itemListElement = entries.map((entry, at) => ({ '@type': 'ListItem', position: at + 1, ...entry }));
  return [{ ...context, '@type': 'ItemList', numberOfItems: entries.length, itemListElement }];
};

interface Step {
  readonly path: string;
  readonly name: string;
}

const step = (path: string, name: string): Step => ({ path, name });

const breadcrumbs = (steps: readonly Step[], { origin }: Site) => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: [step('/', 'Home'), ...steps].map(({ path, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}${path}`,
  })),
});

const isPicture = (path: string): boolean => path !== '' && !/\.(mp4|webm)$/i.test(path);
const absolute = ({ origin }: Site, paths: readonly string[]): string[] =>
  paths.map((path) => new URL(path, origin).href);
