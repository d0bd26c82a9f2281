import { IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';

/** GET /api/admin/availability: the days of a venue's calendar, first and last included, at most 14. */
export class ShowAvailabilityDto {
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a first date' })
  readonly from!: string;

  @IsLocalDate({ message: 'Please select a last date' })
  readonly to!: string;
}

/** One slot of the calendar: how full it is, and how many parties wait for seats of it. */
export interface SlotLoadView {
  readonly id: string;
  readonly experienceId: number;
  /** On the venue's wall, yyyy-MM-dd and HH:mm. */
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
  readonly booked: number;
  readonly waiting: number;
  readonly closed: boolean;
  /** ISO instant from which everybody may book it, while that lies ahead; null: they may. */
  readonly opensAt?: string | null;
}

/** A start that the venue's plan foresees and nobody has opened yet. */
export interface ForeseenSlotView {
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
}

/** GET /api/admin/availability: by day, start and experience. */
export interface AvailabilityCalendarView {
  readonly venueId: number;
  readonly venueName: string;
  readonly timezone: string;
  /** What the venue's wall shows now. */
  readonly now: { readonly date: string; readonly time: string };
  readonly slots: readonly SlotLoadView[];
  /** From today on. */
  readonly foreseen: readonly ForeseenSlotView[];
}
