import { IsIn, IsInt, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsEntityId } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { OneLine } from '../one-line.js';
import type { GuestPassPart } from '../passes/guest-pass-views.js';
import { IsPromoCode } from '../promotions/promotion.dto.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { IsVoucherCode } from '../voucher/voucher.dto.js';
import { IsCustomerEmail, IsCustomerName, IsCustomerPhone } from './customer-rules.js';
import { IsWaitlistOffer } from './is-waitlist-offer.js';
import { IsSlotTime } from './slot-time.js';
import { type BookingStatus, type TicketType, ticketLimits, ticketTypes } from './ticket-types.js';
import type { WaitlistOffer } from './waitlist-offer.js';

/** More than twenty visits can cost. */
const largestAmount = 1_000_000;

const guestPassCount = { message: 'Please choose a whole number of guest passes' };
const ticketCount = { message: 'Please choose between 1 and 20 tickets' };

/** Which tickets of which experience. */
export class TicketChoiceDto {
  @IsEntityId({ message: 'Please select an experience' })
  readonly experienceId!: number;

  @Min(ticketLimits.min, ticketCount)
  @Max(ticketLimits.max, ticketCount)
  @IsInt(ticketCount)
  readonly numberOfTickets!: number;

  @IsIn(ticketTypes, { message: 'Please select a ticket type' })
  readonly ticketType!: TicketType;
}

/** Which tickets, and what pays for them. */
export class QuoteBookingDto extends TicketChoiceDto {
  /** The code of a gift voucher that pays what it can; empty or left out where none does. */
  @IsVoucherCode()
  readonly voucherCode?: string;

  /** A promo code that takes something off; not together with a gift voucher. */
  @IsPromoCode()
  readonly promoCode?: string;

  /** Guests who come in with a guest pass of the customer's plan: fewer than the tickets. */
  @IsOptional()
  @Min(0, guestPassCount)
  @Max(ticketLimits.max - 1, guestPassCount)
  @IsInt(guestPassCount)
  readonly guestPasses?: number;
}

const taken = { message: 'Please send the gift voucher amount as a number' };

/** POST /api/bookings/quote: what a choice of tickets costs, before anything is held. */
export class QuoteVisitDto extends QuoteBookingDto {
  /** Dollars that visits which are booked before this one will take of the same gift voucher or promo code. */
  @IsOptional()
  @Min(0, taken)
  @Max(largestAmount, taken)
  @IsDecimal(2, taken)
  readonly voucherTaken?: number;

  /** Where: its state may tax admission. Left out, that is not known yet. */
  @IsOptional()
  @IsInt({ message: 'Please select a venue' })
  readonly venueId?: number;

  /** Whom the staff book for: their own plan counts where this is their own e-mail. Others need not say it. */
  @IsOptional()
  @OneLine({ message: 'Please enter a valid email' })
  @MaxLength(254, { message: 'Please enter a valid email' })
  @IsString({ message: 'Please enter a valid email' })
  readonly customerEmail?: string;
}

/** POST /api/bookings: the booking payload (§3), its rules and their wording (§5). */
export class PlaceBookingDto extends QuoteBookingDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  @IsSlotTime()
  readonly time!: string;

  @IsCustomerName()
  readonly customerName!: string;

  @IsCustomerEmail()
  readonly customerEmail!: string;

  /** An empty text means that none was given. */
  @IsCustomerPhone()
  readonly customerPhone?: string;

  /** Advisory, in dollars: the server's price always wins (decisions.md 1.1). */
  @IsOptional()
  @IsNumber({}, { message: 'Please send the total price as a number' })
  readonly totalPrice?: number;

  /** Takes the seats that the waitlist holds for this customer; without it, seats that everybody sees. */
  @IsOptional()
  @IsWaitlistOffer({ message: 'Please open the link in your email again' })
  readonly offer?: WaitlistOffer;
}

/** What a gift voucher pays, in dollars; not there where none does. */
export interface VoucherPart {
  /** Taken off the subtotal, before the fee. */
  readonly voucher?: number;
  /** What is left on the voucher then. */
  readonly voucherLeft?: number;
}

/** What a promo code takes off, in dollars, in place of every other discount; not there where none does. */
export interface PromoPart {
  readonly promo?: number;
}

/** What the plan of a signed-in account makes of member tickets; not there where none does. */
export interface PlanPart {
  /** Percent off. The plan was looked up, so that no card is checked at the door. */
  readonly planPercent?: number;
}

/** What a choice of tickets costs, in dollars; the rows add up to the cent (decisions.md 4). */
export interface BookingQuote extends VoucherPart, PlanPart, PromoPart, GuestPassPart {
  readonly ticketType: TicketType;
  readonly numberOfTickets: number;
  readonly ticketPrice: number;
  readonly gross: number;
  readonly discount: number;
  readonly subtotal: number;
  readonly bookingFee: number;
  readonly bookingFeePercent: number;
  /** On all of the above; not there where nothing is taxed. */
  readonly tax?: number;
  readonly totalPrice: number;
}

/** The 201 answer of POST /api/bookings: the payload, and what the server made of it (decisions.md G29). */
export interface BookingPlacedView extends VoucherPart, PlanPart, PromoPart, GuestPassPart {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  /** ISO instant at which an unconfirmed booking gives its seats back; null where bookings do not lapse. */
  readonly holdExpiresAt: string | null;
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly numberOfTickets: number;
  readonly ticketType: TicketType;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone?: string;
  readonly subtotal: number;
  readonly bookingFee: number;
  readonly tax?: number;
  readonly totalPrice: number;
  /** True when the client's totalPrice was not the server's. */
  readonly priceAdjusted: boolean;
  /** Opens this booking to whoever holds it, for visitors without an account. */
  readonly manageToken: string;
}
