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
      `${product} builds immersive, interactive worlds: dark rooms in which light tells the story. Rides, simulators and living pictures for all ages in Rochester, NY.`,
    picture: 'home',
    isStart: true,
  },
  page(
    '/experiences',
    'Extraordinary Experiences',
    () =>
      'Every experience with its length, age and price: rides, simulators, 3D worlds and rooms of light. Find yours and book a time.',
  ),
  page(
    '/booking',
    'Book an Experience',
    () => 'Choose venue, experience, day and time, see the whole price, and your seats are yours. No account needed.',
  ),
  page(
    '/venues',
    'Our Venues',
    (product) =>
      `Where ${product} is open and where it opens next: the flagship in Rochester, NY, and the houses that are planned.`,
  ),
  page(
    '/membership',
    'Membership',
    () =>
      'Come more often, pay less, and bring somebody: membership plans with priority booking, guest passes and up to 25% off all experiences.',
  ),
  page(
    '/merch',
    'Merchandise',
    (product) => `Things to wear, to hang and to build from ${product}: shirts, prints, glasses and collectibles.`,
  ),
  {
    ...page(
      '/franchise',
      'Franchise',
      (product) =>
        `Open a ${product} venue in your city: what it takes, what it costs, and the stations of an inquiry.`,
    ),
    opensItself: true,
  },
  page(
    '/contact',
    'Contact',
    (product) => `How to reach ${product}: our locations, our office in Rochester, NY, and our support hours.`,
  ),
  page(
    '/about',
    'About',
    (product) =>
      `${product} builds houses of dark rooms in which light tells a story. Who we are and what we care about.`,
  ),
  page(
    '/terms',
    'Terms and Conditions',
    (product) => `What is agreed with a booking or an account at ${product}, in plain words.`,
  ),
  page('/privacy', 'Privacy', (product) => `What ${product} keeps about visitors and customers, where, and why.`),
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
  '/newsletter/confirm': 'Confirm your address',
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
  '/api/venues',
];
