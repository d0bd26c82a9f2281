import type { Message } from './decider/decider.js';

/** Who asked, in which request: what an event tells beside itself. */
export interface EventMeta {
  readonly requestId?: string;
  readonly actor?: string;
  /** What the actor works as, where it was done with powers: 'admin', 'desk, ops'. */
  readonly role?: string;
  /** The span that decides, as W3C Trace Context has it: for the jobs that are asked for; events do not keep it. */
  readonly trace?: string;
}

/** An event as the log holds it. */
export interface Recorded<Event extends Message = Message> {
  readonly ledger: number;
  /** 1, 2, 3, … within the ledger, in the order of commits. */
  readonly position: number;
  readonly stream: string;
  /** 1, 2, 3, … within the stream. */
  readonly version: number;
  readonly event: Event;
  readonly meta: EventMeta;
  readonly at: Date;
}

/** A row of log.events as the driver answers it. */
export interface EventRow {
  readonly ledger: number;
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly data: Record<string, unknown>;
  readonly meta: EventMeta;
  readonly at: Date;
}

export const eventColumns = 'ledger, position, stream, version, type, schema, data, meta, at';
