import {
  type ExperienceView,
  posterOfFilm,
  type VenueView,
  venueText,
  withoutTrailingSlash,
} from '@northlight/contracts';
import { type FirstPaint, firstPaintOf, houseOf, posterOf } from './first-paint.js';
import { type PublicPage, publicPages, titleOf } from './public-pages.js';
import type { Site, SiteFacts } from './site-facts.js';
import { aboutExperience, aboutPage, aboutVenue } from './structured-data.js';

/** Where a page leads, in words. */
export interface Way {
  readonly path: string;
  readonly text: string;
}

/** A page as search engines, previews of links and visitors without JavaScript see it. */
export interface PageHead {
  readonly status: 200 | 404;
  /** The document's title, the same that the browser shows once the page is there. */
  readonly title: string;
  readonly heading: string;
  /** Empty when there is nothing to say about the page. */
  readonly description: string;
  /** Absolute address under which the page is listed; absent for a page that is not. */
  readonly canonical?: string;
  /** Absolute address of the preview picture, 1200 by 630. */
  readonly picture: string;
  readonly pictureWords: string;
  /** JSON-LD, one object each. */
  readonly structured: readonly object[];
  readonly ways: readonly Way[];
  /** Absent for a page of which only its scripts know what it shows. */
  readonly first?: FirstPaint;
}

/** What is known when a document is asked for. */
export interface PageRequest {
  /** Path of the address, as it came. */
  readonly path: string;
  /** Some front, or the shell, answers this path. */
  readonly isOwned: boolean;
  readonly facts: SiteFacts;
  readonly site: Site;
}

/** Where there is no better preview. */
const houseView = '/media/art/site/home/og.jpg';
const doorway = 'A family stands in front of a tall doorway of light under the northern lights';

/** Describes the page at a path. One that is not public, or that nobody knows, is listed nowhere. */
export const describePage = (request: PageRequest): PageHead => {
  const path = plain(request.path);
  const page = publicPages.find((one) => one.path === path);
  if (!request.isOwned)
    return missing(request.site, '404 Page Not Found', 'Did you forget to add the page to the router?');
  if (page) return publicPage(page, request);
  return detailPage(path, request) ?? unlisted(request.site, titleOf(path));
};

/** `/Experiences/` and `/experiences` are one page. A slug is taken as it is. */
const plain = (path: string): string => {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  return withoutTrailingSlash(`/${first.toLowerCase()}${rest}`);
};

const publicPage = (page: PublicPage, { facts, site }: PageRequest): PageHead => ({
  status: 200,
  title: page.documentTitle?.(site.product) ?? titled(page.title, site),
  heading: page.title,
  description: page.description(site.product),
  canonical: `${site.origin}${page.path}`,
  picture: `${site.origin}/media/art/site/${page.picture}/og.jpg`,
  pictureWords: page.isStart ? doorway : page.title,
  structured: aboutPage(page, facts, site),
  ways: waysFrom(page.path, facts),
  ...(page.opensItself ? {} : { first: firstPaintOf(page.path, facts) }),
});

const waysFrom = (path: string, { experiences = [], venues = [] }: SiteFacts): Way[] => {
  if (path === '/experiences') return experiences.map(wayToExperience);
  if (path === '/venues') return venues.map(wayToVenue);
  if (path === '/') return [...experiences.map(wayToExperience), ...venues.map(wayToVenue)];
  return [];
};

const wayToExperience = ({ slug, name }: ExperienceView): Way => ({ path: `/experience/${slug}`, text: name });
const wayToVenue = ({ slug, name }: VenueView): Way => ({ path: `/venue/${slug}`, text: name });

const detailPage = (path: string, { facts, site }: PageRequest): PageHead | undefined => {
  const [, kind, slug = ''] = /^\/(experience|venue)(?:\/(.*))?$/.exec(path) ?? [];
  if (kind === 'experience') return experiencePage(slug, facts, site);
  if (kind === 'venue') return venuePage(slug, facts, site);
  return undefined;
};

/** Without the list nobody can say that a slug is unknown: the page is then called by the product's name. */
const experiencePage = (slug: string, facts: SiteFacts, site: Site): PageHead => {
  const { experiences } = facts;
  if (!experiences) return unlisted(site);
  const experience = experiences.find((one) => one.slug === slug);
  if (!experience) {
    const sorry = "The experience you're looking for doesn't exist or has been removed.";
    return missing(site, isOneSlug(slug) ? 'Experience not found' : '404 Page Not Found', sorry);
  }
  const { name, shortDescription } = experience;
  return {
    ...detail(`/experience/${slug}`, name, site),
    description: shortDescription,
    picture: `${site.origin}${previewOf(experience.imageUrl || houseView)}`,
    structured: aboutExperience(experience, facts, site),
    first: posterOf(experience),
    ways: [
      { path: '/experiences', text: 'Experiences' },
      { path: '/booking', text: 'Book an Experience' },
    ],
  };
};

const venuePage = (slug: string, { venues }: SiteFacts, site: Site): PageHead => {
  if (!venues) return unlisted(site);
  const venue = venues.find((one) => one.slug === slug);
  if (!venue) {
    const title = isOneSlug(slug) ? 'Venue not found' : '404 Page Not Found';
    return missing(site, title, 'There is no venue at this address.');
  }
  const { name, description, imageUrl } = venue;
  return {
    ...detail(`/venue/${slug}`, name, site),
    description: `${venueText(venue)}. ${description}`,
    picture: `${site.origin}${previewOf(imageUrl)}`,
    structured: aboutVenue(venue, site),
    first: houseOf(venue),
    ways: [
      { path: '/venues', text: 'Our Venues' },
      { path: '/experiences', text: 'Experiences' },
    ],
  };
};

const isOneSlug = (slug: string): boolean => slug !== '' && !slug.includes('/');

const detail = (path: string, name: string, site: Site) =>
  ({
    status: 200,
    title: titled(name, site),
    heading: name,
    canonical: `${site.origin}${path}`,
    pictureWords: name,
  }) as const;

/** The preview that lies beside a picture of ours; any other picture stands for itself, and a film's first one for it. */
const previewOf = (imageUrl: string): string =>
  (posterOfFilm(imageUrl) ?? imageUrl).replace(/^(\/media\/(?:art|up)\/.+\/)main\.jpg$/, '$1og.jpg');

const unlisted = (site: Site, title?: string): PageHead => ({
  status: 200,
  title: title ? titled(title, site) : site.product,
  heading: title ?? site.product,
  description: '',
  picture: `${site.origin}${houseView}`,
  pictureWords: doorway,
  structured: [],
  ways: [],
});

const missing = (site: Site, title: string, sorry: string): PageHead => ({
  ...unlisted(site, title),
  status: 404,
  description: sorry,
  first: { shape: 'words', lead: sorry },
  ways: [
    { path: '/', text: 'Home' },
    { path: '/experiences', text: 'Experiences' },
  ],
});

const titled = (title: string, { product }: Site): string => `${title} - ${product}`;
