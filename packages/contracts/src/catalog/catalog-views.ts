export const experienceCategories = [
  'popular',
  'new',
  'kids',
  'adults',
  'adventure',
  'educational',
  'entertainment',
] as const;
export type ExperienceCategory = (typeof experienceCategories)[number];

/** An experience as GET /api/experiences answers it (§3). `price` in dollars, `duration` in minutes. */
export interface ExperienceView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly duration: number;
  readonly price: number;
  readonly minAge: number;
  readonly maxAge: number;
  readonly requirements: string | null;
  readonly specialEquipment: string | null;
  readonly imageUrl: string;
  readonly isPopular: boolean;
  readonly isNew: boolean;
  readonly licenseInfo: string | null;
  readonly licenseOwner: string | null;
  readonly category: ExperienceCategory;
  readonly tags: readonly string[];
  readonly galleryImages: readonly string[];
  readonly displayOrder: number;
  readonly createdAt: string;
}

export type VenueStatus = 'open' | 'planned';

/** Opening hours of one weekday in the venue's local time, HH:MM. */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
}

/** A venue as GET /api/venues answers it (§3, decisions.md 5). `weekHours` starts on Sunday; null is a closed day. */
export interface VenueView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly isNew: boolean;
  readonly status: VenueStatus;
  readonly openedYear: number | null;
  readonly estimatedOpeningYear: number | null;
  readonly timezone: string;
  readonly mapX: number;
  readonly mapY: number;
  readonly weekHours: readonly (OpeningHours | null)[];
  readonly createdAt: string;
}

/** GET /api/venues/{slug or id}/experiences (§7), plus `isExclusive` (decisions.md G45). */
export type VenueExperienceView = ExperienceView & { readonly isExclusive: boolean };
