import { Injectable } from '@nestjs/common';
import type {
  OrderReturnView,
  PayBackReturnDto,
  ReceivedLine,
  ReceiveReturnDto,
  RequestReturnDto,
} from '@northlight/contracts';
import { RETURN_DAYS } from '@northlight/contracts';
import type { RequestKey } from '@northlight/event-store';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../platform/idempotency/answer-once.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { freshId } from '../../../platform/kernel/fresh-id.js';
import { shareOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { enqueueDeduplicated } from '../../../platform/queues/enqueue-job.js';
import { splitRefund } from '../domain/goods-voucher.js';
import { mustHave, refundOf, type SoldPieces } from '../domain/order-return.js';
import { orderJobs } from '../queues/orders.queue.js';
import type { OrderRow } from './order.row.js';
import { ReturnReader, type ReturnRow, receivedBefore, returnsOf, returnViewOf, soldPieces } from './order-returns.js';
import { lockOrder, noteOrderChange } from './order-statements.js';
import { insertReturn, payReturnBack, receiveReturn } from './return-statements.js';
import { putBackInStock } from './stock.js';

interface Turn {
  readonly at: Date;
  readonly db: Db;
}

type Step = (turn: Turn, returns: readonly ReturnRow[]) => Promise<string>;

/** Writes what comes back of orders; each step is one commit with its stock, its job and its place in the history. */
@Injectable()
export class ReturnBook {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly reader: ReturnReader,
  ) {}

  /** @throws {Refusal} RETURN_NOT_POSSIBLE, RETURN_TOO_MANY */
  request(order: OrderRow, input: RequestReturnDto, key: RequestKey | undefined): Promise<OrderReturnView> {
    if (!this.reader.mayReturn(order)) throw new Refusal('RETURN_NOT_POSSIBLE', { days: `${RETURN_DAYS}` });
    return this.step(order, key, async ({ at, db }, returns) => {
      mustHave(input.lines, await this.reader.returnablePieces(order, returns, db));
      const id = freshId(at);
      await insertReturn({ id, orderId: order.id, at, ...input }, db);
      await noteOrderChange({ orderId: order.id, what: 'return requested', at }, db);
      return id;
    });
  }

  /** What arrived is paid back, and for sale again where it may be. @throws {Refusal} RETURN_NOT_FOUND, RETURN_NOT_OPEN, RETURN_TOO_MANY */
  receive(order: OrderRow, id: string, { input, key }: Asked<ReceiveReturnDto>): Promise<OrderReturnView> {
    return this.step(order, key, async ({ at, db }, returns) => {
      const row = found(returns, id);
      // guard: a return is taken in once
      if (row.state !== 'requested') throw new Refusal('RETURN_NOT_OPEN');
      mustBeAnnounced(input.lines, row);
      const whole = await this.refundOf(order, { lines: input.lines, returns, db });
      const { rest: refund, voucher: voucherBack } = splitRefund(order, whole.cents, sumOf(returns));
      const refundBy = order.payOnline ? 'card' : 'desk';
      await receiveReturn({ ...row, at, refund, voucherBack, refundBy, received: input.lines }, db);
      await putBackInStock(restocked(order, input.lines), db);
      await leaveRefunds({ order, id, refund: refundBy === 'card' ? refund : 0, voucherBack, whole, at }, db);
      await this.note(order, { what: 'return received', refund: whole.cents }, { at, db });
      return id;
    });
  }

  /** @throws {Refusal} RETURN_NOT_FOUND, RETURN_NOT_DUE */
  payBack(order: OrderRow, id: string, { input, key }: Asked<PayBackReturnDto>): Promise<OrderReturnView> {
    return this.step(order, key, async ({ at, db }, returns) => {
      const { state, refundBy, refund } = found(returns, id);
      // guard: a return is paid back once
      if (state !== 'received' || refundBy !== 'desk') throw new Refusal('RETURN_NOT_DUE');
      await payReturnBack({ id, at, paidWith: input.paidWith }, db);
      await this.note(order, { what: 'return paid back', refund }, { at, db });
      return id;
    });
  }

  private async refundOf(order: OrderRow, { lines, returns, db }: Received): Promise<WholeRefund> {
    const sold = await soldPieces(order, returns, db);
    const sumUp = (of: (pieces: SoldPieces) => SoldPieces) =>
      lines.reduce((sum, { line, quantity }) => {
        const pieces = sold[line];
        return pieces ? sum + refundOf(of(pieces), receivedBefore(line, returns), quantity) : sum;
      }, 0);
    return { cents: sumUp((pieces) => pieces), tax: sumUp((pieces) => ({ ...pieces, paid: 0 })) };
  }

  /** One after the other for an order: its row is locked. */
  private step(order: OrderRow, request: RequestKey | undefined, work: Step): Promise<OrderReturnView> {
    const at = this.clock.now();
    return inTransaction(this.pool, (db) =>
      answerOnce({ request, at, db }, async () => {
        await lockOrder(order.id, db);
        const id = await work({ at, db }, await returnsOf(order.id, db));
        const now = (await returnsOf(order.id, db)).find((one) => one.id === id);
        if (!now) throw new Error(`Return ${id} is not there`);
        return returnViewOf(now);
      }),
    );
  }

  /** What the desk does is in the audit of the house, too. */
  private async note(order: OrderRow, { what, refund }: Done, { at, db }: Turn): Promise<void> {
    await noteOrderChange({ orderId: order.id, what, at }, db);
    const subject = { kind: 'order', id: order.id, name: order.reference };
    await noteChange(db, { room: 'merchandise', what, at, subject, new: { refund } });
  }
}

/** What the desk did, and the cents that it was about. */
interface Done {
  readonly what: 'return received' | 'return paid back';
  readonly refund: number;
}

/** A return of an order, which is named by its id or its reference. */
export interface NamedReturn {
  readonly order: string;
  readonly returnId: string;
}

/** What somebody sends, and the key that makes it repeatable. */
export interface Asked<Input> {
  readonly input: Input;
  readonly key: RequestKey | undefined;
}

interface Received {
  readonly lines: readonly ReceivedLine[];
  readonly returns: readonly ReturnRow[];
  readonly db: Db;
}

/** What items cost, and what of it is tax. */
interface WholeRefund {
  readonly cents: number;
  readonly tax: number;
}

const sumOf = (returns: readonly ReturnRow[]): number => returns.reduce((sum, { refund }) => sum + refund, 0);

interface RefundsToLeave {
  readonly order: OrderRow;
  readonly id: string;
  /** To the card. */
  readonly refund: number;
  readonly voucherBack: number;
  readonly whole: WholeRefund;
  readonly at: Date;
}

/** What goes back by itself; the voucher gets as much of the tax as its part is of all. Each return has jobs of its own. */
async function leaveRefunds({ order, id, refund, voucherBack, whole, at }: RefundsToLeave, db: Db): Promise<void> {
  const orderId = order.id;
  if (refund > 0)
    await enqueueDeduplicated({ kind: orderJobs.refundReturn, payload: { orderId, refundId: id }, at }, db);
  if (voucherBack === 0) return;
  const tax = shareOf(whole.tax, voucherBack, whole.cents);
  const returned = { returnId: id, parts: { goods: voucherBack - tax, tax } };
  await enqueueDeduplicated({ kind: orderJobs.returnVoucher, payload: { orderId, returned }, at }, db);
}

function found(returns: readonly ReturnRow[], id: string): ReturnRow {
  const row = returns.find((one) => one.id === id);
  if (!row) throw new Refusal('RETURN_NOT_FOUND');
  return row;
}

function mustBeAnnounced(lines: readonly ReceivedLine[], row: ReturnRow): void {
  for (const { line, quantity } of lines) {
    const announced = row.lines.find((one) => one.line === line)?.quantity ?? 0;
    // guard: no more is taken in than was announced
    if (quantity > announced) throw new Refusal('RETURN_TOO_MANY');
  }
}

const restocked = ({ products }: OrderRow, lines: readonly ReceivedLine[]) =>
  lines.flatMap(({ line, quantity, restock }) => {
    const sold = products[line];
    return sold && restock && quantity > 0 ? [{ ...sold, quantity }] : [];
  });
