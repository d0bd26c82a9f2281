import { noSuch } from '../api/api-error.js';
import { type Params, takenCurrencies } from '../api/params.js';
import { newId } from '../state/ids.js';
import type { BalanceRow, CustomerRow } from '../state/rows.js';
import type { Books } from './books.js';

/** Cents below which no card is charged: what is due is owed with the next invoice then. */
const LEAST_CHARGE = 50;

/** What an invoice does to the balance of its customer, and what is left for their card. */
export interface Bill {
  readonly due: number;
  readonly startingBalance: number;
  readonly endingBalance: number;
}

/** Who pays by the month, and their balances: below zero they have credit. No e-mail address is kept. */
export class Customers {
  constructor(private readonly books: Books) {}

  create(params: Params): CustomerRow {
    params.allow('email', 'metadata');
    params.optional('email');
    return this.begin(params.inner('metadata').texts());
  }

  begin(metadata: CustomerRow['metadata'] = {}): CustomerRow {
    return this.save({ id: newId('cus'), created: this.seconds(), balance: 0, metadata });
  }

  /** @throws {ApiError} 404 */
  find(id: string): CustomerRow {
    const row = this.books.store.find('customers', id);
    if (!row) throw noSuch('customer', id);
    return row;
  }

  adjust(id: string, params: Params): BalanceRow {
    params.allow('amount', 'currency', 'description', 'metadata');
    params.oneOf('currency', ...takenCurrencies);
    return this.move(id, params.integer('amount', -99_999_999), {
      ...{ type: 'adjustment', metadata: params.inner('metadata').texts() },
    });
  }

  /** The newest first. */
  movesOf(id: string): BalanceRow[] {
    const { id: customerId } = this.find(id);
    return this.books.store
      .all('balances')
      .filter((row) => row.customerId === customerId)
      .toReversed();
  }

  /** An invoice becomes final: it draws on credit, and adds what is owed. */
  bill(id: string, total: number): Bill {
    const { balance: startingBalance } = this.find(id);
    const owed = total + startingBalance;
    const isCharged = owed >= LEAST_CHARGE;
    const endingBalance = isCharged ? 0 : owed;
    if (endingBalance !== startingBalance)
      this.move(id, endingBalance - startingBalance, { type: 'applied_to_invoice', metadata: {} });
    return { due: isCharged ? owed : 0, startingBalance, endingBalance };
  }

  /** An invoice is void: what it drew is there again. */
  giveBack(id: string, { startingBalance, endingBalance }: Omit<Bill, 'due'>): void {
    const amount = startingBalance - endingBalance;
    if (amount !== 0) this.move(id, amount, { type: 'unapplied_from_invoice', metadata: {} });
  }

  private move(id: string, amount: number, what: Pick<BalanceRow, 'type' | 'metadata'>): BalanceRow {
    const customer = this.find(id);
    const endingBalance = customer.balance + amount;
    this.save({ ...customer, balance: endingBalance });
    const row = { ...what, id: newId('cbtxn'), customerId: id, created: this.seconds(), amount, endingBalance };
    this.books.store.put('balances', row.id, row);
    return row;
  }

  private save(row: CustomerRow): CustomerRow {
    this.books.store.put('customers', row.id, row);
    return row;
  }

  private seconds(): number {
    return Math.floor(this.books.now() / 1000);
  }
}
