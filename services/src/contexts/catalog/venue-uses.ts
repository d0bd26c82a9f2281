import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/kernel/refusal.js';

/** A venue, or one experience of it. */
export interface VenuePart {
  readonly venueId: number;
  readonly experienceId?: number;
}

/** What stands on a part of a venue from now on. */
export interface Standing {
  /** Whether somebody has booked or ordered something there that is still to come. */
  readonly isBooked: boolean;
  /** Slots that visitors can still book. */
  readonly openSlots: number;
}

type Use = (part: VenuePart) => Promise<Standing>;

/** What other rooms need venues for; each adds its own in the constructor of its module. */
@Injectable()
export class VenueUses {
  private readonly uses: Use[] = [];

  add(use: Use): void {
    this.uses.push(use);
  }

  async isBooked(part: VenuePart): Promise<boolean> {
    return (await this.standing(part)).isBooked;
  }

  /** @param name what the refusal calls the part @throws {Refusal} VENUE_IN_USE, VENUE_HAS_SLOTS */
  async mustBeFree(part: VenuePart, name: string): Promise<void> {
    const { isBooked, openSlots } = await this.standing(part);
    if (isBooked) throw new Refusal('VENUE_IN_USE', { name });
    if (openSlots > 0) throw new Refusal('VENUE_HAS_SLOTS', { name, slots: openSlots });
  }

  private async standing(part: VenuePart): Promise<Standing> {
    const all = await Promise.all(this.uses.map((use) => use(part)));
    return {
      isBooked: all.some(({ isBooked }) => isBooked),
      openSlots: all.reduce((sum, { openSlots }) => sum + openSlots, 0),
    };
  }
}
