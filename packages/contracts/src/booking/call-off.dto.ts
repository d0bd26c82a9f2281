import { IsIn, IsOptional, MaxLength, MinLength } from 'class-validator';
import { IsEntityId, IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { OneLine } from '../one-line.js';
import { callOffMessageLimit } from './call-off-limits.js';
import { type DeskReason, deskReasons } from './desk-reasons.js';
import { IsSlotTime } from './slot-time.js';
import type { BookingStatus } from './ticket-types.js';

const isReason = { message: `Please use one of these reasons: ${deskReasons.join(', ')}` };

/** GET /api/admin/call-offs/preview: what would be called off of a day that lies ahead, and whom it hits. */
export class PreviewCallOffDto {
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  /** Left out: all experiences. */
  @IsOptional()
  @IsEntityIdText({ message: 'Please select an experience' })
  readonly experienceId?: number;

  /** Left out: all starts. */
  @IsOptional()
  @IsSlotTime()
  readonly time?: string;
}

/** GET /api/admin/call-offs: those of some days, the latest first. */
export class ListCallOffsDto {
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a first date' })
  readonly from!: string;

  @IsLocalDate({ message: 'Please select a last date' })
  readonly to!: string;
}

/** POST /api/admin/call-offs: closes these slots at once; their parties are cancelled and written to by the worker. */
export class StartCallOffDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  /** Left out: all experiences. */
  @IsOptional()
  @IsEntityId({ message: 'Please select an experience' })
  readonly experienceId?: number;

  /** Left out: all starts. */
  @IsOptional()
  @IsSlotTime()
  readonly time?: string;

  @IsIn(deskReasons, isReason)
  readonly reason!: DeskReason;

  /** What customers read of it, in their mail and on the page of their booking. */
  @OneLine()
  @MaxLength(callOffMessageLimit, { message: `Please use at most ${callOffMessageLimit} characters` })
  @MinLength(3, { message: 'Please write a sentence for your guests' })
  readonly message!: string;
}

/** A party in a slot that is called off. */
export interface CalledOffParty {
  readonly id: string;
  readonly reference: string;
  readonly experienceName: string;
  /** On the venue's wall. */
  readonly time: string;
  readonly numberOfTickets: number;
  readonly status: BookingStatus;
  /** Dollars that the venue has of it. */
  readonly paid: number;
  /** For those who work at the desk; null for everybody else, and once the person was erased. */
  readonly customerName: string | null;
}

/** The answer to GET /api/admin/call-offs/preview. */
export interface CallOffPreview {
  readonly slots: number;
  /** Parties that would be cancelled, their tickets, and the dollars that go back. */
  readonly parties: number;
  readonly tickets: number;
  readonly paid: number;
  /** Parties on the waitlists. */
  readonly waiting: number;
  /** In order of their start; those that were let in already are left alone. */
  readonly hit: readonly CalledOffParty[];
  readonly leftAlone: readonly CalledOffParty[];
}

/** A call-off and how far it has come. */
export interface CallOffView {
  readonly id: string;
  readonly venueId: number;
  readonly date: string;
  /** Null where all of them were called off. */
  readonly experienceId: number | null;
  readonly time: string | null;
  readonly reason: DeskReason;
  readonly message: string;
  /** ISO instants; not finished while parties are left. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly slots: number;
  /** Bookings and waiting parties that were in these slots, and those of them that are dealt with. */
  readonly parties: number;
  readonly done: number;
  /** Of what is done: cancelled and written to, taken off a waitlist, and gone before by themselves. */
  readonly cancelled: number;
  readonly waiting: number;
  readonly gone: number;
  /** Let in before it began. */
  readonly leftAlone: readonly CalledOffParty[];
}

/** A time that can be booked instead. */
export interface OtherTime {
  readonly date: string;
  readonly time: string;
}

/** What the page of a booking says where its venue called it off. */
export interface CalledOffPart {
  readonly message: string;
  /** The nearest times of the same experience at the same venue with room for the party. */
  readonly otherTimes: readonly OtherTime[];
}
