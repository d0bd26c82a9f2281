import type {
  BookingPolicyView,
  ExperienceView,
  ProductView,
  RatingView,
  VenueDetailView,
  VenueView,
} from '@northlight/contracts';

/** What the API last said about the things that pages are about; undefined where it has not answered yet. */
export interface SiteFacts {
  readonly experiences?: readonly ExperienceView[] | undefined;
  readonly venues?: readonly VenueView[] | undefined;
  readonly products?: readonly ProductView[] | undefined;
  /** Of experiences with enough reviews for one. */
  readonly ratings?: readonly RatingView[] | undefined;
  readonly rules?: BookingPolicyView | undefined;
  /** The first open venue, as it is told alone: with its phone. */
  readonly flagship?: VenueDetailView | undefined;
}

/** What the site says of itself on every page. */
export interface Site {
  readonly product: string;
  /** Where visitors find it: `https://example.com`, no slash at the end. */
  readonly origin: string;
  /** Where they write to. */
  readonly supportEmail: string;
}

/** The first open venue of a list: where the house is found. */
export const flagshipOf = ({ venues = [] }: SiteFacts): VenueView | undefined =>
  venues.find(({ status }) => status === 'open');

interface SiteSettings {
  readonly PRODUCT_NAME: string;
  /** May have a path or a slash behind its host; pages stand at its root. */
  readonly PUBLIC_URL: string;
}

export const siteOf = ({ PRODUCT_NAME, PUBLIC_URL }: SiteSettings, supportEmail: string): Site => ({
  product: PRODUCT_NAME,
  origin: new URL(PUBLIC_URL).origin,
  supportEmail,
});
