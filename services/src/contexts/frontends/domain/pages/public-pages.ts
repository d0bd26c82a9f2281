/** A page with an address of its own that search engines list. */
export interface PublicPage {
  readonly path: string;
  /** The h1, and the first half of the document's title. */
  readonly title: string;
  /** The whole title of the document, where it is not "<title> - <product>". */
  readonly documentTitle?: (product: string) => string;
  /** One or two sentences for lists of results and previews of links. */
  readonly description: (product: string) => string;
  /** Folder of its preview picture below /media/art/site. */
  readonly picture: string;
  /** Left out where there is no way back to name: the home page. */
  readonly isStart?: true;
  /** Begins in a way of its own, which only its scripts know. */
  readonly opensItself?: true;
}

const page = (path: string, title: string, description: PublicPage['description']): PublicPage => ({
  path,
  title,
  description,
  picture: path.slice(1),
});

/** Every page that is public and the same for everybody (§2). Their titles are those that the browser shows. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Experience Reality Reimagined',
    documentTitle: (product) => `${product} - Extraordinary Experiences`,
    description: (product) =>
      `${product} builds immersive, interactive worlds told in light, sound, and motion. Rides, simulators, and living pictures for all ages in Rochester, NY.`,
    picture: 'home',
    isStart: true,
  },
  page(
    '/experiences',
    'Extraordinary Experiences',
    () =>
      'Rides, simulators, 3D worlds, and rooms of light, with length, age, and price for each. Find yours and book a time.',
  ),
  page(
    '/booking',
    'Book an Experience',
    () => 'Choose a venue, experience, date, and time, see the full price, and book your seats. No account needed.',
  ),
  page(
    '/venues',
    'Our Venues',
    (product) =>
      `Where ${product} is open now and where it opens next: the flagship in Rochester, NY, and our planned venues.`,
  ),
  page(
    '/membership',
    'Membership',
    () =>
      'Visit more, save more, and bring a friend. Membership plans with priority booking, guest passes, and up to 25% off all experiences.',
  ),
  page(
    '/merch',
    'Merchandise',
    (product) => `Merchandise from ${product}: shirts, prints, 3D glasses, and collectibles.`,
  ),
  {
    ...page(
      '/franchise',
      'Franchise',
      (product) => `Open a ${product} venue in your city: what it takes, what it costs, and how it works.`,
    ),
    opensItself: true,
  },
  page(
    '/contact',
    'Contact',
    (product) => `How to reach ${product}: our venues, our office in Rochester, NY, and our support hours.`,
  ),
  page(
    '/about',
    'About',
    (product) => `${product} builds worlds out of light. Who we are, where we are, and what we care about.`,
  ),
  page(
    '/terms',
    'Terms and Conditions',
    (product) => `What you agree to when you book or create an account with ${product}, in plain language.`,
  ),
  page('/privacy', 'Privacy', (product) => `What ${product} stores about visitors and customers, where, and why.`),
];

/** Titles of pages that nobody looks for; the others there are called by the product's name until they are shown. */
const privateTitles: Readonly<Record<string, string>> = {
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/setup': 'Admin setup',
  '/profile': 'My profile',
  '/verify-email': 'Confirm your email',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Choose a new password',
  '/admin': 'Dashboard',
  '/franchise-opportunities': 'Franchise opportunities',
  '/franchise/apply': 'Franchise pre-application',
  '/franchise/login': 'Franchise sign-in',
  '/franchise/portal': 'Candidate portal',
  '/admin/franchise-inquiries': 'Franchise inquiries',
  '/newsletter/confirm': 'Confirm your subscription',
  '/newsletter/unsubscribe': 'Unsubscribe',
};

/** What a page is called in the browser, as far as its address tells. */
export const titleOf = (path: string): string | undefined => privateTitles[path];

/** Addresses that are nobody's business but their owner's: robots are asked to stay away. */
export const privatePaths: readonly string[] = [
  '/admin',
  '/booking/',
  '/bookings',
  '/checkout',
  '/franchise/apply',
  '/franchise/portal',
  '/newsletter',
  '/order',
  '/profile',
  '/reset-password',
  '/verify-email',
];

/** Parts of the API that public pages read: a robot that shows the page to itself needs them. */
export const publicReads: readonly string[] = [
  '/api/availability',
  '/api/experiences',
  '/api/memberships',
  '/api/products',
  '/api/reviews/ratings',
  '/api/venues',
];
