import { Injectable } from '@nestjs/common';
import type { CalledOffParty, CallOffView, DeskReason } from '@northlight/contracts';
import pg from 'pg';
import { isStaff, type Principal } from '../../../../../platform/http/access.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import type { BookingRow } from '../../../persistence/booking.row.js';
import { DeskViews } from '../../../persistence/desk-views.js';
import { statusAt } from '../../../persistence/status-at.js';

/** A call-off as its tables tell it. */
interface CallOffDetails extends Omit<CallOffView, 'startedAt' | 'finishedAt' | 'leftAlone'> {
  readonly reason: DeskReason;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

/** Tells what is called off, how far that has come, and whom it hits. */
@Injectable()
export class CallOffReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly views: DeskViews,
    private readonly clock: Clock,
  ) {}

  /** Those of some days, the latest first; or one. */
  async of(
    wanted: { readonly venueId: number } & ({ readonly from: string; readonly to: string } | { readonly id: string }),
    user: Principal,
  ): Promise<CallOffView[]> {
    const [condition, ...values] =
      'id' in wanted ? ['c.id = $2', wanted.id] : ['c.date between $2 and $3', wanted.from, wanted.to];
    const { rows } = await this.pool.query<CallOffDetails>(
      `${selectCallOffs} where c.venue_id = $1 and ${condition} ${inOrder}`,
      [wanted.venueId, ...values],
    );
    return Promise.all(
      rows.map(async ({ startedAt, finishedAt, ...row }) => ({
        ...row,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
        leftAlone: await this.leftAlone(row, user),
      })),
    );
  }

  /** Names are for those who work at the desk. */
  async parties(rows: readonly BookingRow[], user: Principal): Promise<CalledOffParty[]> {
    const views = await this.views.of(rows);
    return views.map(({ id, reference, experienceName, time, numberOfTickets, status, customerName }, nth) => ({
      ...{ id, reference, experienceName, time, numberOfTickets, status },
      paid: dollarsOf(rows[nth]?.held ?? 0),
      customerName: isStaff(user) ? customerName : null,
    }));
  }

  /** Who is expected in these slots, or in already; a hold that is over is nobody's. */
  async partiesIn(venueId: number, slotIds: readonly string[]): Promise<BookingRow[]> {
    const rows = await this.rowsWhere(
      `b.venue_id = $1 and b.slot_id = any($2) and b.status in ('pending', 'confirmed', 'checked_in')`,
      [venueId, slotIds],
    );
    const now = this.clock.now();
    return rows.filter((row) => statusAt(row, now) !== 'expired');
  }

  /** How many parties wait for seats in these slots. */
  async waitingFor(venueId: number, slotIds: readonly string[]): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      `select count(*)::int as count from booking.waitlist
       where venue_id = $1 and slot_id = any($2) and status in ('waiting', 'offered')`,
      [venueId, slotIds],
    );
    return rows[0]?.count ?? 0;
  }

  private async leftAlone(
    { venueId, id }: Pick<CallOffDetails, 'venueId' | 'id'>,
    user: Principal,
  ): Promise<CalledOffParty[]> {
    const rows = await this.rowsWhere(
      `b.venue_id = $1 and b.id in (
         select party_id from booking.call_off_parties where venue_id = $1 and call_off_id = $2 and outcome = 'in')`,
      [venueId, id],
    );
    return this.parties(rows, user);
  }

  private async rowsWhere(condition: string, values: unknown[]): Promise<BookingRow[]> {
    const { rows } = await this.pool.query<BookingRow>(
      `select b.id, b.venue_id as "venueId", b.reference, b.slot_id as "slotId", b.experience_id as "experienceId", b.date,
         b.time, b.tickets, b.ticket_type as "ticketType", b.status, b.total, b.granted, b.held, b.owed, b.refund, b.voucher,
         b.voucher_back as "voucherBack", b.customer_ref as "customerRef", b.hold_until as "holdUntil",
         b.checked_in_at as "checkedInAt"
       from booking.bookings b where ${condition} order by b.time, b.placed_at, b.id`,
      values,
    );
    return rows;
  }
}

const inOrder = 'group by c.venue_id, c.id order by c.started_at desc, c.id desc';
const howMany = (outcome: string): string => `count(*) filter (where p.outcome = '${outcome}')::int`;

const selectCallOffs = `
  select c.id, c.venue_id as "venueId", c.date, c.experience_id as "experienceId", c.time, c.slots, c.reason, c.message,
    c.started_at as "startedAt", c.finished_at as "finishedAt", count(p.party_id)::int as parties,
    count(p.outcome)::int as done, ${howMany('cancelled')} as cancelled, ${howMany('told')} as waiting,
    ${howMany('gone')} as gone
  from booking.call_offs c
    left join booking.call_off_parties p on (p.venue_id, p.call_off_id) = (c.venue_id, c.id)`;
