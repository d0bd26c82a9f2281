import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { ChangeParty, JoinWaitlist, LeaveWaitlist, MoveBooking, PlaceBooking } from '../../contexts/booking/index.js';
import { IssueVoucher, Vouchers } from '../../contexts/vouchers/index.js';
import { orderingAct } from './ordering-act.js';

/** A time of an experience at the first venue. */
export interface ActSlot {
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
}

export type ActName = 'book' | 'move' | 'offer' | 'voucher' | 'order' | 'pay';

/** One decision after the other; the promise is kept once it is committed. */
type Act = () => Promise<unknown>;

const VENUE = 1;
/** Seats of the slots of the demo data. */
const DEMO_SEATS = 20;
/** The most that a gift voucher may be. */
const VOUCHER_DOLLARS = 1_000;
/** One that has less does not pay a ticket whole. */
const LEAST_LEFT_DOLLARS = 50;
const customer = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };
const nowhere: ActSlot = { experienceId: 0, date: '', time: '' };

/** What callers of the bench do, without HTTP and as nobody whose seats are counted. */
export class Acts {
  private readonly commands: CommandBus;
  private readonly full = new Map<string, Promise<Act>>();
  private turn = 0;

  constructor(private readonly app: INestApplicationContext) {
    this.commands = app.get(CommandBus);
  }

  /** What a caller does again and again; what it needs for that is made before. */
  async of(name: ActName, slots: readonly ActSlot[], caller: number): Promise<Act> {
    const slot = slots[caller % slots.length] ?? nowhere;
    if (name === 'book') return () => this.book(slots[this.turn++ % slots.length] ?? nowhere);
    if (name === 'move') return this.moving(slots, caller);
    if (name === 'order' || name === 'pay')
      return orderingAct(this.app, {
        paysOnline: name === 'pay',
        book: () => this.book(slots[this.turn++ % slots.length] ?? nowhere),
      });
    if (name === 'voucher') return this.paying(slot, `caller ${caller}`);
    const key = JSON.stringify(slot);
    const offering = this.full.get(key) ?? this.offering(slot);
    this.full.set(key, offering);
    return offering;
  }

  /** From one slot to the next: both change in one decision, and the booking with them. */
  private async moving(slots: readonly ActSlot[], caller: number): Promise<Act> {
    let at = caller;
    const { id } = await this.book(slots[at % slots.length] ?? nowhere);
    return () => this.commands.execute(new MoveBooking(VENUE, id, slots[++at % slots.length] ?? nowhere));
  }

  /** A booking that a gift voucher pays: the ledger of the venue and that of the voucher in one decision. */
  private async paying(slot: ActSlot, address: string): Promise<Act> {
    let voucherCode = await this.issue();
    return async () => {
      const { voucherLeft = 0 } = await this.book(slot, { voucherCode }, address);
      if (voucherLeft < LEAST_LEFT_DOLLARS) voucherCode = await this.issue();
    };
  }

  /** A sold-out slot: a seat comes free and is offered, the offer is left, the seat is taken again, somebody waits again. */
  private async offering(slot: ActSlot): Promise<Act> {
    const { id } = await this.book(slot, { numberOfTickets: DEMO_SEATS });
    let waiting = await this.join(slot);
    const change = (tickets: number) => this.commands.execute(new ChangeParty(VENUE, id, { tickets }));
    const steps: readonly Act[] = [
      () => change(DEMO_SEATS - 1),
      () => this.commands.execute(new LeaveWaitlist(waiting.id, waiting.leaveToken)),
      () => change(DEMO_SEATS),
      async () => {
        waiting = await this.join(slot);
      },
    ];
    let nth = 0;
    return async () => {
      await steps[nth % steps.length]?.();
      nth++; // one that was refused comes next again: those after it stand on it
    };
  }

  /** @param address where codes of vouchers come from: at once only so many may from one */
  private book(slot: ActSlot, input: { numberOfTickets?: number; voucherCode?: string } = {}, address?: string) {
    const visit = { venueId: VENUE, ...slot, numberOfTickets: 1, ticketType: 'standard' as const };
    const placing = { userId: null, key: randomUUID(), address };
    return this.commands.execute(new PlaceBooking(Object.assign(visit, customer, input), placing));
  }

  private join(slot: ActSlot) {
    const customerEmail = `${randomUUID()}@example.com`;
    const request = { venueId: VENUE, ...slot, party: 1, ...customer, customerEmail };
    return this.commands.execute(new JoinWaitlist(request, { key: randomUUID() }));
  }

  /** @returns the code of a new gift voucher */
  private async issue(): Promise<string> {
    const request = { amount: VOUCHER_DOLLARS, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com' };
    const { id } = await this.commands.execute(new IssueVoucher(request, { userId: 1, key: randomUUID() }));
    const pool = this.app.get(pg.Pool, { strict: false });
    const { rows } = await pool.query<{ ledger: number }>('select ledger from vouchers.vouchers where id = $1', [id]);
    const voucher = await this.app.get(Vouchers, { strict: false }).find({ ledger: rows[0]?.ledger ?? 0, id });
    return voucher?.recipient?.code ?? '';
  }
}
