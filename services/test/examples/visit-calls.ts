import { expect } from '@jest/globals';
import {
  availabilityRoutes,
  changingRoutes,
  doorRoutes,
  historyRoutes,
  planningRoutes,
  refundsRoutes,
  sellingRoutes,
  visitsRoutes,
  waitlistRoutes,
} from '@northlight/contracts/routes';
import type { ExampleCalls } from './example-calls.js';
import { review } from './review-calls.js';

/** Slots are planned, opened, changed and shown. */
export async function planSlots(calls: ExampleCalls): Promise<void> {
  const { previewSlots, openSlots, openSlot, resizeSlot, closeSlot, reopenSlot, resizeSlots, ...more } = planningRoutes;
  const days = { from: '2027-05-15', to: '2027-05-16' };
  await calls.one(previewSlots, 'ops', { query: days });
  await calls.one(openSlots, 'ops', { body: days });
  await calls.all([openSlot, closeSlot, reopenSlot, more.closeSlots, more.reopenSlots, resizeSlot], 'ops');
  await calls.one(resizeSlots, 'ops', { lacks: ['code', 'message'] });
  await calls.all([more.showAvailability, more.showStanding], 'ops');
  const { findSlots, findDays, findWeekdays } = availabilityRoutes;
  await calls.all([findSlots, findDays, findWeekdays], 'visitor');
}

/** Seats are booked, changed, visited and partly paid back. */
export async function visit(calls: ExampleCalls): Promise<void> {
  await calls.one(sellingRoutes.quoteBooking, 'maya', { lacks: ['planPercent'] });
  const { id, reference } = await calls.one(sellingRoutes.placeBooking, 'maya');
  const own = { params: { id } };
  await calls.all([sellingRoutes.extendHold, sellingRoutes.confirmBooking], 'maya', own);
  await calls.all([visitsRoutes.showBooking, visitsRoutes.showTicket, visitsRoutes.showCalendar], 'maya', own);
  await calls.all([visitsRoutes.listBookings, visitsRoutes.lookupBookings], 'maya');
  await calls.all([changingRoutes.changeParty, changingRoutes.moveBooking], 'maya', own);
  await atTheDesk(calls, reference);
  await review(calls, own);
}

async function atTheDesk(calls: ExampleCalls, booking: string): Promise<void> {
  const named = { params: { booking } };
  const { changePartyAtDesk, moveBookingAtDesk, correctCustomer, resendLinks } = changingRoutes;
  await calls.one(changePartyAtDesk, 'desk', { ...named, body: { numberOfTickets: 2 } });
  await calls.all([moveBookingAtDesk, correctCustomer, resendLinks], 'desk', named);
  const { writeNote, listNotes, removeNote, searchBookings, showManifest, saveManifest, checkIn, ...more } = doorRoutes;
  const { id: note } = await calls.one(writeNote, 'desk', named);
  await calls.one(listNotes, 'desk', named);
  await calls.one(searchBookings, 'desk', { query: { search: 'lindquist' } });
  const day = { date: '2027-05-16' };
  await calls.all([showManifest, saveManifest], 'desk', { query: day, lacks: ['inside'] });
  await calls.one(checkIn, 'desk', { ...named, body: { anyway: true } });
  await calls.one(more.undoCheckIn, 'desk', named);
  await calls.one(checkIn, 'desk', { ...named, body: { anyway: true, count: undefined, paid: true } });
  await calls.one(removeNote, 'desk', { params: { booking, note } });
  await calls.one(more.showDayBoard, 'admin');
  await payBack(calls, booking);
  const { showBookingState, showBookingHistory, showSlotState, showSlotHistory } = historyRoutes;
  const now = { at: '2027-05-05T15:00:00Z' };
  await calls.one(showBookingState, 'desk', { ...named, query: now });
  await calls.one(showSlotState, 'desk', { query: now });
  await calls.one(showBookingHistory, 'desk', named);
  await calls.one(showSlotHistory, 'desk');
}

async function payBack(calls: ExampleCalls, booking: string): Promise<void> {
  const named = { params: { booking } };
  const { grantRefund, listRefunds, failRefund, payRefund, withdrawRefund } = refundsRoutes;
  await calls.one(grantRefund, 'admin', named);
  await calls.one(listRefunds, 'desk');
  await calls.all([failRefund, payRefund, grantRefund], 'admin', named);
  expect((await calls.one(withdrawRefund, 'admin', named)).owed).toBe(0);
}

/** Bookings are cancelled, a party waits, and a time is called off. */
export async function comeToNothing(calls: ExampleCalls): Promise<void> {
  const { id } = await calls.one(sellingRoutes.placeBooking, 'maya');
  await calls.one(changingRoutes.cancelBooking, 'maya', { params: { id } });
  const { reference } = await calls.one(sellingRoutes.sellAtDesk, 'desk', { body: { checkIn: false } });
  await calls.one(changingRoutes.cancelBookingAtDesk, 'desk', { params: { booking: reference } });
  const { resizeSlot, previewCallOff, startCallOff, listCallOffs, closeFreeSlots } = planningRoutes;
  await calls.one(resizeSlot, 'ops', { params: { slotId: '1-1-2027-05-15-1345' }, body: { capacity: 2 } });
  await calls.one(sellingRoutes.placeBooking, 'eve', { body: { time: '13:45', customerEmail: 'eve@example.com' } });
  await calls.one(waitlistRoutes.joinWaitlist, 'visitor');
  await calls.one(sellingRoutes.placeBooking, 'maya');
  await calls.all([previewCallOff, startCallOff, listCallOffs, closeFreeSlots], 'ops');
}
