import { type PersonalPlace, sealedPersons } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons. */
export const vouchersPersonalData: readonly PersonalPlace[] = [
  ...sealedPersons('vouchers', {
    what: 'name and e-mail of the recipient of a gift voucher, its message and its code',
    whose: 'recipient',
    why: 'to send the voucher, again if need be',
    kind: 'vouchers',
  }),
  {
    place: 'vouchers.vouchers',
    holds: [
      {
        ...{ columns: 'issued_by', what: 'the account that issued it', whose: 'staff', foundBy: 'account' },
        ...{ form: 'number', why: 'to know who issued it', kind: 'staff' },
      },
      {
        ...{ columns: 'revoked_for', what: 'why it was revoked', whose: 'staff', foundBy: 'voucher', form: 'plain' },
        ...{ why: 'to know why', kind: 'staff' },
      },
    ],
    free: { code: 'code_hash code_end' },
  },
  { place: 'vouchers.gift_cards', free: { state: 'design state' } },
  { place: 'vouchers.spendings', free: { code: 'reference' } },
];
