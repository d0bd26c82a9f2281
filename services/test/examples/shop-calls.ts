import {
  cartRoutes,
  experiencesRoutes,
  membershipsRoutes,
  ordersAtDeskRoutes,
  ordersRoutes,
  productsRoutes,
  sellingRoutes,
  settingsRoutes,
  venuesRoutes,
} from '@northlight/contracts/routes';
import type { ExampleCalls } from './example-calls.js';

/** What is known of pictures is not there while none is drawn. */
export async function lookAround(calls: ExampleCalls): Promise<void> {
  const { listExperiences, listVenueExperiences, showExperience } = experiencesRoutes;
  const pictured = [listExperiences, listVenueExperiences, showExperience, venuesRoutes.listVenues];
  await calls.all([...pictured, venuesRoutes.showVenue], 'visitor', { lacks: ['pictures'] });
  await calls.one(productsRoutes.listProducts, 'visitor', { lacks: ['pictures', 'variantStock'] });
  const { listMemberships, showMembership } = membershipsRoutes;
  await calls.all([listMemberships, showMembership, settingsRoutes.showBookingPolicy], 'visitor');
}

/** A cart is kept, and orders are placed, shown, collected and cancelled. */
export async function order(calls: ExampleCalls): Promise<void> {
  await calls.one(cartRoutes.keepCart, 'maya', { body: { version: 0 } });
  await calls.all([cartRoutes.mergeCart, cartRoutes.showCart], 'maya');
  const { id: booking } = await calls.one(sellingRoutes.placeBooking, 'maya', { body: { time: '10:45' } });
  const { placeOrder, showOrder, listOrders, listOpenTickets, cancelOpenTicket, cancelOrder } = ordersRoutes;
  const first = await calls.one(placeOrder, 'maya', { body: { bookings: [{ id: booking }] } });
  await calls.one(showOrder, 'maya', { params: { id: first.id } });
  await calls.all([listOrders, listOpenTickets], 'maya');
  const { searchOrders, saveOrders, showOrderAtDesk, correctOrderCustomer, ...more } = ordersAtDeskRoutes;
  await calls.all([searchOrders, saveOrders], 'desk');
  const named = { params: { order: first.reference } };
  await calls.all([showOrderAtDesk, correctOrderCustomer, more.resendOrder, more.collectOrder], 'desk', named);
  await calls.one(cancelOpenTicket, 'maya', { params: { id: first.id, ticket: first.openTickets[0]?.id ?? '' } });
  const second = await calls.one(placeOrder, 'maya', { body: { bookings: [] } });
  await calls.one(cancelOrder, 'maya', { params: { id: second.id } });
  await chooseTime(calls);
}

async function chooseTime(calls: ExampleCalls): Promise<void> {
  const openTickets = [{ venueId: 1, experienceId: 1, numberOfTickets: 2, ticketType: 'standard' }];
  const placed = await calls.one(ordersRoutes.placeOrder, 'maya', { body: { bookings: [], openTickets } });
  await calls.one(ordersRoutes.scheduleOpenTicket, 'maya', {
    params: { id: placed.id, ticket: placed.openTickets[0]?.id ?? '' },
    body: { date: '2027-05-16', time: '10:45' },
  });
  await calls.one(ordersAtDeskRoutes.cancelOrderAtDesk, 'desk', { params: { order: placed.reference } });
}
