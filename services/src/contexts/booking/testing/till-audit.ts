import type {
  BookingCancelled,
  BookingEvent,
  PartyChanged,
  RefundDropped,
  RefundFailed,
  RefundGranted,
  RefundPaid,
} from '../domain/booking/booking.events.js';
import type { RefundSent } from '../domain/booking/online-payment.events.js';
import type { Balance } from '../domain/money/balance.js';
import type { Price } from '../domain/money/price.js';

type Bill = Pick<Price, 'total' | 'voucher'>;
type Rebilled = Pick<BookingCancelled, 'refund' | 'voucherBack'> & { readonly price?: Bill };

const nothing: Bill = { total: 0, voucher: 0 };
const sumOf = ({ total, voucher = 0 }: Bill): number => total + voucher;

/**
 * Counts the money of one booking as it passes over the counter: in, and out, by rules of its own. What the program
 * says of it is held against that.
 */
export class TillAudit {
  /** Cents that are to go back and did not yet. */
  owed = 0;
  /** Cents that are on their way back to a card. */
  onItsWay = 0;
  /** Cents that went back to the gift voucher. */
  voucherBack = 0;
  /** Cents in the till for this booking, and those that a gift voucher has in it. */
  private till = 0;
  private ofVoucher = 0;
  private price: Bill = nothing;
  /** Nobody came who would pay the rest; and whether that ever was so. */
  private isMissed = false;
  private wasMissed = false;
  /** Cents of the price that the staff gave away. */
  private granted = 0;
  /** What each grant of money took off the bill, the last at the end. */
  private readonly off: number[] = [];
  private lastAtDoor = 0;

  get here(): number {
    return this.till + this.ofVoucher;
  }

  /** What a report may say that the venue has taken for it, vouchers aside; not there while something is still to be paid. */
  get takings(): { readonly least: number; readonly most: number } | undefined {
    const { here, price, ofVoucher, till, owed } = this;
    const bill = this.billFor(price);
    return here - owed < bill ? undefined : { least: Math.max(0, bill - ofVoucher), most: till - owed };
  }

  count(event: BookingEvent): void {
    switch (event.type) {
      case 'BookingPlaced':
        this.price = event.price;
        this.ofVoucher = event.price.voucher ?? 0;
        break;
      case 'VoucherApplied':
        this.price = event.price;
        this.ofVoucher += event.cents;
        break;
      case 'PartyChanged':
      case 'BookingCancelled':
        this.rebill(event);
        break;
      case 'RefundGranted':
        this.grant(event);
        break;
      case 'RefundGrantWithdrawn':
        this.owed -= event.amount;
        this.granted -= this.off.pop() ?? 0;
        break;
      case 'HoldExpired':
        this.rebill({ refund: 0, voucherBack: this.ofVoucher });
        break;
      case 'VoucherBackDropped':
        this.voucherBack -= event.amount;
        break;
      case 'PaidOnline':
        this.till += event.amount;
        this.owed += event.refund;
        break;
      case 'RefundPaid':
      case 'RefundDropped':
      case 'RefundSent':
      case 'RefundFailed':
        this.payOut(event);
        break;
      default:
        this.noteVisit(event);
    }
  }

  /** What goes back in time when the bill is another: to the gift voucher what it no longer pays, the rest in cash. */
  dueAt(price: Bill = nothing): { readonly refund: number; readonly voucherBack: number } {
    const bill = this.billFor(price);
    const voucherBack = Math.max(0, this.ofVoucher - Math.min(price.voucher ?? 0, bill));
    return { voucherBack, refund: Math.max(0, this.here - voucherBack - bill - this.owed) };
  }

  /** What is wrong with a balance, in words. */
  breaches(balance: Balance): string[] {
    const { here, owed } = this;
    return [
      ...(Object.values(balance).every((cents) => cents >= 0 && Number.isInteger(cents)) ? [] : ['is below nothing']),
      ...(balance.held === here ? [] : [`holds ${balance.held}, and ${here} cents are here`]),
      ...(balance.owed === owed ? [] : [`owes ${balance.owed} instead of ${owed} cents`]),
      ...(this.wasMissed || owed <= Math.max(0, here - this.bill) ? [] : [`owes ${owed} of what the visit costs`]),
    ];
  }

  /** What was sent to a card is out of the till already when it arrives, and in it again when it comes back. */
  private payOut(event: RefundPaid | RefundDropped | RefundSent | RefundFailed): void {
    const { type, amount } = event;
    const wasSent = 'refundId' in event && event.refundId !== undefined && type !== 'RefundSent';
    const out = {
      RefundSent: amount,
      RefundDropped: amount,
      RefundPaid: wasSent ? 0 : amount,
      RefundFailed: wasSent ? -amount : 0,
    };
    this.till -= out[type];
    this.owed -= out[type];
    if (type === 'RefundSent') this.onItsWay += amount;
    const isOver = type === 'RefundPaid' || (type === 'RefundFailed' && event.had !== 'arrived');
    if (wasSent && isOver) this.onItsWay -= amount;
  }

  private rebill({ refund, voucherBack = 0, price = nothing }: Rebilled | PartyChanged): void {
    this.lastAtDoor = 0; // whoever changes a bill has looked at what was paid
    this.price = price;
    this.ofVoucher -= voucherBack;
    this.voucherBack += voucherBack;
    this.owed = Math.min(Math.max(0, this.here - this.bill), this.owed + refund);
  }

  private get bill(): number {
    const bill = this.billFor(this.price);
    return this.isMissed ? Math.min(bill, this.here - this.owed) : bill;
  }

  private billFor(price: Bill): number {
    return Math.max(0, sumOf(price) - this.granted);
  }

  /** What is here for nothing goes back first; the rest is taken off the bill. */
  private grant({ refund, voucherBack = 0 }: RefundGranted): void {
    const forNothing = Math.max(0, this.here - this.bill - this.owed);
    const off = Math.max(0, refund + voucherBack - forNothing);
    this.granted += off;
    if (refund > 0) this.off.push(Math.max(0, off - voucherBack));
    this.ofVoucher -= voucherBack;
    this.voucherBack += voucherBack;
    this.owed += refund;
    this.lastAtDoor = 0;
  }

  private noteVisit(event: BookingEvent): void {
    if (event.type === 'BookingConfirmed' && event.paid) this.pays();
    if (event.type === 'NoShowRecorded') this.wasMissed = true;
    if (event.type === 'NoShowRecorded' || event.type === 'CheckedIn') this.isMissed = event.type !== 'CheckedIn';
    if (event.type === 'CheckedIn') this.lastAtDoor += this.pays();
    if (event.type !== 'CheckInUndone' || event.left) return;
    this.till -= this.lastAtDoor;
    this.lastAtDoor = 0;
  }

  private pays(): number {
    const missing = Math.max(0, this.bill + this.owed - this.here);
    this.till += missing;
    return missing;
  }
}
