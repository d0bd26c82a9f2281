import type { PictureHints } from '../site/pictures.js';

/** What a plan shows until it has a picture of its own (§4). */
export const membershipPicture = '/images/membership-default.jpg';

/** A membership plan as GET /api/memberships answers it (§3). `monthlyPrice` in dollars. */
export interface MembershipView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly monthlyPrice: number;
  readonly discountPercentage: number;
  readonly priorityBookingHours: number;
  readonly guestPasses: number;
  readonly imageUrl: string;
  /** What is known of its picture. */
  readonly pictures?: PictureHints;
  readonly featuredTier: boolean;
  readonly displayOrder: number;
  readonly createdAt: string;
  /** How often its form was saved; left out while it never was. */
  readonly version?: number;
}
