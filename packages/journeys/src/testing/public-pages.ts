import { expect, type Page } from '@playwright/test';

/** Every page that a visitor can open, with its heading. */
export const publicPages: Readonly<Record<string, string>> = {
  '/': 'Experience Reality Reimagined',
  '/experiences': 'Extraordinary Experiences',
  '/experiences?search=nothing-has-this-name': 'Extraordinary Experiences',
  '/experience/jurassic-ride': 'Jurassic Ride',
  '/experience/anaglyph-3d-showcase': 'Anaglyph 3D Showcase',
  '/experience/unknown': 'Experience not found',
  '/venues': 'Our Venues',
  '/venue/rochester-flagship': 'Rochester Flagship',
  '/venue/boston': 'Boston',
  '/venue/unknown': 'Venue not found',
  '/booking': 'Book an Experience',
  '/booking?venueId=1&experienceId=2': 'Book an Experience',
  '/booking/manage/unknown': 'We couldn’t find this booking',
  '/bookings/unknown': 'We couldn’t find this booking',
  '/bookings/unknown/ticket': 'We couldn’t find this booking',
  '/bookings/unknown/review': 'We couldn’t find this booking',
  '/checkout': 'Checkout',
  '/order/unknown': 'We couldn’t find this order',
  '/gift-cards': 'Gift cards',
  '/gift-cards/balance': 'Gift card balance',
  '/membership': 'Membership',
  '/merch': 'Merchandise',
  '/merch?view=list': 'Merchandise',
  '/contact': 'Contact',
  '/contact?tab=locations': 'Contact',
  '/contact?tab=support': 'Contact',
  '/newsletter/confirm': 'Confirm your subscription',
  '/newsletter/unsubscribe': 'Unsubscribe',
  '/about': 'About',
  '/terms': 'Terms and Conditions',
  '/privacy': 'Privacy',
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/setup': 'Admin setup',
  '/verify-email': 'Confirm your email',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Choose a new password',
  '/franchise': 'Bring Northlight to your city',
  '/franchise/login': 'Franchise sign-in',
  '/nowhere': '404 Page Not Found',
};

/** `EVERY_LOOK=true npm run test:all` looks at every page in every way; without it the widest and the narrowest are looked at. */
export const isEveryLook = process.env.EVERY_LOOK === 'true';

/** One page of each kind that a visitor needs to book. */
export const oneOfEach: readonly string[] = [
  '/',
  '/experiences',
  '/experience/jurassic-ride',
  '/venue/rochester-flagship',
  '/booking',
  '/checkout',
];

/** The pages for what takes long to look at. */
export const pagesToWalk = isEveryLook ? Object.keys(publicPages) : oneOfEach;

/** Arrives, and waits until the page says no more that something is on its way. */
export const arrive = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicPages[address] ?? /./);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForLoadState('networkidle');
};
