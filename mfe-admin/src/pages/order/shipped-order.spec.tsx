import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OneDeskOrderView, ShipmentView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';
import { oneOrder } from '../../testing/orders.ts';

const path = '/api/admin/orders/NO-4T7W9KXB';
const details = `GET ${path}`;
const shipment = (more: Partial<ShipmentView> = {}): ShipmentView => ({
  ...{ state: 'to_pack', carrier: null, trackingNumber: null, trackingUrl: null, shippedAt: null, deliveredAt: null },
  address: { name: 'Ann Lee', line1: '12 Elm Street', city: 'Buffalo', state: 'NY', zip: '14202' },
  ...more,
});
const open = (answers: Parameters<typeof openAdmin>[1], order: Partial<OneDeskOrderView>) =>
  openAdmin('/admin/orders/NO-4T7W9KXB', {
    [details]: () => answer(oneOrder({ collectAt: null, collectBy: null, ...order })),
    ...answers,
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(cleanup);

describe('an order that is shipped', () => {
  it('says where it goes, and is packed', async () => {
    const requests = open({ [`POST ${path}/pack`]: () => answer({ state: 'packed' }) }, { shipment: shipment() });
    expect(await screen.findByText('Ann Lee, 12 Elm Street, Buffalo, NY 14202')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as picked up' })).toBeNull();
    await press('Mark as packed');
    await waitFor(() => expect(requests.some((one) => one.startsWith(`POST ${path}/pack`))).toBe(true));
  });

  it('is shipped with its carrier and number', async () => {
    const requests = open(
      { [`POST ${path}/ship`]: () => answer({ state: 'shipped' }) },
      { shipment: shipment({ state: 'packed' }) },
    );
    await press('Mark as shipped');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as shipped' }));
    await userEvent.selectOptions(dialog.getByLabelText('Carrier'), 'UPS');
    await userEvent.type(dialog.getByLabelText(/^Tracking number/), '1Z999AA10123456784');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toContain(`POST ${path}/ship {"carrier":"ups","trackingNumber":"1Z999AA10123456784"}`);
  });

  it('may be packed in parts, and each package has its own next step', async () => {
    const [tee] = oneOrder().products;
    const lines = [{ line: 0, quantity: 1 }];
    const rest = { parcel: 1, ...shipment(), lines };
    const sent = { carrier: 'ups', trackingNumber: '1Z999AA1', trackingUrl: 'https://www.ups.com/1Z' } as const;
    const gone = { ...rest, parcel: 2, state: 'shipped', ...sent, shippedAt: '2026-11-25T15:00:00.000Z' } as const;
    const requests = open(
      {
        [`POST ${path}/pack`]: () => answer({ state: 'packed' }),
        [`POST ${path}/deliver`]: () => answer({ state: 'delivered' }),
      },
      {
        status: 'shipped',
        products: tee ? [{ ...tee, quantity: 3 }] : [],
        shipment: shipment({ state: 'shipped', parcels: [gone, { ...rest, lines: [{ line: 0, quantity: 2 }] }] }),
      },
    );
    expect(await screen.findByRole('region', { name: 'Package 1 of 2' })).toBeTruthy();
    await press('Mark as delivered');
    await waitFor(() => expect(requests).toContain(`POST ${path}/deliver {"parcel":2}`));
    await press('Pack some items');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pack some items' }));
    await userEvent.click(dialog.getByRole('button', { name: /^More/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pack these items' }));
    await waitFor(() => expect(requests).toContain(`POST ${path}/pack {"lines":[{"line":0,"quantity":1}]}`));
  });
});

describe('a return', () => {
  const returned = {
    ...{ id: 'r', reason: 'wrong_size' as const, requestedAt: '2026-11-25T15:00:00.000Z', refund: 0 },
    ...{ receivedAt: null, refundedAt: null, lines: [{ line: 0, quantity: 2, received: null }] },
  };

  it('is taken in with what of it arrived, and what is for sale again', async () => {
    const requests = open(
      { [`POST ${path}/returns/r/receive`]: () => answer({ ...returned, state: 'due_at_venue' }) },
      { status: 'collected', returns: [{ ...returned, state: 'requested' }] },
    );
    await press('Mark as received');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as received' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Fewer/ }));
    await userEvent.click(dialog.getByLabelText('Back on sale: Flagship Tee, Small'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as received' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toContain(`POST ${path}/returns/r/receive {"lines":[{"line":0,"quantity":1,"restock":false}]}`);
  });

  it('is paid back in cash where it was paid at the venue', async () => {
    const requests = open(
      { [`POST ${path}/returns/r/pay-back`]: () => answer({ ...returned, state: 'refunded' }) },
      { status: 'collected', returns: [{ ...returned, refund: 30.24, state: 'due_at_venue' }] },
    );
    await press('Pay back $30.24');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay back $30.24' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay back $30.24' }));
    await waitFor(() => expect(requests).toContain(`POST ${path}/returns/r/pay-back {"paidWith":"cash"}`));
  });
});
