import { encodeText } from '@northlight/contracts';

/** Every address of the site, by name (§2 Route table). What is not in the path becomes the query string. */
const routes = {
  home: '/',
  experiences: '/experiences',
  experience: '/experience/:slug',
  booking: '/booking',
  checkout: '/checkout',
  order: '/order/:id',
  venues: '/venues',
  venue: '/venue/:slug',
  membership: '/membership',
  merch: '/merch',
  franchise: '/franchise',
  franchiseApply: '/franchise/apply',
  franchisePortal: '/franchise/portal',
  franchiseLogin: '/franchise/login',
  franchiseOpportunities: '/franchise-opportunities',
  contact: '/contact',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  register: '/register',
  setup: '/setup',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  bookings: '/bookings',
  admin: '/admin',
  adminExperiences: '/admin/experiences',
  adminExperience: '/admin/experiences/:id',
  adminProducts: '/admin/products',
  adminProduct: '/admin/products/:id',
  adminBookings: '/admin/bookings',
  adminOrders: '/admin/orders',
  adminOrder: '/admin/orders/:reference',
  adminRefunds: '/admin/refunds',
  adminReports: '/admin/reports',
  adminVouchers: '/admin/vouchers',
  adminVenues: '/admin/venues',
  adminVenue: '/admin/venues/:id',
  adminAvailability: '/admin/availability',
  adminSlot: '/admin/slots/:id',
  adminMessages: '/admin/messages',
  adminTexts: '/admin/texts',
  adminText: '/admin/texts/:key',
  adminInquiries: '/admin/franchise-inquiries',
  adminMemberships: '/admin/memberships',
  adminUsers: '/admin/users',
  adminPersons: '/admin/persons',
  adminOperations: '/admin/operations',
  adminSettings: '/admin/settings',
  adminAudit: '/admin/audit',
} as const;

export type RouteName = keyof typeof routes;

type PathParams<Path extends string> = Path extends `${string}:${infer Name}`
  ? { readonly [key in Name]: string }
  : unknown;

type Params<Name extends RouteName> = PathParams<(typeof routes)[Name]> & {
  readonly [key: string]: string | number | null | undefined;
};

type Rest<Name extends RouteName> = (typeof routes)[Name] extends `${string}:${string}`
  ? [params: Params<Name>]
  : [params?: Params<Name>];

/** `href('experience', { slug })`, `href('booking', { venueId: 1, date })`. Empty values are left out. */
export const href = <Name extends RouteName>(name: Name, ...[params = {} as Params<Name>]: Rest<Name>): string => {
  const rest = new Map(Object.entries(params as Record<string, string | number | null | undefined>));
  const path = routes[name].replace(/:(\w+)/g, (_, key: string) => {
    const value = rest.get(key);
    rest.delete(key);
    return encodeText(String(value));
  });
  const given = [...rest]
    .filter(([, value]) => value != null && value !== '')
    .map(([key, value]) => [key, String(value)]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** A `redirect` from the address bar, kept only when it stays on this site: one "/" first, nothing that leaves (C11). */
export const safeRedirect = (wanted: string | null | undefined): string =>
  wanted && /^\/(?![/\\])/.test(wanted) && !/[\\\p{Cc}]/u.test(wanted) ? wanted : '/';
