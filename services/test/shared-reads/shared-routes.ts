import type { Source } from '../../src/platform/http/response-cache.js';

type Table = Exclude<Source, 'pictures'>;

/** A shared read: its route, an address of it, what it is made of, and changes that it shows where the usual do not. */
interface SharedRoute {
  readonly route: string;
  readonly address: string;
  readonly sources: readonly Source[];
  readonly changes?: Partial<Record<Table, string>>;
}

export const sharedRoutes: readonly SharedRoute[] = [
  { route: '/api/experiences', address: '/api/experiences', sources: ['catalog.experiences', 'pictures'] },
  {
    route: '/api/experiences/:slug',
    address: '/api/experiences/jurassic-ride',
    sources: ['catalog.experiences', 'pictures'],
  },
  { route: '/api/venues', address: '/api/venues', sources: ['catalog.venues', 'pictures'] },
  {
    route: '/api/venues/:slug',
    address: '/api/venues/rochester-flagship',
    sources: ['catalog.closures', 'catalog.venues', 'pictures'],
  },
  {
    route: '/api/venues/:slugOrId/experiences',
    address: '/api/venues/rochester-flagship/experiences',
    sources: ['catalog.experiences', 'catalog.venue_experiences', 'catalog.venues', 'pictures'],
    changes: { 'catalog.venues': "update catalog.venues set slug = 'under-another-name' where id = 1" },
  },
  { route: '/api/products', address: '/api/products', sources: ['merchandise.products', 'pictures'] },
  { route: '/api/memberships', address: '/api/memberships', sources: ['membership.memberships', 'pictures'] },
  { route: '/api/memberships/id/:id', address: '/api/memberships/id/1', sources: ['membership.memberships'] },
  { route: '/api/house-rules', address: '/api/house-rules', sources: ['log.house_rules'] },
  {
    route: '/api/content/:key',
    address: '/api/content/about',
    sources: ['correspondence.contents', 'log.house_rules'],
  },
  { route: '/api/reviews/ratings', address: '/api/reviews/ratings', sources: ['reviews.reviews'] },
];

const nextRules = `
  insert into log.house_rules (version, rules, written_at)
  select coalesce(max(version), 0) + 1, jsonb_build_object('feePercent', 7 + count(*)), now() from log.house_rules`;

/** As many as make a rating, by people whom nobody can read. */
const tenReviews = `
  with refs as (select gen_random_uuid() as ref from generate_series(1, 10)),
    people as (insert into reviews.persons (ref, sealed, email_hash) select ref, '\\x01', '\\x01' from refs returning ref)
  insert into reviews.reviews (id, booking_id, venue_id, experience_id, visited_on, stars, state, written_at, moderated_at)
  select ref, ref, 1, 1, now(), 4, 'approved', now(), now() from people`;

/** A change of a table that each answer made of it shows. */
export const changeOf: Readonly<Record<Table, string>> = {
  'catalog.experiences': "update catalog.experiences set name = name || '!' where id = 1",
  'catalog.venues': "update catalog.venues set name = name || '!' where id = 1",
  'catalog.closures':
    "insert into catalog.closures (venue_id, date, reason) select 1, max(date) + 1, 'Repairs' from catalog.closures",
  'catalog.venue_experiences': `
    update catalog.venue_experiences set is_exclusive = not is_exclusive where venue_id = 1 and experience_id = 1`,
  'merchandise.products': 'update merchandise.products set inventory = inventory + 1 where id = 1',
  'membership.memberships': "update membership.memberships set name = name || '!' where id = 1",
  'log.house_rules': nextRules,
  'reviews.reviews': tenReviews,
  'correspondence.contents': `
    insert into correspondence.contents (key, version, blocks, written_at, written_by)
    select key, max(version) + 1, '[{"kind": "text", "text": "The fee is {fee}."}]', now(), 'user:1'
    from correspondence.contents where key = 'about' group by key`,
};
