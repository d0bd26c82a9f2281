import type { VenueExperienceView, VenueView } from '@northlight/contracts';
import { dateText, timeText } from '@northlight/site-kit';
import { type BoardSlot, lostChoice } from '@northlight/site-kit/booking-ui';
import { texts } from '../../texts/booking-draft.ts';
import { type BookingChoice, withType } from './draft.ts';

/** What is known by now about the things a draft refers to; undefined while it is loading. */
export interface Known {
  readonly venues: readonly VenueView[] | undefined;
  readonly experiences: readonly VenueExperienceView[] | undefined;
  /** Today at the venue, 'yyyy-MM-dd'. */
  readonly today: string | undefined;
  /** Slots of the draft's venue, experience and date. */
  readonly slots: readonly BoardSlot[] | undefined;
  /** Why Family Pack is not offered at this price. */
  readonly familyRefusal: string | undefined;
}

/** A part of the draft that no longer holds: what it becomes, and the sentence that says so (U4). */
export interface Loss {
  /** The step of the form that it belongs to. */
  readonly step: 'visit' | 'day' | 'time' | 'tickets';
  readonly patch: Partial<BookingChoice>;
  readonly message: string;
}

/** The first part of a draft that is not to be had any more; everything that still holds is left alone. */
export const lossOf = (draft: BookingChoice, known: Known): Loss | undefined =>
  lostVenue(draft, known) ??
  lostExperience(draft, known) ??
  lostDate(draft, known) ??
  lostFamily(draft, known) ??
  lostTime(draft, known);

const lostVenue = ({ venueId }: BookingChoice, { venues }: Known): Loss | undefined => {
  if (venueId === null || !venues) return undefined;
  const venue = venues.find(({ id }) => id === venueId);
  if (venue?.status === 'open') return undefined;
  const only = onlyOpen(venues);
  const reason = venue ? texts.isntOpenForBookingsYet({ name: venue.name }) : texts.weCouldntFindThatVenue;
  const message = only
    ? texts.wasSelectedInstead({ message: reason, name: only.name })
    : texts.pleaseSelectAnotherVenue({ message: reason });
  return { step: 'visit', patch: { venueId: only?.id ?? null }, message };
};

/** The venue that need not be asked for, since no other sells tickets. */
export const onlyOpen = (venues: readonly VenueView[] | undefined): VenueView | undefined => {
  const open = venues?.filter(({ status }) => status === 'open');
  return open?.length === 1 ? open[0] : undefined;
};

const lostExperience = ({ experienceId }: BookingChoice, { experiences }: Known): Loss | undefined => {
  if (experienceId === null || !experiences || experiences.some(({ id }) => id === experienceId)) return undefined;
  return {
    step: 'visit',
    patch: { experienceId: null },
    message: texts.weClearedTheExperienceBecause,
  };
};

const lostDate = ({ date }: BookingChoice, { today }: Known): Loss | undefined => {
  if (!date || !today || date >= today) return undefined;
  return {
    step: 'day',
    patch: { date: '', time: '' },
    message: texts.weClearedTheDateBecause({ date: dateText(date) }),
  };
};

const lostFamily = (draft: BookingChoice, { familyRefusal }: Known): Loss | undefined =>
  draft.ticketType === 'family' && familyRefusal
    ? {
        step: 'tickets',
        patch: withType(draft, 'standard'),
        message: texts.weChangedFamilyPack({ familyRefusal }),
      }
    : undefined;

const lostTime = ({ time, numberOfTickets }: BookingChoice, { slots }: Known): Loss | undefined => {
  const reason = time && slots ? lostChoice(slots, time, numberOfTickets) : undefined;
  if (!reason) return undefined;
  const message = texts.weClearedTheTimeBecause({ time: timeText(time), reason });
  return { step: 'time', patch: { time: '' }, message };
};
