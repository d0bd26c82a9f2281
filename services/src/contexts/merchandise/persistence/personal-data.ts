import { type PersonalPlace, sealedPersons } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons. */
export const merchandisePersonalData: readonly PersonalPlace[] = [
  ...sealedPersons('merchandise', {
    what: 'name, e-mail and phone of an order, and where it is shipped to',
    whose: 'customer',
    why: 'to hand over what was ordered',
    kind: 'orders',
  }),
  {
    place: 'merchandise.orders',
    holds: [
      {
        ...{ columns: 'user_id', what: 'the account that ordered', whose: 'account', foundBy: 'account' },
        ...{ form: 'number', why: 'to show it to its owner', kind: 'history' },
      },
    ],
    free: { code: 'reference', state: 'status' },
  },
  {
    place: 'merchandise.carts',
    holds: [
      {
        ...{ columns: 'user_id lines merged', what: 'cart of an account', whose: 'account', foundBy: 'account' },
        ...{ form: 'plain', why: 'to go on elsewhere', kind: 'carts' },
      },
    ],
  },
  {
    place: 'merchandise.order_changes',
    holds: [
      {
        ...{ columns: 'who reason', what: 'who changed an order, and why', whose: 'staff', foundBy: 'order' },
        ...{ form: 'plain', why: 'to know who changed it', kind: 'staff' },
      },
    ],
    free: { state: 'what', technical: 'request_id' },
  },
  { place: 'merchandise.shipments', free: { state: 'state carrier', code: 'tracking_number' } },
  { place: 'merchandise.order_taxes', free: { catalog: 'state' } },
  {
    place: 'merchandise.returns',
    holds: [
      {
        ...{ columns: 'paid_by', what: 'the account that paid a return back at the desk', whose: 'staff' },
        ...{ foundBy: 'account', form: 'number', why: 'to settle a till with who worked at it', kind: 'staff' },
      },
    ],
    free: { state: 'state reason refund_by paid_with' },
  },
  {
    place: 'merchandise.desk_payments',
    holds: [
      {
        ...{ columns: 'actor', what: 'the account that took a payment at the desk', whose: 'staff' },
        ...{ foundBy: 'account', form: 'number', why: 'to settle a till with who worked at it', kind: 'staff' },
      },
    ],
    free: { state: 'paid_with' },
  },
  { place: 'merchandise.order_products', free: { catalog: 'name variant image_url' } },
  { place: 'merchandise.open_tickets', free: { state: 'ticket_type', catalog: 'terms' } },
  { place: 'merchandise.products', free: 'catalog' },
];
