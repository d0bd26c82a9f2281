import type { FirstAnswers } from '@northlight/contracts';
import type { SiteFacts } from './site-facts.js';

/**
 * The answers of the API that the page at a path asks for first, as far as the lists hold them: an experience is the same
 * alone and in its list, a venue alone says more. The rules of the house are part of every page.
 */
export const firstAnswers = (path: string, facts: SiteFacts): FirstAnswers => [
  ...(facts.rules ? [[['/api/house-rules'], facts.rules] as const] : []),
  ...ofPage(path, facts),
];

const ofPage = (path: string, facts: SiteFacts): FirstAnswers => {
  const { experiences, venues, products, ratings } = facts;
  const [, kind, slug] = /^\/(experience)\/([^/]+)$/.exec(path) ?? [];
  switch (kind ?? path) {
    case '/':
      return [...all('experiences', experiences), ...rated(ratings), ...all('venues', venues)];
    case '/experiences':
      return [...all('experiences', experiences), ...rated(ratings)];
    case '/merch':
      return all('products', products);
    case '/booking':
    case '/contact':
    case '/franchise':
    case '/venues':
      return all('venues', venues);
    case 'experience':
      return [...one('experiences', experiences, slug), ...rated(ratings), ...all('venues', venues)];
    default:
      return [];
  }
};

const all = (name: keyof SiteFacts, list: readonly unknown[] | undefined): FirstAnswers =>
  list ? [[[`/api/${name}`], list]] : [];

const rated = (ratings: SiteFacts['ratings']): FirstAnswers => (ratings ? [[['/api/reviews/ratings'], ratings]] : []);

const one = (
  name: keyof SiteFacts,
  list: readonly { readonly slug: string }[] | undefined,
  slug: string | undefined,
): FirstAnswers => {
  const found = list?.find((each) => each.slug === slug);
  return found ? [[[`/api/${name}`, found.slug], found]] : [];
};
