import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  accountCartKey,
  addToCart,
  beforeLogout,
  type CartLine,
  cartKey,
  cartStore,
  changeCart,
  leaveCart,
  removeFromCart,
  setCartQuantity,
} from '@northlight/site-kit';
import { SiteServer } from '../testing/browser.ts';
import { keepInStep } from './keep-in-step.ts';

const mug: CartLine = { lineId: 'm', id: 3, type: 'product', name: 'Mug', price: 14, quantity: 1, imageUrl: '/m.jpg' };
const bowl: CartLine = { ...mug, lineId: 'b', id: 4, name: 'Bowl' };
const seats: CartLine = {
  ...{ ...mug, lineId: 's', type: 'experience', name: 'Ride' },
  booked: { bookingId: 'b-1', reference: 'NL-8K4M2QXD', tickets: 4, fee: 8.16 },
};
const withToken: CartLine = {
  ...seats,
  booked: { bookingId: 'b-1', reference: 'NL-8K4M2QXD', tickets: 4, fee: 8.16, manageToken: 'secret' },
};

let server: SiteServer;
let end = () => {};
beforeAll(async () => {
  server = await SiteServer.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  localStorage.clear();
  changeCart(() => []);
  server.requests.length = 0;
});
afterEach(() => end());

const merges = (version: number, ...lines: CartLine[]) => ({
  'POST /api/cart/merge': { status: 200, body: { version, lines } },
});
const keeps = (version: number) => ({ 'PUT /api/cart': { status: 200, body: { version, lines: [] } } });
const hasMoved = (version: number, ...lines: CartLine[]) => ({
  'PUT /api/cart': { status: 409, body: { code: 'CART_MOVED', message: 'Moved' } },
  'GET /api/cart': { status: 200, body: { version, lines } },
});

/** Everything that is to be sent is sent, as before a logout. */
const settle = () => Promise.all([...beforeLogout].map((send) => send()));
const signIn = (userId = 1) => {
  end = keepInStep(userId);
  return settle();
};
const requested = () => server.requests.map(({ line }) => line);
const lastSaid = () => JSON.parse(server.requests.at(-1)?.body ?? 'null');
const lines = () => cartStore.getState().lines;
const texts = () => lines().map(({ name, quantity }) => `${name} ${quantity}`);

describe('a cart whose owner signs in', () => {
  it('becomes that of the account, once, and keeps to itself what opens a booking', async () => {
    changeCart(() => [mug, withToken]);
    server.answers = merges(2, { ...mug, quantity: 3 }, seats);
    await signIn();
    expect(texts()).toEqual(['Mug 3', 'Ride 1']);
    expect(JSON.parse(server.requests[0]?.body ?? '').lines).toEqual([mug, seats]);
    expect(lines()[1]).toEqual(withToken);
    await settle();
    expect(requested()).toEqual(['POST /api/cart/merge']);
  });

  it('is not merged again when the page is opened again: both sides keep their changes', async () => {
    changeCart(() => [mug]);
    server.answers = merges(2, mug);
    await signIn();
    end();
    setCartQuantity('m', 2);
    server.answers = { 'GET /api/cart': { status: 200, body: { version: 5, lines: [mug, bowl] } }, ...keeps(6) };
    await signIn();
    expect(texts()).toEqual(['Mug 2', 'Bowl 1']);
    expect(requested()).toEqual(['POST /api/cart/merge', 'GET /api/cart', 'PUT /api/cart']);
    expect(lastSaid()).toMatchObject({ version: 5, lines: [{ quantity: 2 }, { name: 'Bowl' }] });
  });

  it('leaves behind the lines of whoever was signed in here before', async () => {
    changeCart(() => [mug]);
    server.answers = merges(2, mug);
    await signIn();
    end();
    changeCart((now) => [...now, bowl]);
    server.answers = merges(9, bowl);
    await signIn(2);
    expect(lastSaid().lines).toMatchObject([{ name: 'Bowl' }]);
    expect(texts()).toEqual(['Bowl 1']);
  });

  it('does not empty that of the account when the saved one cannot be read', async () => {
    server.answers = merges(2, mug);
    await signIn();
    end();
    localStorage.removeItem(cartKey);
    await signIn();
    expect(requested()).toEqual(['POST /api/cart/merge', 'POST /api/cart/merge']);
    expect(texts()).toEqual(['Mug 1']);
  });
});

describe('a change of the cart', () => {
  beforeEach(async () => {
    changeCart(() => [mug]);
    server.answers = merges(2, mug);
    await signIn();
    server.requests.length = 0;
  });

  it('is sent in place of the version that was changed, and once', async () => {
    server.answers = keeps(3);
    setCartQuantity('m', 2);
    setCartQuantity('m', 4);
    await settle();
    await settle();
    expect(requested()).toEqual(['PUT /api/cart']);
    expect(lastSaid()).toMatchObject({ version: 2, lines: [{ lineId: 'm', quantity: 4 }] });
  });

  it('joins what another device did meanwhile', async () => {
    server.answers = hasMoved(7, { ...mug, quantity: 5 }, bowl);
    removeFromCart('m');
    addToCart({ ...seats, dateTime: 'Schedule later' });
    await settle();
    expect(texts()).toEqual(['Bowl 1', 'Ride 1']);
    server.answers = keeps(8);
    await settle();
    expect(lastSaid()).toMatchObject({ version: 7, lines: [{ name: 'Bowl' }, { name: 'Ride' }] });
  });

  it('stays in the browser when the server is away, and is sent with the next one', async () => {
    server.answers = { 'PUT /api/cart': { status: 503 } };
    setCartQuantity('m', 2);
    await settle();
    expect(texts()).toEqual(['Mug 2']);
    server.answers = keeps(3);
    await settle();
    expect(lastSaid()).toMatchObject({ version: 2, lines: [{ quantity: 2 }] });
  });

  it('that another tab has sent is not sent again', async () => {
    const more = [{ ...mug, quantity: 2 }];
    localStorage.setItem(accountCartKey, JSON.stringify({ userId: 1, version: 3, lines: more }));
    localStorage.setItem(cartKey, JSON.stringify({ state: { lines: more }, version: 0 }));
    cartStore.setState({ lines: more });
    await settle();
    expect(requested()).toEqual([]);
  });

  it('by leaving is no change for the account', async () => {
    leaveCart();
    await settle();
    expect([texts(), requested(), localStorage.getItem(accountCartKey)]).toEqual([[], [], null]);
  });
});
