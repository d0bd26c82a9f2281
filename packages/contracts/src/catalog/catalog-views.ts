import type { PictureHints } from '../site/pictures.js';

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
  /** What is to be seen on pictures that were uploaded, by their address. */
  readonly pictureTexts?: Readonly<Record<string, string>>;
  /** What is known of its pictures; in lists of the main one alone. */
  readonly pictures?: PictureHints;
  readonly displayOrder: number;
  readonly createdAt: string;
  /** How often its form was saved; left out while it never was. */
  readonly version?: number;
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
  /** What is known of its pictures; in lists of the main one alone. */
  readonly pictures?: PictureHints;
}

/** Something to know about a place: a short name and a sentence. */
export interface VenueNote {
  readonly title: string;
  readonly text: string;
}

/** A day on which a venue stays shut although its week says otherwise, 'yyyy-MM-dd'. */
export interface VenueClosure {
  readonly date: string;
  readonly reason: string;
}

/** Across and down, on a sheet 100 wide and 75 high. */
export type MapPoint = readonly [x: number, y: number];

export type LandmarkKind = 'station' | 'parking' | 'sight';

/** What the drawn map of a venue's neighbourhood shows; a sketch, north up, not to scale. */
export interface StreetMap {
  readonly door: MapPoint;
  readonly streets: readonly { readonly name: string; readonly line: readonly MapPoint[]; readonly isMain?: boolean }[];
  readonly landmarks: readonly { readonly name: string; readonly at: MapPoint; readonly kind: LandmarkKind }[];
  /** Shores and parks, each a closed outline; `label` is where its name stands. */
  readonly waters: readonly MapArea[];
  readonly greens: readonly MapArea[];
}

export interface MapArea {
  readonly name: string;
  readonly outline: readonly MapPoint[];
  readonly label: MapPoint;
}

/** A venue as GET /api/venues/{slug} answers it: what its page says beyond what a list does (decisions.md G26, G27). */
export interface VenueDetailView extends VenueView {
  /** How to reach this house itself; null where the network's support answers for it. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly galleryImages: readonly string[];
  /** What is to be seen on pictures that were uploaded, by their address. */
  readonly pictureTexts?: Readonly<Record<string, string>>;
  readonly parking: readonly string[];
  readonly amenities: readonly string[];
  readonly safety: readonly string[];
  readonly directions: readonly VenueNote[];
  readonly streetMap: StreetMap | null;
  /** Degrees; null where nobody has said where its door is. */
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  /** All that are known, those that are over included, in the order of their dates. */
  readonly closures: readonly VenueClosure[];
}

/** GET /api/venues/{slug or id}/experiences (§7), plus `isExclusive` (decisions.md G45). */
export type VenueExperienceView = ExperienceView & { readonly isExclusive: boolean };
