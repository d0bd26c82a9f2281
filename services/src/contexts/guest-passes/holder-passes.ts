import { Injectable } from '@nestjs/common';
import type { GuestPassesView } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import { Refusal } from '../../platform/kernel/refusal.js';
import { GuestAllowances } from '../identity/index.js';
import { type Allowance, guestPasses, leftOf, mustHave } from './domain/guest-passes.js';
import { guestPassesLedgerOf, guestPassesStream } from './domain/guest-passes-id.js';

/** What other rooms may ask about the guest passes of an account. */
@Injectable()
export class HolderPasses {
  constructor(
    private readonly events: EventStore,
    private readonly allowances: GuestAllowances,
  ) {}

  ledgerOf(userId: number): number {
    return guestPassesLedgerOf(userId);
  }

  /** What the plan gives in the period that runs; undefined without one that runs. */
  allowance(userId: number): Promise<Allowance | undefined> {
    return this.allowances.of(userId);
  }

  async of(userId: number): Promise<GuestPassesView> {
    const allowance = await this.allowances.of(userId);
    if (!allowance) return { passes: 0, left: 0, until: null };
    const { passes, until } = allowance;
    return { passes, left: leftOf(await this.read(userId), allowance), until };
  }

  /** For a price that is told beforehand. @throws {Refusal} GUEST_PASS_NO_PLAN, GUEST_PASS_USED_UP */
  async mustHave(userId: number | null, passes: number): Promise<void> {
    const allowance = userId === null ? undefined : await this.allowances.of(userId);
    if (userId === null || !allowance) throw new Refusal('GUEST_PASS_NO_PLAN');
    mustHave(await this.read(userId), { passes, allowance });
  }

  private read(userId: number) {
    return this.events.transaction(guestPassesLedgerOf(userId), (work) =>
      work.load(guestPasses, guestPassesStream(userId)),
    );
  }
}
