import { deskAccount, orderReference, reference, timezone, venueId, visitDate } from '../../wire/example-values.js';
import type { CloseTillDto, OpenTillDto } from '../till.dto.js';
import type { TillShiftView, TillView } from '../till-views.js';

export const shiftId = '01a54c91-2b10-7d63-8e2f-5a9c0b7d4e18';

export const openTill: OpenTillDto = { venueId, float: 150 };
export const closeTill: CloseTillDto = { counted: 222.08 };

export const openShift: TillShiftView = {
  ...{ id: shiftId, userId: deskAccount, who: 'dana', openedAt: '2027-05-15T13:55:00.000Z', closedAt: null },
  ...{ float: 150, cash: 0, card: 0, voucher: 0, expected: 150, counted: null, difference: null },
};

export const closedShift: TillShiftView = {
  ...openShift,
  ...{ closedAt: '2027-05-15T22:05:00.000Z', cash: 72.08, card: 56, expected: 222.08, counted: 222.08, difference: 0 },
};

const line = { userId: deskAccount, who: 'dana' };

export const till: TillView = {
  ...{ venueId, venueName: 'Rochester Flagship', timezone, date: visitDate, own: null, shifts: [closedShift] },
  lines: [
    { ...line, at: '2027-05-15T19:02:00.000Z', what: 'order', reference: orderReference, paidWith: 'card', amount: 56 },
    { ...line, at: '2027-05-15T18:12:00.000Z', what: 'booking', reference, paidWith: 'cash', amount: 72.08 },
  ],
  ...{ cash: 72.08, card: 56, voucher: 0 },
};
