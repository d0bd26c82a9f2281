import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  printPackingSlips:
    '{slips, plural, =0 {Print packing slips} one {Print # packing slip} other {Print # packing slips}}',
  selectAll: '{orders, plural, one {Select the order} other {Select all # orders}}',
  selectNone: 'Select none',
  selected: '{orders, plural, =0 {Nothing selected.} one {# order selected.} other {# orders selected.}}',
  select: 'Select',
  selectOf: 'Select {reference}',
  packingSlip: 'Packing slip',
  shipTo: 'Ship to',
  addressErased: 'Address erased',
  orderedBy: 'Ordered by',
  nameErased: 'Name erased',
  orderedOn: 'Ordered on',
  quantity: 'Quantity',
  item: 'Item',
  thankYou: 'Thank you for your order. Unworn items can be returned within 30 days of delivery.',
});
