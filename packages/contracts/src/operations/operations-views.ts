import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import type { SweptKind } from '../privacy/data-kinds.js';
import type { RetentionRules } from '../privacy/retention-rules.js';

/** How a queue stands, as GET /api/admin/queues answers it. */
export interface QueueView {
  readonly name: string;
  readonly isPaused: boolean;
  readonly waiting: number;
  readonly active: number;
  /** They wait for their time, those that failed and will be tried again included. */
  readonly delayed: number;
  /** All their tries have failed: somebody has to look. */
  readonly failed: number;
  /** Done and still kept, counted up to 1,000. */
  readonly completed: number;
  /** Of those that wait, run or come later: tried before, and found without their worker before. */
  readonly retrying: number;
  readonly stalled: number;
  /** Seconds since the oldest of those that wait, run or are tried again was due; null when there is none. */
  readonly oldestSeconds: number | null;
  readonly workers: number;
}

export interface QueuesView {
  readonly asOf: string;
  readonly queues: readonly QueueView[];
}

/** A job whose tries have all failed. It carries pointers, nothing personal and no secret. */
export interface FailedJobView {
  readonly id: string;
  readonly queue: string;
  readonly kind: string;
  readonly reason: string;
  readonly attempts: number;
  readonly createdAt: string;
  readonly failedAt: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** As many failed jobs of a queue are tried again at once: the latest. */
export const retriedAtOnce = 500;

/** POST /api/admin/queues/{name}/retry: how many failed jobs are tried again, and how many are left. */
export interface RetriedView {
  readonly retried: number;
  readonly left: number;
}

/** A job that was committed and had no effect yet. */
export interface OutboxJobView {
  readonly kind: string;
  readonly ledger: number;
  readonly position: number;
  readonly at: string;
  /** When it was handed to its queue; null: it was not yet. */
  readonly relayedAt: string | null;
  /** When its last try failed; null: it will have its effect. */
  readonly failedAt: string | null;
}

/** Who follows the event log, and how far behind. */
export interface FollowerView {
  readonly name: string;
  readonly kind: 'inline' | 'subscribed';
  readonly ledger: number;
  readonly position: number;
  readonly behind: number;
  readonly seconds: number;
  readonly parked: number;
}

/** An event whose effect failed: it, and what follows in its stream, waits. */
export interface ParkedEventView {
  readonly subscription: string;
  readonly ledger: number;
  readonly position: number;
  readonly stream: string;
  readonly error: string;
  readonly tries: number;
  readonly at: string;
  readonly retryAt: string | null;
}

/** GET /api/admin/outbox */
export interface OutboxView {
  readonly asOf: string;
  /** Jobs that will have their effect, and the age of the oldest. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Jobs that have failed for good and wait for a person. */
  readonly failed: number;
  /** The oldest fifty. */
  readonly jobs: readonly OutboxJobView[];
  readonly followers: readonly FollowerView[];
  readonly parked: readonly ParkedEventView[];
}

/** What of a kind is kept past its term. */
export interface DueKindView {
  readonly kind: SweptKind;
  /** Counted up to 1,000; null where it cannot be told. */
  readonly due: number | null;
  /** Those of them that are past it for two days or more: the nightly job could not erase them. */
  readonly overdue: number | null;
  /** When the term of the oldest began. */
  readonly oldest: string | null;
}

/** GET /api/admin/retention */
export interface RetentionView {
  readonly asOf: string;
  /** When all that was due was forgotten the last time; null: not yet. */
  readonly doneAt: string | null;
  /** How long things are kept, as the rules are set. */
  readonly rules: RetentionRules;
  readonly kinds: readonly DueKindView[];
}

/** A queue in an address. */
export class QueueNameDto {
  @Matches(/^[a-z][a-z-]{0,40}$/, { message: 'Please send a queue name' })
  readonly name!: string;
}

/** A job of a queue in an address. */
export class QueueJobDto extends QueueNameDto {
  @Matches(/^[\w:.-]{1,200}$/, { message: 'Please send a job ID' })
  readonly id!: string;
}

const number = { message: 'Please send an event’s ledger and position' };

/** POST /api/admin/outbox/replay: all parked events of a subscription, or one of them. */
export class ReplayParkedDto {
  @Matches(/^[a-z][a-z-]{0,80}$/, { message: 'Please send a subscription name' })
  readonly subscription!: string;

  @IsOptional()
  @Max(2_147_483_647, number)
  @Min(0, number)
  @IsInt(number)
  readonly ledger?: number;

  @IsOptional()
  @Max(Number.MAX_SAFE_INTEGER, number)
  @Min(1, number)
  @IsInt(number)
  readonly position?: number;
}
