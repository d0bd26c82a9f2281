import {
  type BookingPolicyView,
  openingText,
  type VenueExperienceView,
  type VenueView,
  venueText,
  wholePrice,
} from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import type { SelectOption } from '@northlight/site-kit/ui';
import { texts } from '../../texts/choose-visit.ts';

/** Every venue, those that are not open below the others; a planned one cannot be chosen and says when it opens (decisions.md 1.5, C14). */
export const venueOptions = (venues: readonly VenueView[]): SelectOption[] =>
  venues.map((venue) => {
    const [value, label] = [venue.id, venueText(venue)];
    if (venue.status === 'open') return { value, label };
    const opening = openingText(venue, new Date().getFullYear());
    return { value, label: `${label} – ${opening}`, isDisabled: true, group: 'Coming soon' };
  });

/** 'Jurassic Ride – $34.00 ($36.04 with all fees)' for each experience of the venue, in the order of the catalogue. */
export const experienceOptions = (
  experiences: readonly VenueExperienceView[],
  rules: BookingPolicyView | undefined,
): SelectOption[] =>
  experiences.map(({ id, name, price }) => ({
    value: id,
    label: [`${name} – ${money(price)}`, withFees(price, rules)].filter(Boolean).join(' '),
  }));

const withFees = (price: number, rules: BookingPolicyView | undefined): string =>
  rules?.bookingFeePercent ? texts.withAllFees({ price: money(wholePrice(price, 1, rules.bookingFeePercent)) }) : '';

/** The facts that decide: '30 min', 'All ages' or '6+' (§2 Catalogue). */
export const factsOf = ({ duration, minAge }: VenueExperienceView): string[] => [
  texts.min({ duration }),
  minAge === 0 ? texts.allAges : `${minAge}+`,
];
