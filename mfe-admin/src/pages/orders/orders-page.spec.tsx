import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';
import { annsOrder } from '../../testing/orders.ts';

const list = 'GET /api/admin/orders';
const page = (...items: readonly object[]) => answer({ items, nextCursor: null });

beforeEach(cleanup);

describe('the orders of the shop', () => {
  it('that wait come first, with who they are for and what is in them', async () => {
    const requests = openAdmin('/admin/orders', { [list]: () => page(annsOrder) });
    const link = await screen.findByRole('link', { name: 'NO-4T7W9KXB' });
    expect(link.getAttribute('href')).toBe('/admin/orders/NO-4T7W9KXB');
    const row = link.closest('tr')?.textContent;
    for (const text of ['Ann Lee', 'ann@example.com', 'Flagship Tee, Small', '1 booking', '$128.08', 'Reserved'])
      expect(row).toContain(text);
    expect(requests).toContain('GET /api/admin/orders ?status=reserved&limit=50');
  });

  it('say what is in them besides merchandise', async () => {
    const order = { ...annsOrder, products: [], bookings: [], openTickets: [{}, {}], giftCards: [{}] };
    openAdmin('/admin/orders', { [list]: () => page(order) });
    const row = (await screen.findByRole('link', { name: 'NO-4T7W9KXB' })).closest('tr')?.textContent;
    expect(row).toContain('2 visits without a time yet');
    expect(row).toContain('1 gift card');
  });

  it('are chosen by state and searched, in the address, and saved as the same choice', async () => {
    const requests = openAdmin('/admin/orders?tab=collected', { [list]: () => page(annsOrder) });
    await userEvent.type(await screen.findByLabelText('Find an order'), 'ann lee{Enter}');
    await screen.findByRole('link', { name: 'NO-4T7W9KXB' });
    expect(requests.at(-1)).toBe('GET /api/admin/orders ?q=ann+lee&status=collected&limit=50');
    expect(location.search).toBe('?tab=collected&search=ann+lee');
    expect(screen.getByRole('link', { name: 'Save as CSV' }).getAttribute('href')).toBe(
      '/api/admin/orders.csv?q=ann+lee&status=collected',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    expect(requests.at(-1)).toBe('GET /api/admin/orders ?q=ann+lee&limit=50');
  });

  it('that wait to be packed have their slips printed in one go, each on a page', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const address = { name: 'Ann Lee', line1: '12 Elm Street', city: 'Buffalo', state: 'NY', zip: '14202' } as const;
    const none = { carrier: null, trackingNumber: null, trackingUrl: null, shippedAt: null, deliveredAt: null };
    const first = { ...annsOrder, shipment: { state: 'to_pack', address, ...none } };
    const second = { ...first, id: 'b', reference: 'NO-BBBBBBBB' };
    openAdmin('/admin/orders?tab=to_pack', { [list]: () => page(first, second) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select NO-BBBBBBBB' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 2 orders' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print 2 packing slips' }));
    expect(print).toHaveBeenCalledTimes(1);
    const slips = [...document.querySelectorAll('[data-packing-slips] section')].map((slip) => slip.textContent);
    expect(slips).toHaveLength(2);
    for (const text of ['NO-4T7W9KXB', 'Ann Lee, 12 Elm Street, Buffalo, NY 14202', '2Flagship Tee, Small'])
      expect(slips[0]).toContain(text);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-packing-slips]')).toBeNull());
  });

  it('go on page by page, and back', async () => {
    const bob = { ...annsOrder, id: 'b', reference: 'NO-BBBBBBBB' };
    openAdmin('/admin/orders', {
      [list]: (query) => (query.get('cursor') ? page(bob) : answer({ items: [annsOrder], nextCursor: 'more' })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('link', { name: 'NO-BBBBBBBB' });
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByRole('link', { name: 'NO-4T7W9KXB' });
  });

  it('say so where there are none, none fits, or older ones were not looked through yet', async () => {
    openAdmin('/admin/orders', {
      [list]: (query) => (query.get('q') ? answer({ items: [], nextCursor: 'more' }) : page()),
    });
    await screen.findByText('No orders to pick up');
    await userEvent.type(screen.getByLabelText('Find an order'), 'quill{Enter}');
    await screen.findByText('Not in the latest 1,000 orders');
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('may be asked for again when the server is away', async () => {
    let isAway = true;
    openAdmin('/admin/orders', { [list]: () => (isAway ? answer({ message: 'Busy.' }, 503) : page(annsOrder)) });
    await screen.findByText('Couldn’t load orders.');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: 'NO-4T7W9KXB' });
  });
});
