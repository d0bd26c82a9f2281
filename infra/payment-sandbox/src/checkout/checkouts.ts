import { disputeAnswer, sessionAnswer } from '../api/answers.js';
import { ApiError, noSuch } from '../api/api-error.js';
import type { Params } from '../api/params.js';
import { newId } from '../state/ids.js';
import type { IntentRow, SessionRow } from '../state/rows.js';
import { noteCharge, noteTransaction } from './balance.js';
import type { Books } from './books.js';
import { cardOf, type DeclineCode, type TestCard } from './cards.js';
import { newSession } from './new-session.js';
import type { Subscriptions } from './subscriptions.js';

/** What becomes of a card: it has paid, waits for its holder, or is declined; `over` where nothing can be paid anymore. */
export type Outcome = 'paid' | 'confirm' | 'over' | { readonly decline: DeclineCode };

/** A holder finds out after a while. */
const DISPUTE_AFTER_MS = 1_000;

/** Checkout Sessions: opened and ended by the API, paid on the hosted page. */
export class Checkouts {
  constructor(
    private readonly books: Books,
    private readonly subscriptions: Subscriptions,
  ) {}

  open(params: Params): SessionRow {
    const session = newSession(params, this.seconds());
    this.subscriptions.dueOf(session); // whoever is to pay is known
    return this.save(session);
  }

  /** @throws {ApiError} 404 */
  find(id: string): SessionRow {
    const session = this.books.store.find('sessions', id);
    if (!session) throw noSuch('checkout.session', id, 'session');
    return this.isDue(session) ? this.end(session) : session;
  }

  /** @throws {ApiError} where it is paid or over */
  expire(id: string): SessionRow {
    const session = this.find(id);
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
      throw new ApiError(400, message);
    }
    return this.end(session);
  }

  /** Ends those that nobody has paid in time. */
  expireDue(): void {
    const due = this.books.store.all('sessions').filter((session) => this.isDue(session));
    for (const session of due) this.end(session);
  }

  /** Tries a card. Whoever presses twice pays once: the second time it is paid already. */
  pay(id: string, typedNumber: string): Outcome {
    const session = this.find(id);
    if (session.status !== 'open') return session.status === 'complete' ? 'paid' : 'over';
    const card = cardOf(typedNumber);
    if (!card) return { decline: 'unknown_number' };
    if (card.decline) return { decline: card.decline };
    if (!card.isConfirmed) return this.settle(session, card);
    this.save({ ...session, cardToConfirm: card.number });
    return 'confirm';
  }

  /** The holder of a card confirms its payment, or does not. */
  confirm(id: string, isConfirmed: boolean): Outcome {
    const session = this.find(id);
    const card = cardOf(session.cardToConfirm ?? '');
    if (session.status !== 'open' || !card) return session.status === 'complete' ? 'paid' : 'over';
    if (isConfirmed) return this.settle(session, card);
    this.save({ ...session, cardToConfirm: null });
    return { decline: 'authentication_failed' };
  }

  private settle(session: SessionRow, card: TestCard): Outcome {
    if (session.monthly) return this.settleMonthly(session, card);
    const { store, notices, publicUrl } = this.books;
    const { amount, intentMetadata: metadata } = session;
    const isDisputed = card.isDisputed === true;
    const id = newId('pi');
    const intent: IntentRow = { id, created: this.seconds(), amount, metadata, card: card.number, isDisputed };
    store.put('intents', id, intent);
    noteCharge(this.books, intent);
    const paid = this.save({ ...session, status: 'complete', intentId: id, cardToConfirm: null });
    notices.add('checkout.session.completed', sessionAnswer(paid, publicUrl));
    if (isDisputed) this.dispute(intent);
    return 'paid';
  }

  private dispute(intent: IntentRow): void {
    const source = disputeAnswer(intent, this.seconds());
    noteTransaction(this.books, { type: 'adjustment', category: 'dispute', amount: -intent.amount, source });
    this.books.notices.add('charge.dispute.created', source, DISPUTE_AFTER_MS);
  }

  private settleMonthly(session: SessionRow, card: TestCard): Outcome {
    const subscriptionId = this.subscriptions.begin(session, card).id;
    const paid = this.save({ ...session, status: 'complete', subscriptionId, cardToConfirm: null });
    this.books.notices.add('checkout.session.completed', sessionAnswer(paid, this.books.publicUrl));
    return 'paid';
  }

  private isDue({ status, expiresAt }: SessionRow): boolean {
    return status === 'open' && expiresAt <= this.seconds();
  }

  private end(session: SessionRow): SessionRow {
    const ended = this.save({ ...session, status: 'expired', cardToConfirm: null });
    this.books.notices.add('checkout.session.expired', sessionAnswer(ended, this.books.publicUrl));
    return ended;
  }

  private save(session: SessionRow): SessionRow {
    this.books.store.put('sessions', session.id, session);
    return session;
  }

  private seconds(): number {
    return Math.floor(this.books.now() / 1000);
  }
}
