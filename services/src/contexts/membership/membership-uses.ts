import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/kernel/refusal.js';

/** A plan as its holder knows it. */
export interface HeldMembership {
  readonly slug: string;
  readonly name: string;
}

/** How many people have a plan that still runs. */
type Use = (slug: string) => Promise<number>;

/** What other rooms need plans for; each adds its own in the constructor of its module. */
@Injectable()
export class MembershipUses {
  private readonly uses: Use[] = [];

  add(use: Use): void {
    this.uses.push(use);
  }

  /** @throws {Refusal} MEMBERSHIP_IN_USE */
  async mustBeFree({ slug, name }: HeldMembership): Promise<void> {
    const counts = await Promise.all(this.uses.map((use) => use(slug)));
    const holders = counts.reduce((sum, count) => sum + count, 0);
    if (holders > 0) throw new Refusal('MEMBERSHIP_IN_USE', { name, holders: holding(holders) });
  }
}

const holding = (count: number): string =>
  count === 1 ? '1 person has' : `${count.toLocaleString('en-US')} people have`;
