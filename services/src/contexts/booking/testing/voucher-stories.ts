import { randomUUID } from 'node:crypto';
import type { IssueVoucherDto, VoucherIssuedView, VoucherView } from '@northlight/contracts';
import { EventTypes } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import { followerParts } from '../../../platform/event-store/follower-parts.js';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { Vouchers } from '../../vouchers/index.js';
import { whenAHoldExpiresGiveTheVoucherBack } from '../reactions/when-a-hold-expires-give-the-voucher-back.js';
import type { BookingHouse } from './booking-house.js';

const admin = signedIn({ id: 1, isAdmin: true });

/** A voucher, with the code that its mail brings. */
export interface IssuedVoucher extends VoucherIssuedView {
  readonly ledger: number;
  readonly code: string;
}

/** What the house and the worker do about gift vouchers. */
export class VoucherStories {
  private readonly reaction: SubscriptionFollower;

  constructor(private readonly house: BookingHouse) {
    const { app, commands, pool, clock } = house;
    const parts = followerParts({ pool, clock, types: app.get(EventTypes, { strict: false }) });
    const { signal } = new AbortController();
    this.reaction = new SubscriptionFollower(whenAHoldExpiresGiveTheVoucherBack(commands), parts, signal);
  }

  /** The worker hears of what has happened since. */
  hear(): Promise<void> {
    return this.reaction.catchUp();
  }

  /** $100 for Ann, unless said otherwise. */
  async issues(overrides: Partial<IssueVoucherDto> = {}): Promise<IssuedVoucher> {
    const request = { amount: 100, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com', ...overrides };
    const { body } = await this.house.post('/api/admin/vouchers', request, {
      ...admin,
      'Idempotency-Key': randomUUID(),
    });
    const issued = body as VoucherIssuedView;
    const { rows } = await this.house.pool.query<{ ledger: number }>(
      'select ledger from vouchers.vouchers where id = $1',
      [issued.id],
    );
    const ledger = rows[0]?.ledger ?? 0;
    const details = await this.house.app.get(Vouchers, { strict: false }).find({ ledger, id: issued.id });
    return { ...issued, ledger, code: details?.recipient?.code ?? '' };
  }

  /** As the house sees it. */
  async view({ id }: Pick<VoucherIssuedView, 'id'>): Promise<VoucherView> {
    const { body } = await this.house.get('/api/admin/vouchers?limit=100', admin);
    return body.items.find((voucher: VoucherView) => voucher.id === id);
  }

  revokes({ id }: Pick<VoucherIssuedView, 'id'>) {
    return this.house.post(`/api/admin/vouchers/${id}/revoke`, { reason: 'lost' }, admin);
  }

  /** Dollars that are left on it. */
  async left(voucher: IssuedVoucher): Promise<number> {
    return (await this.view(voucher)).balance;
  }

  /** How many seats of the slot are taken, of the first experience at the first venue. */
  async seatsAt(date: string, time: string): Promise<number | undefined> {
    const { rows } = await this.house.pool.query<{ seats: number }>(
      `select booked_count as seats from booking.slots
       where venue_id = 1 and experience_id = 1 and date = $1 and time = $2`,
      [date, time],
    );
    return rows[0]?.seats;
  }
}
