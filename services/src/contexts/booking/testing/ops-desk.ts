import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, saturday } from './booking-house.js';

export const ops = signedIn({ id: 5, roles: ['ops'] });

/** A slot of the Jurassic Ride by its id. */
export const slotAt = (time: string, date = saturday): string => `1-1-${date}-${time.replace(':', '')}`;

/** What somebody who runs the venue does to its slots, and what visitors and the board make of it. */
export const opsDesk = (house: () => BookingHouse) => {
  const change = (what: string, body: object, headers: Record<string, string> = ops) =>
    house().post(`/api/admin/availability/${what}`, body, headers);
  return {
    change,
    changeOne: (time: string, what: string, body: object) => change(`slots/${slotAt(time)}/${what}`, body),
    book: (time: string, numberOfTickets: number) => house().post('/api/bookings', aRequest({ time, numberOfTickets })),
    onBoard: async (slotId: string): Promise<unknown> => {
      const { rows } = await house().pool.query(
        'select capacity, booked_count as booked, closed from booking.slots where slot_id = $1',
        [slotId],
      );
      return rows[0];
    },
  };
};
