import { Injectable } from '@nestjs/common';
import type { GiftCardDesign, GiftCardState } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { freshId } from '../../../platform/kernel/fresh-id.js';
import type { Cents } from '../../../platform/kernel/money.js';
import { Entropy } from '../../../platform/privacy/entropy.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import { mustBeSendable, type NewGiftCard } from '../domain/gift-card.js';
import { giftCardsQueue } from '../queues/gift-cards.queue.js';
import { Recipients } from './recipients.js';
import { freshCode } from './voucher-codes.js';

/** A gift card as its order has it. */
export interface GiftCardLine {
  readonly id: string;
  readonly amount: Cents;
  readonly design: GiftCardDesign;
  readonly sendOn: string | null;
  readonly state: GiftCardState;
  readonly recipientRef: string;
}

/** A gift card as its job needs it. */
export interface GiftCardRow extends GiftCardLine {
  readonly orderId: string;
  readonly ledger: number | null;
}

/** For a statement of another room that reads orders. @param orderId SQL @returns the column, SQL: an array */
export const giftCardsOf = (orderId: string): string =>
  `coalesce((select json_agg(json_build_object('id', g.id, 'amount', g.amount, 'design', g.design,
      'sendOn', g.send_on::text, 'state', g.state, 'recipientRef', g.recipient_ref) order by g.line)
    from vouchers.gift_cards g where g.order_id = ${orderId}), '[]')`;

const columns = `id, order_id as "orderId", amount, design, send_on::text as "sendOn", state, ledger,
  recipient_ref as "recipientRef"`;

/** Gift cards that customers buy, from their order until their mail has left. */
@Injectable()
export class GiftCards {
  private readonly chance = new Entropy();

  constructor(
    private readonly pool: pg.Pool,
    private readonly recipients: Recipients,
  ) {}

  /**
   * Writes the gift cards of an order in its commit. Each has its code from the start, sealed with its recipient: whatever
   * is repeated later comes to the same voucher. @throws {Refusal} GIFT_CARD_DATE
   */
  async insert(orderId: string, cards: readonly NewGiftCard[], { db, at }: Written): Promise<void> {
    for (const [line, card] of cards.entries()) {
      mustBeSendable(card.sendOn, at);
      const ref = freshId(at);
      const { id, recipientName: name, recipientEmail: email, message, from, design } = card;
      const code = freshCode(this.chance, `gift card ${id}`);
      await this.recipients.sealed.insert(ref, { name, email, message, code, from, design }, db);
      await db.query(
        `insert into vouchers.gift_cards (id, order_id, line, amount, design, send_on, recipient_ref, ordered_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, orderId, line, card.amount, design, card.sendOn, ref, at],
      );
    }
  }

  /** Their order is paid: each gets a job that issues it. */
  async release(orderId: string, { db, at }: Written): Promise<void> {
    const { rows } = await db.query<{ id: string; nr: string }>(
      'select id, nr from vouchers.gift_cards where order_id = $1 order by line',
      [orderId],
    );
    for (const { id: giftCardId, nr } of rows)
      await enqueueJob({ kind: giftCardsQueue.issue, number: Number(nr), payload: { giftCardId }, at }, db);
  }

  /** Nobody pays for them: their recipients are forgotten. */
  async drop(orderId: string, { db, at }: Written): Promise<void> {
    const { rows } = await db.query<{ ref: string }>(
      `update vouchers.gift_cards set state = 'dropped' where order_id = $1 and state = 'ordered'
       returning recipient_ref as ref`,
      [orderId],
    );
    if (rows.length > 0) await this.recipients.sealed.erase({ refs: rows.map(({ ref }) => ref) }, at, db);
  }

  async find(id: string): Promise<GiftCardRow | undefined> {
    const { rows } = await this.pool.query<GiftCardRow>(`select ${columns} from vouchers.gift_cards where id = $1`, [
      id,
    ]);
    return rows[0];
  }

  /** Its voucher is there. */
  async noteIssued(id: string, { ledger, isSent }: { ledger: number; isSent: boolean }): Promise<void> {
    await this.pool.query(
      "update vouchers.gift_cards set state = $3, ledger = $2 where id = $1 and state in ('ordered', 'issued')",
      [id, ledger, isSent ? 'sent' : 'issued'],
    );
  }

  /** Those whose date has come, up to `date` (yyyy-MM-dd), leave with their mail, once each. */
  async send(date: string, { db, at }: Written): Promise<number> {
    const { rows } = await db.query<{ id: string; nr: string; ledger: number }>(
      `update vouchers.gift_cards set state = 'sent' where id in (select id from vouchers.gift_cards
         where state = 'issued' and send_on <= $1 order by send_on limit 500 for update skip locked)
       returning id, nr, ledger`,
      [date],
    );
    for (const { id: voucherId, nr, ledger } of rows)
      await enqueueJob({ kind: 'voucher-issued', number: Number(nr), payload: { ledger, voucherId }, at }, db);
    return rows.length;
  }

  /** What recipients are called, by their refs; those who were erased are not there. */
  async namesOf(refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (refs.length === 0) return new Map();
    const people = await this.recipients.readable(refs);
    return new Map([...people].map(([ref, { name }]) => [ref, name]));
  }
}

interface Written {
  readonly db: Db;
  readonly at: Date;
}
