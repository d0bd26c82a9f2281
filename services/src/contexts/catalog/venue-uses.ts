import { Injectable } from '@nestjs/common';
import type { FieldError } from '@northlight/contracts';
import { Refusal } from '../../platform/kernel/refusal.js';

/** A venue, or one experience of it. */
export interface VenuePart {
  readonly venueId: number;
  readonly experienceId?: number;
}

/** What stands on a part of a venue from now on. */
export interface Standing {
  /** Whether somebody has booked something there that is still to come. */
  readonly isBooked: boolean;
  /** Slots that visitors can still book. */
  readonly openSlots: number;
  /** Orders whose merchandise waits there to be collected. */
  readonly waitingOrders: number;
}

type Use = (part: VenuePart) => Promise<Partial<Standing>>;

/** What other rooms need venues for; each adds its own in the constructor of its module. */
@Injectable()
export class VenueUses {
  private readonly uses: Use[] = [];

  add(use: Use): void {
    this.uses.push(use);
  }

  /** @param name what the refusal calls the part @throws {Refusal} VENUE_IN_USE, VENUE_HAS_ORDERS, VENUE_HAS_SLOTS */
  async mustBeFree(part: VenuePart, name: string): Promise<void> {
    const { isBooked, openSlots, waitingOrders } = await this.standing(part);
    if (isBooked) throw new Refusal('VENUE_IN_USE', { name });
    if (waitingOrders > 0) throw keepsOrders(name, waitingOrders);
    if (openSlots > 0) throw new Refusal('VENUE_HAS_SLOTS', { name, slots: openSlots });
  }

  async standing(part: VenuePart): Promise<Standing> {
    const all = await Promise.all(this.uses.map((use) => use(part)));
    return {
      isBooked: all.some(({ isBooked }) => isBooked),
      openSlots: all.reduce((sum, { openSlots = 0 }) => sum + openSlots, 0),
      waitingOrders: all.reduce((sum, { waitingOrders = 0 }) => sum + waitingOrders, 0),
    };
  }
}

/** Merchandise waits at a venue, which therefore stays as it is. */
export const keepsOrders = (name: string, orders: number, errors?: readonly FieldError[]): Refusal =>
  new Refusal('VENUE_HAS_ORDERS', { name, waiting: orders === 1 ? '1 order' : `${orders} orders` }, errors);
