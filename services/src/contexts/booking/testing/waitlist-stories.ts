import { getRepositoryToken } from '@nestjs/typeorm';
import type { JoinWaitlistDto, WaitlistEntryView, WaitlistJoinedView, WaitlistOffer } from '@northlight/contracts';
import { EventTypes } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import { followerParts } from '../../../platform/event-store/follower-parts.js';
import { CancelBooking } from '../changing/features/cancel-booking/cancel-booking.handler.js';
import { HoldsProcessor } from '../jobs/holds.processor.js';
import { BookingRow } from '../persistence/booking.row.js';
import { whenSeatsComeFreeOfferThem } from '../reactions/when-seats-come-free-offer-them.js';
import { DueHolds } from '../selling/persistence/due-holds.js';
import { DueOffers } from '../waitlist/persistence/due-offers.js';
import { WaitlistRow } from '../waitlist/persistence/waitlist.row.js';
import { aRequest, type BookingHouse, saturday } from './booking-house.js';

/** Eve's request for a place for three on the list of the Jurassic Ride on Saturday at 14:30, unless said otherwise. */
export const aWaitingParty = (overrides: Partial<JoinWaitlistDto> = {}): JoinWaitlistDto => ({
  venueId: 1,
  experienceId: 1,
  date: saturday,
  time: '14:30',
  party: 3,
  customerName: 'Eve Park',
  customerEmail: 'eve@example.com',
  ...overrides,
});

/** What people do about full slots, over HTTP, and what the worker does then. */
export class WaitlistStories {
  private readonly reaction: SubscriptionFollower;
  private readonly job: HoldsProcessor;

  constructor(private readonly house: BookingHouse) {
    const { app, commands, pool, clock } = house;
    const parts = followerParts({ pool, clock, types: app.get(EventTypes, { strict: false }) });
    const { signal } = new AbortController();
    const offers = new DueOffers(app.get(getRepositoryToken(WaitlistRow), { strict: false }));
    const holds = new DueHolds(app.get(getRepositoryToken(BookingRow), { strict: false }));
    this.job = new HoldsProcessor(commands, holds, offers, clock);
    this.reaction = new SubscriptionFollower(whenSeatsComeFreeOfferThem(commands), parts, signal);
  }

  /** The worker hears of what has happened since. */
  hear(): Promise<void> {
    return this.reaction.catchUp();
  }

  /** The worker's job lets lapse what is over. */
  async letLapse(): Promise<void> {
    await this.job.process({ id: 'spec' });
  }

  /** Books out a slot by parties of these sizes. @returns the ids of their bookings */
  async sellsOut(time: string, parties: readonly number[]): Promise<string[]> {
    const ids: string[] = [];
    for (const numberOfTickets of parties) ids.push((await this.books({ time, numberOfTickets })).body.id);
    return ids;
  }

  books(overrides: Parameters<typeof aRequest>[0] = {}) {
    return this.house.post('/api/bookings', aRequest(overrides));
  }

  async cancels(bookingId: string): Promise<void> {
    const why = { by: 'staff', reason: 'a change of plans' } as const;
    await this.house.commands.execute(new CancelBooking(1, bookingId, why));
  }

  /** @param name makes the e-mail */
  async joins(name: string, overrides: Partial<JoinWaitlistDto> = {}): Promise<WaitlistJoinedView> {
    const { status, body } = await this.asksToJoin({ customerEmail: `${name}@example.com`, ...overrides });
    if (status !== 201) throw new Error(`${name} did not get on the list: ${body.code}`);
    return body;
  }

  asksToJoin(overrides: Partial<JoinWaitlistDto> = {}, headers: Record<string, string> = {}) {
    return this.house.post('/api/waitlist', aWaitingParty(overrides), headers);
  }

  async entry({ id, leaveToken }: WaitlistJoinedView): Promise<WaitlistEntryView> {
    return (await this.house.get(`/api/waitlist/${id}`, { 'Waitlist-Token': leaveToken })).body;
  }

  async leaves(id: string, token: string): Promise<number> {
    const url = `${await this.house.app.getUrl()}/api/waitlist/${id}`;
    return (await fetch(url, { method: 'DELETE', headers: { 'Waitlist-Token': token } })).status;
  }

  /** Seats of a slot that the public cannot have. */
  async taken(time: string): Promise<number> {
    const { body } = await this.house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`);
    return body.find((slot: { time: string }) => slot.time === time).bookedCount;
  }

  /** The types of what happened on the list of a slot. */
  async list(slotId: string): Promise<string[]> {
    const { rows } = await this.house.pool.query<{ type: string }>(
      'select type from log.events where ledger = 1 and stream = $1 order by version',
      [`waitlist/${slotId}`],
    );
    return rows.map(({ type }) => type);
  }
}

/** The offer as the link in a mail carries it. */
export const offerTo = ({ id, leaveToken }: WaitlistJoinedView): WaitlistOffer => ({ entryId: id, token: leaveToken });
