import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RequestKey } from '@northlight/event-store';
import { Repository } from 'typeorm';
import { Settings } from '../../../platform/config/settings.js';
import { isStaff, type Principal } from '../../../platform/http/access.js';
import { requestKeyOf } from '../../../platform/idempotency/request-key.js';
import type { Visitor } from '../../../platform/kernel/limit.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { actsWithPowers } from '../../../platform/observability/request-context.js';
import { BookingRow } from './booking.row.js';
import { ManageLinks } from './manage-links.js';

/** A booking that somebody asks for, and what shows that they may. */
export interface BookingRequest {
  readonly bookingId: string;
  readonly user?: Principal | undefined;
  /** The manage token, as the header Booking-Token brought it. */
  readonly token?: string | undefined;
  /** The Idempotency-Key, for a command. */
  readonly key?: string | undefined;
  /** Where the request comes from. */
  readonly address?: string | undefined;
}

/** What somebody wants done with a booking: the command's name, and all that its answer depends on. */
export interface ManageRequest {
  readonly command: string;
  readonly body?: object;
}

/** A booking found for somebody who may manage it, as a command needs it. */
export interface ManagedBooking {
  readonly venueId: number;
  readonly bookingId: string;
  readonly reference: string;
  /** Makes the wish repeatable, where its sender gave a key (docs/adr/0010). */
  readonly request: RequestKey | undefined;
  /** Who asks, where it is none of the staff: what they take and change is counted. */
  readonly visitor?: Visitor | undefined;
}

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Finds a booking for whoever may manage it: its owner, the staff, and the holder of its manage token. A booking that
 * is not theirs looks to everybody else like one that does not exist (reliability.md rows 46 and 47).
 */
@Injectable()
export class ManagedBookings {
  constructor(
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly settings: Settings,
    private readonly links: ManageLinks,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_LINK_REPLACED */
  async find(request: BookingRequest): Promise<BookingRow> {
    const row = await this.rowOf(request);
    const link = await this.holdBy(row, request);
    if (link === 'good') return row;
    if (!isStaff(request.user)) throw new Refusal(refusalFor[link]);
    actsWithPowers();
    return row;
  }

  /** The same for what only its holder may do: the staff find it as little as strangers do. @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_LINK_REPLACED */
  async findForHolder(request: BookingRequest): Promise<BookingRow> {
    const row = await this.rowOf(request);
    const link = await this.holdBy(row, request);
    if (link !== 'good') throw new Refusal(refusalFor[link]);
    return row;
  }

  /**
   * The same, for a command. Its keys are those of the booking: strangers who choose the same key never meet, and an
   * owner may repeat with the token what was begun signed in.
   * @throws {Refusal} BOOKING_NOT_FOUND, IDEMPOTENCY_KEY_MALFORMED
   */
  async findFor(request: ManageRequest, requested: BookingRequest): Promise<ManagedBooking> {
    const row = await this.find(requested);
    const { venueId, id: bookingId, reference } = row;
    const visitor = isStaff(requested.user) ? undefined : { address: requested.address };
    return { venueId, bookingId, reference, request: this.requestOf(row, requested.key, request), visitor };
  }

  /** What makes a wish repeatable, for a command that needs the whole row. @throws {Refusal} IDEMPOTENCY_KEY_MALFORMED */
  requestOf({ id }: BookingRow, key: string | undefined, { command, body }: ManageRequest): RequestKey | undefined {
    return requestKeyOf(key, { scope: `booking:${id}`, body: { ...body, command }, secrets: this.settings });
  }

  private async rowOf({ bookingId }: BookingRequest): Promise<BookingRow> {
    const id = bookingId.toLowerCase();
    const row = uuid.test(id) ? await this.rows.findOneBy({ id }) : null;
    if (!row) throw new Refusal('BOOKING_NOT_FOUND');
    return row;
  }

  private async holdBy(row: BookingRow, { user, token }: BookingRequest): Promise<'good' | 'replaced' | 'wrong'> {
    return user && user.id === row.userId ? 'good' : this.linkOf(row.id, token);
  }

  private async linkOf(id: string, token: string | undefined): Promise<'good' | 'replaced' | 'wrong'> {
    // guard: a booking is managed by whoever holds its token
    return token === undefined ? 'wrong' : this.links.check(id, token);
  }
}

/** What whoever shows no good link hears. */
const refusalFor = { replaced: 'BOOKING_LINK_REPLACED', wrong: 'BOOKING_NOT_FOUND' } as const;
