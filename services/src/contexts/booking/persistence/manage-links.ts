import { Injectable } from '@nestjs/common';
import type { Companion } from '@northlight/event-store';
import pg from 'pg';
import { Settings } from '../../../platform/config/settings.js';
import type { Db } from '../../../platform/database/db.js';
import type { BookingRow } from './booking.row.js';
import { type LinkVersion, manageTokenOf, openedBefore, opens } from './manage-token.js';

/** A cart has no mail to look into: what it holds of seats stays good while they are held. */
export const replaceable = (rows: readonly Pick<BookingRow, 'id' | 'status' | 'holdUntil'>[]): string[] =>
  rows.filter(({ status, holdUntil }) => status !== 'pending' || holdUntil === null).map(({ id }) => id);

/**
 * Which links to bookings are good. An account that takes a booking over, and a link that is sent again, end those
 * before: whoever a mail was forwarded to is not let in for ever.
 */
@Injectable()
export class ManageLinks implements Companion<string> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly settings: Settings,
  ) {}

  tokenOf(link: LinkVersion): string {
    return manageTokenOf(link, this.settings);
  }

  /** What opens these bookings from now on, by their ids. */
  async tokensOf(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const versions = await this.versionsOf(bookingIds);
    return new Map(bookingIds.map((id) => [id, this.tokenOf({ bookingId: id, version: versions.get(id) ?? 0 })]));
  }

  /** What the first links to these bookings open them with, without those whose links were replaced. */
  async firstTokensOf(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const versions = await this.versionsOf(bookingIds);
    return new Map(
      bookingIds.filter((id) => !versions.has(id)).map((id) => [id, this.tokenOf({ bookingId: id, version: 0 })]),
    );
  }

  /** Whether a token opens a booking, did so before another replaced it, or never did. */
  async check(bookingId: string, token: string): Promise<'good' | 'replaced' | 'wrong'> {
    const link = { bookingId, version: (await this.versionsOf([bookingId])).get(bookingId) ?? 0 };
    if (opens(link, token, this.settings)) return 'good';
    return openedBefore(link, token, this.settings) ? 'replaced' : 'wrong';
  }

  /** Links to these bookings that were sent, or shown, open nothing any more; in the commit of what ends them. */
  async insert(bookingIds: readonly string[], db: Db): Promise<void> {
    await db.query(
      `insert into booking.link_versions as v (booking_id, version)
       select id, 1 from unnest($1::uuid[]) id order by id
       on conflict (booking_id) do update set version = v.version + 1`,
      [[...new Set(bookingIds)]],
    );
  }

  private async versionsOf(bookingIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (bookingIds.length === 0) return new Map();
    const { rows } = await this.pool.query<{ id: string; version: number }>(
      'select booking_id as id, version from booking.link_versions where booking_id = any($1)',
      [bookingIds],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }
}
