import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LogWakes } from '@northlight/event-store/consume';
import { Gauge } from 'prom-client';
import type { LiveAnswer } from '../../../../../platform/http/live-answer.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { shareReads } from '../../../../../platform/kernel/share-reads.js';
import { logger } from '../../../../../platform/observability/logger.js';
import { Catalog, type Programme } from '../../../../catalog/index.js';
import { knownVenue } from '../../persistence/known-venue.js';
import { type DayKey, SlotDays } from '../../persistence/slot-days.js';
import { WatchedDay } from './watched-day.js';
import { WatcherPlaces } from './watcher-places.js';

/** Below the shortest time after which something on the way cuts an idle connection (nginx: 30 s). */
const beatMs = 20_000;
/** What is committed within this time of a look is told together: a busy slot would otherwise keep everybody busy. */
const gatherMs = 200;

const watching = new Gauge({ name: 'slot_watchers', help: 'Open pages that see seat counts change' });

/**
 * Tells open pages how the slots of their day fill up. However many watch: one connection hears of commits, and each
 * distinct day is read once for a change. While nobody watches, nothing listens and nothing is read.
 */
@Injectable()
export class SlotWatch {
  private readonly days = new Map<string, WatchedDay>();
  private readonly places = new WatcherPlaces();
  private readonly shareVenue = shareReads<Programme>();
  private readonly shareDay = shareReads<void>();
  private rest: (() => void) | undefined;
  private isLooking = false;
  private isNews = false;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly slots: SlotDays,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly log: LogWakes,
  ) {}

  /**
   * Says the slots of a day at once, and again after each change, until the reader goes.
   * @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_FOUND; TOO_MANY_REQUESTS, UNAVAILABLE when too many watch
   */
  async watch(key: DayKey, reader: LiveAnswer): Promise<void> {
    reader.onOver(this.places.take(reader.address));
    const offer = `${key.venueId}-${key.experienceId}`;
    const { timezone } = await this.shareVenue(offer, () => knownVenue(key, this.catalog));
    const day = this.join({ key, zone: timezone, reader });
    await this.shareDay(nameOf(key), () => this.refreshOne(nameOf(key)));
    day.tell(this.clock.now(), reader);
  }

  private join({ key, zone, reader }: { key: DayKey; zone: string; reader: LiveAnswer }): WatchedDay {
    const name = nameOf(key);
    const day = this.days.get(name) ?? new WatchedDay(key, zone);
    this.days.set(name, day);
    day.watchers.add(reader);
    watching.inc();
    this.rest ??= this.begin();
    reader.onOver(() => this.leave(name, reader));
    return day;
  }

  private leave(name: string, reader: LiveAnswer): void {
    const day = this.days.get(name);
    if (!day?.watchers.delete(reader)) return;
    watching.dec();
    if (day.watchers.size === 0) this.days.delete(name);
    if (this.days.size > 0) return;
    this.rest?.();
    this.rest = undefined;
  }

  private begin(): () => void {
    const beat = setInterval(() => this.beat(), beatMs);
    const unfollow = this.log.follow(() => void this.look());
    return () => {
      clearInterval(beat);
      unfollow();
    };
  }

  private beat(): void {
    for (const { watchers } of this.days.values()) for (const reader of watchers) reader.beat();
  }

  /** One look at a time; what happens during one gets another one, a moment later. */
  private async look(): Promise<void> {
    this.isNews = true;
    if (this.isLooking) return;
    this.isLooking = true;
    while (this.isNews && this.days.size > 0) {
      this.isNews = false;
      await this.tellNews().catch((error: unknown) => logger.warn({ err: error }, 'Those who watch slots must wait'));
      await setTimeout(gatherMs, undefined, { ref: false });
    }
    this.isLooking = false;
  }

  private async tellNews(): Promise<void> {
    const days = [...this.days.values()];
    await this.refresh(days);
    const now = this.clock.now();
    for (const day of days) day.tell(now);
  }

  private async refreshOne(name: string): Promise<void> {
    const day = this.days.get(name);
    if (day) await this.refresh([day]);
  }

  /** Reads the days that may have changed since they were read. */
  private async refresh(days: readonly WatchedDay[]): Promise<void> {
    const positionOf = await this.slots.positions(days.map(({ key }) => key.venueId));
    const now = this.clock.now();
    const behind = days.filter((day) => day.isBehind(positionOf(day.key.venueId), now));
    if (behind.length === 0) return;
    const read = await this.slots.read(
      behind.map(({ key }) => key),
      now,
    );
    for (const [nth, day] of behind.entries()) day.learn(positionOf(day.key.venueId), read[nth] ?? []);
  }
}

const nameOf = ({ venueId, experienceId, date }: DayKey): string => `${venueId}-${experienceId}-${date}`;
