import { type PersonalPlace, personKeys } from '../../../platform/privacy/personal-data.js';

const ofCustomers = { whose: 'customer', foundBy: 'email', kind: ['bookings', 'waitlist'] } as const;

/** What this room keeps of persons. */
export const bookingPersonalData: readonly PersonalPlace[] = [
  {
    place: 'booking.customers',
    holds: [
      {
        ...{ columns: 'sealed', what: 'name, e-mail and phone of a booking or a waitlist place', form: 'sealed' },
        ...{ why: 'to let guests in and write to them', ...ofCustomers },
      },
      { columns: 'email_hash', what: 'e-mail', form: 'hash', why: 'to find again who asks', ...ofCustomers },
    ],
  },
  personKeys('booking', ofCustomers),
  {
    place: 'booking.notes',
    holds: [
      {
        ...{ columns: 'sealed', what: 'notes of the staff on a booking', form: 'sealed' },
        ...{ why: 'to receive guests as they need it', ...ofCustomers, kind: 'notes' },
      },
    ],
  },
  {
    place: 'booking.desk_payments',
    holds: [
      {
        ...{ columns: 'actor', what: 'the account that took a payment at the desk', whose: 'staff' },
        ...{ foundBy: 'account', form: 'number', why: 'to settle a till with who worked at it', kind: 'staff' },
      },
    ],
    free: { state: 'paid_with' },
  },
  {
    place: 'booking.bookings',
    holds: [
      {
        ...{ columns: 'user_id', what: 'the account that booked', whose: 'account', foundBy: 'account' },
        ...{ form: 'number', why: 'to show it to its owner', kind: 'history' },
      },
    ],
    free: { code: 'reference slot_id', state: 'status ticket_type', time: 'time' },
  },
  {
    place: 'booking.call_offs',
    holds: [
      {
        ...{ columns: 'reason message', what: 'why a day was called off, and what guests were told' },
        ...{ whose: 'staff', foundBy: 'nothing', form: 'plain', why: 'to tell guests', kind: 'staff' },
      },
    ],
    free: { time: 'time' },
  },
  { place: 'booking.call_off_parties', free: { code: 'slot_id', state: 'kind outcome' } },
  { place: 'booking.ending_holds', free: { code: 'slot_id holder' } },
  {
    place: 'booking.refunds',
    holds: [
      {
        ...{ columns: 'receipt', what: 'number of the receipt or transfer of a refund', whose: 'customer' },
        ...{ foundBy: 'booking', form: 'plain', why: 'to prove what was paid back', kind: 'history' },
      },
    ],
    free: { state: 'state method failure' },
  },
  { place: 'booking.slots', free: { code: 'slot_id', time: 'time' } },
  {
    place: 'booking.waitlist',
    holds: [
      {
        ...{ columns: 'user_id', what: 'the account that waits', whose: 'account', foundBy: 'account' },
        ...{ form: 'number', why: 'to tell and forget it with the account', kind: 'history' },
      },
    ],
    free: { code: 'slot_id', state: 'status' },
  },
];
