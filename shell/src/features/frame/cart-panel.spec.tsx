import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  addToCart,
  type CartItem,
  cartStore,
  clearCart,
  MemoryRouter,
  noteHold,
  openCart,
  openCartBeside,
  SiteProvider,
} from '@northlight/site-kit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartPanel } from './cart-panel.tsx';

const mug: CartItem = { id: 3, type: 'product', name: 'Mug', price: 14, quantity: 1, imageUrl: '' };
const ride: CartItem = { id: 1, type: 'experience', name: 'Ride', price: 34, quantity: 2, imageUrl: '' };
const booked: CartItem = {
  ...{ ...ride, price: 72.08, quantity: 1, dateTime: 'November 28, 2026 at 2:30 PM' },
  booked: { bookingId: 'b', reference: 'NL-8K4M2QXD', tickets: 4, manageToken: 'secret' },
};

let requests: Request[] = [];
let answers: Record<string, () => Response>;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  localStorage.clear();
  clearCart();
  requests = [];
  answers = { 'GET /api/house-rules': () => json({ bookingFeePercent: 6 }) };
  globalThis.fetch = async (path, init) => {
    const request = new Request(new URL(String(path), 'http://localhost'), init);
    requests.push(request);
    return answers[`${request.method} ${new URL(request.url).pathname}`]?.() ?? json({}, 503);
  };
});

const openWith = (...items: CartItem[]) => {
  render(
    <SiteProvider>
      <MemoryRouter>
        <CartPanel />
      </MemoryRouter>
    </SiteProvider>,
  );
  act(() => items.forEach(addToCart));
  return within(screen.getByRole('dialog', { name: 'Your Cart' }));
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const names = () => cartStore.getState().lines.map(({ name }) => name);

describe('the cart panel', () => {
  it('is empty, and leads on', () => {
    const panel = openWith(mug);
    act(clearCart);
    expect(panel.getByText('Your cart is empty')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Explore experiences' }).getAttribute('href')).toBe('/experiences');
  });

  it('shows the fee as a row of its own, the stated note, and the way to the checkout', async () => {
    const panel = openWith(mug, ride);
    expect(panel.getByText('Subtotal').nextSibling?.textContent).toBe('$82.00');
    expect((await panel.findByText(/^Booking fee \(6%\)/)).nextSibling?.textContent).toBe('$4.08');
    expect(panel.getByText('Shipping & taxes calculated at checkout')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
  });

  it('counts up and down, not below one', async () => {
    openWith(mug);
    const steps = within(screen.getByRole('group', { name: 'Quantity of Mug' }));
    expect(steps.getByRole<HTMLButtonElement>('button', { name: 'One fewer' }).disabled).toBe(true);
    await userEvent.click(steps.getByRole('button', { name: 'One more' }));
    expect(screen.getByText('$14.00 each')).toBeTruthy();
    await userEvent.click(steps.getByRole('button', { name: 'One fewer' }));
    expect(cartStore.getState().lines).toMatchObject([{ quantity: 1 }]);
  });

  it('takes one line out, and keeps the focus', async () => {
    openWith(mug, ride);
    await press('Remove Mug');
    expect(names()).toEqual(['Ride']);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('is cleared after a question', async () => {
    openWith(mug, booked);
    await press('Clear cart');
    const question = within(screen.getByRole('alertdialog', { name: 'Clear your cart?' }));
    expect(question.getByText(/All 2 items will be removed\. You keep your booking\./)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Clear cart' }));
    expect(names()).toEqual([]);
  });

  it('says what has changed, and settles it with one press', async () => {
    answers['GET /api/products'] = () => json([{ id: 3, price: 15, inventory: 9, category: 'Accessories' }]);
    const panel = openWith(mug);
    expect(await panel.findByText('The price is now $15.00. It was $14.00.')).toBeTruthy();
    await press('Use the new price: Mug');
    expect(cartStore.getState().lines).toMatchObject([{ price: 15 }]);
    expect(panel.queryByText(/^The price is/)).toBeNull();
  });
});

describe('booked seats in the panel', () => {
  it('are one unit whose number is changed in the booking', () => {
    const panel = openWith(booked);
    expect(panel.getByText('4 tickets – change in the booking')).toBeTruthy();
    expect(panel.getByText('Booked · 4 tickets')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Quantity of Ride' }).textContent).toBe('4');
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true);
  });

  it('say until when they are held', () => {
    const heldUntil = new Date(2026, 10, 28, 15, 45).getTime();
    const panel = openWith({ ...booked, booked: { ...booked.booked, heldUntil } as CartItem['booked'] });
    expect(panel.getByText('Held until 3:45 PM · 4 tickets')).toBeTruthy();
    act(() => noteHold('b', undefined));
    expect(panel.getByText('Booked · 4 tickets')).toBeTruthy();
  });

  it('are shown beside the page that they belong to, until the cart is opened otherwise', () => {
    openWith(booked);
    act(openCartBeside);
    expect(screen.getByRole('dialog').dataset.beside).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear cart' })).toBeNull();
    act(openCart);
    expect(screen.getByRole('dialog').dataset.beside).toBeUndefined();
  });

  it('leave the page that they are beside to be used, and go with Esc from there', async () => {
    openWith(booked);
    act(openCartBeside);
    expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBeNull();
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('{Escape}');
    expect(cartStore.getState().isOpen).toBe(false);
    act(openCart);
    expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
  });

  it('leave the cart and stay booked', async () => {
    openWith(booked);
    await press('Remove Ride');
    expect(names()).toEqual(['Ride']);
    await press('Keep booking');
    expect(names()).toEqual([]);
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('are given back, once, by what opens their booking', async () => {
    answers['POST /api/bookings/b/cancel'] = () => json({ id: 'b', status: 'cancelled', paid: 0, refund: 0 });
    openWith(booked);
    await press('Remove Ride');
    await press('Cancel booking');
    await waitFor(() => expect(names()).toEqual([]));
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ headers }) => headers.get('booking-token'))).toEqual(['secret']);
    expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('stay in the cart when they cannot be given back, with the reason', async () => {
    const message = 'Changes end 24 hours before the start.';
    answers['POST /api/bookings/b/cancel'] = () => json({ code: 'BOOKING_LOCKED', message }, 409);
    openWith(booked);
    await press('Remove Ride');
    await press('Cancel booking');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(names()).toEqual(['Ride']);
  });
});
