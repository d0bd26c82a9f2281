import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '@northlight/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';
import { anOrder, anOrderedProduct } from '../../testing/order-builders.ts';
import { answer, TestApi } from '../../testing/test-api.ts';

startAfresh();
const { token, ...order } = anOrder();
const path = `/api/orders/${order.id}`;
let api: TestApi;
const trackingUrl = 'https://www.ups.com/track?tracknum=1Z999AA10123456784';
const shipped: Partial<OrderView> = {
  ...{ status: 'shipped', canCancel: false, collectAt: null, collectBy: null, bookings: [] },
  products: [anOrderedProduct({ quantity: 2, total: 56 })],
  shipment: {
    ...{ state: 'shipped', carrier: 'ups', trackingNumber: '1Z999AA10123456784', trackingUrl },
    ...{ shippedAt: '2026-11-21T15:00:00.000Z', deliveredAt: null },
    address: { name: 'Ann Lee', line1: '12 Elm Street', city: 'Buffalo', state: 'NY', zip: '14202' },
  },
  returnable: [{ line: 0, quantity: 2 }],
};

const open = (more: Partial<OrderView> = {}) => {
  api.on(`GET ${path}`, () => answer({ ...order, ...shipped, ...more }));
  openFront(`/order/${order.id}#${token}`, api);
};

beforeEach(() => {
  api = new TestApi();
});

describe('an order that is shipped', () => {
  it('says where its package is, and leads to the page of the carrier', async () => {
    open();
    expect(await screen.findByText('Your items are on their way.')).toBeTruthy();
    expect(screen.getByText('Buffalo, NY 14202')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Track your package' }).getAttribute('href')).toBe(trackingUrl);
    expect(screen.queryByRole('button', { name: 'Cancel items' })).toBeNull();
  });

  it('says that it is being packed until then', async () => {
    const shipment = { ...shipped.shipment, state: 'to_pack', carrier: null, trackingUrl: null, trackingNumber: null };
    open({ status: 'reserved', returnable: [], shipment: shipment as OrderView['shipment'] & object });
    expect(await screen.findByRole('heading', { name: 'Getting ready to ship' })).toBeTruthy();
    expect(screen.getByText(/We’ll email you a tracking number/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Track your package' })).toBeNull();
  });

  it('says which package has what, where there are several', async () => {
    const { address, ...gone } = shipped.shipment as OrderView['shipment'] & object;
    const parcels = [
      { ...gone, parcel: 2, lines: [{ line: 0, quantity: 1 }] },
      {
        ...gone,
        parcel: 1,
        state: 'to_pack' as const,
        carrier: null,
        trackingNumber: null,
        trackingUrl: null,
        shippedAt: null,
        lines: [{ line: 0, quantity: 1 }],
      },
    ];
    open({ shipment: { ...gone, carrier: null, trackingNumber: null, trackingUrl: null, address, parcels } });
    expect(await screen.findByText('Package 1 of 2: on its way')).toBeTruthy();
    expect(screen.getByText('Package 2 of 2: getting ready to ship')).toBeTruthy();
    expect(screen.getByText('Some of your items are on their way. We’ll email you when the rest is.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Partly on its way' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Track your package' })).toHaveLength(1);
  });
});

describe('items that may be returned', () => {
  it('are, with how many of them and why', async () => {
    api.on(`POST ${path}/returns`, () => answer({ id: 'r' }, 201));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Return items' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return items' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Request return' }));
    expect(dialog.getByText('Please choose at least one item')).toBeTruthy();
    expect(dialog.getByText('Please select a reason')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /^More/ }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'wrong_size');
    await userEvent.click(dialog.getByRole('button', { name: 'Request return' }));
    const [sent] = api.requestsTo(`POST ${path}/returns`);
    expect(sent).toMatchObject({ token, body: { lines: [{ line: 0, quantity: 1 }], reason: 'wrong_size' } });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Return items' })).toBeNull());
  });

  it('say what became of their money', async () => {
    const one = {
      ...{ id: 'r', reason: 'wrong_size' as const, requestedAt: '2026-11-25T15:00:00.000Z', refund: 30.24 },
      ...{ receivedAt: '2026-11-28T15:00:00.000Z', refundedAt: null, lines: [{ line: 0, quantity: 1, received: 1 }] },
    } as const;
    open({ returns: [{ ...one, state: 'refunding' }], returnable: [] });
    expect(await screen.findByText('$30.24 on its way back to your card')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Return items' })).toBeNull();
  });
});
