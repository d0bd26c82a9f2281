import { Injectable } from '@nestjs/common';
import type { ErrorCode, HistoryEntryView, HistoryPageDto, HistoryView } from '@northlight/contracts';
import { type Recorded, StreamReader, type Until } from '@northlight/event-store';
import type { Message } from '@northlight/event-store/decider';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { type Story, type StoryLine, tell } from '../../../../../platform/kernel/story.js';

/** A stream, and what is said where there is none of that name. */
export interface PastOf {
  readonly ledger: number;
  readonly stream: string;
  readonly unknown: ErrorCode;
}

/** Reads what happened to one thing. */
@Injectable()
export class Past {
  constructor(private readonly streams: StreamReader) {}

  /** Its events up to then. @throws {Refusal} NOT_THERE_YET, or that it never was */
  async until({ ledger, stream, unknown }: PastOf, until: Until): Promise<[Recorded, ...Recorded[]]> {
    const [first, ...more] = await this.streams.readUntil(ledger, stream, until);
    if (first) return [first, ...more];
    const [ever] = await this.streams.readUntil(ledger, stream, { version: 1 });
    throw new Refusal(ever ? 'NOT_THERE_YET' : unknown);
  }

  /** One page of its story. @throws {Refusal} that it never was */
  async history<State, Event extends Message>(
    of: PastOf,
    story: Story<State, Event>,
    { limit, cursor = '0' }: HistoryPageDto,
  ): Promise<HistoryView> {
    const after = Number(cursor);
    const past = await this.until(of, { version: after + limit + 1 });
    const line = tell(
      story,
      past.map(({ event }) => event as Event),
    );
    const items = past.map((recorded, nth) => entryOf(recorded, line[nth])).slice(after, after + limit);
    return { items, nextCursor: past.length > after + limit ? String(after + limit) : null };
  }
}

function entryOf({ position, version, event, meta, at }: Recorded, line: StoryLine | undefined): HistoryEntryView {
  const { type, ...data } = event;
  const { words = type, changes = [] } = line ?? {};
  const { actor = null, requestId = null } = meta;
  return { position, version, type, words, actor, requestId, at: at.toISOString(), changes, data };
}
