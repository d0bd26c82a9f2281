import { Injectable } from '@nestjs/common';
import type { VenuePaymentLimit } from '@northlight/contracts';
import pg from 'pg';
import { BookingPolicyCache } from '../../platform/booking-policy/booking-policy-cache.js';
import { type PaymentMeans, strictestOf } from '../../platform/booking-policy/payment-means.js';
import { paysOnline } from '../../platform/config/pays-online.js';
import { Settings } from '../../platform/config/settings.js';
import { dollarsOf } from '../../platform/kernel/money.js';
import { KnownProgrammes } from './persistence/known-programmes.js';

/** What may be paid at venues instead of online: by a venue's own rule, else by that of the house (docs/adr/0092). */
@Injectable()
export class VenuePayment {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly programmes: KnownProgrammes,
    private readonly rules: BookingPolicyCache,
    private readonly settings: Settings,
    private readonly pool: pg.Pool,
  ) {}

  /** How something may be paid that happens at these venues: the strictest decides. A venue that is gone has no rule. */
  async meansAt(venueIds: readonly number[]): Promise<PaymentMeans> {
    const venues = await Promise.all([...new Set(venueIds)].map((id) => this.programmes.of(id)));
    const known = venues.filter((venue) => venue !== undefined);
    return { isOnline: paysOnline(this.settings), ...strictestOf(known, this.rules.now.venuePaymentMostCents) };
  }

  /** The venues that have a rule of their own. */
  async limits(): Promise<VenuePaymentLimit[]> {
    const { rows } = await this.pool.query<{ id: number; name: string; most: number }>(
      `select id, name, pay_at_venue_up_to_cents as most from catalog.venues
       where pay_at_venue_up_to_cents is not null and deleted_at is null order by id`,
    );
    return rows.map(({ id, name, most }) => ({ venueId: id, name, upTo: dollarsOf(most) }));
  }
}
