import type { ExperienceView, ProductView, VenueView } from '@northlight/contracts';

/** What the API last said about the things that pages are about; undefined where it has not answered yet. */
export interface SiteFacts {
  readonly experiences?: readonly ExperienceView[] | undefined;
  readonly venues?: readonly VenueView[] | undefined;
  readonly products?: readonly ProductView[] | undefined;
}

/** The product's name, and where visitors find the site: `https://example.com`, no slash at the end. */
export interface Site {
  readonly product: string;
  readonly origin: string;
}

/** @param settings PUBLIC_URL may have a path or a slash behind its host; pages stand at its root */
export const siteOf = (settings: { readonly PRODUCT_NAME: string; readonly PUBLIC_URL: string }): Site => ({
  product: settings.PRODUCT_NAME,
  origin: new URL(settings.PUBLIC_URL).origin,
});
