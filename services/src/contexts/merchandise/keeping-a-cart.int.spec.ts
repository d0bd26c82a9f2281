import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartView, SavedLine } from '@northlight/contracts';
import { type ShopHouse, shopHouse } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { ann } from './testing/order-stories.js';

const bob = signedIn({ id: 8 });
const bookingId = '3f1c2a5e-0d7b-4c1e-9a51-5f6a7b8c9d0e';

let house: ShopHouse;
beforeAll(async () => {
  house = await shopHouse();
});
afterAll(() => house.close());
beforeEach(() => house.pool.query('truncate merchandise.carts'));

/** The print of which three are left, unless said otherwise. */
const print = (lineId: string, overrides: Partial<SavedLine> = {}): SavedLine => ({
  ...{ lineId, id: 6, type: 'product', name: 'Print', price: 28, quantity: 1, imageUrl: '/p.jpg', variant: '8×10″' },
  ...overrides,
});
const ride = (lineId: string, overrides: Partial<SavedLine> = {}): SavedLine => ({
  ...{ lineId, id: 1, type: 'experience', name: 'Ride', price: 34, quantity: 12, imageUrl: '/r.jpg' },
  ...overrides,
});
const booked = (lineId: string): SavedLine =>
  ride(lineId, { quantity: 1, booked: { bookingId, reference: 'NL-8K4M2QXD', tickets: 4, fee: 8.16 } });

const show = async (who = ann): Promise<CartView> => (await house.get('/api/cart', who)).body;
const merge = (lines: readonly unknown[], who = ann) => house.post('/api/cart/merge', { lines }, who);
const keep = (cart: object, who = ann) => house.put('/api/cart', cart, who);
const described = ({ lines }: CartView) => lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`);

describe('a cart that is merged into that of an account', () => {
  it('sums equal things up to the stock and to what a booking may have, and the rest stays apart', async () => {
    await merge([print('a', { quantity: 2 }), ride('r')]);
    const { status, body } = await merge([
      print('b', { quantity: 2 }),
      print('c', { variant: '18×24″' }),
      print('pins', { id: 8, quantity: 60 }),
      print('more-pins', { id: 8, quantity: 60 }),
      ride('s'),
      ride('t', { dateTime: 'Schedule later' }),
      print('gone', { id: 999 }),
    ]);
    expect(status).toBe(200);
    expect(described(body)).toEqual(['a 3', 'r 20', 'c 1', 'pins 99', 't 12']);
    expect(await show()).toEqual(body);
  });

  it('takes each line in once, however often and by however many it is asked', async () => {
    await merge([print('a')]);
    const lines = [print('b'), ride('t', { dateTime: 'Schedule later' }), booked('n')];
    const answers = await Promise.all(Array.from({ length: 8 }, () => merge(lines)));
    for (const { body } of answers) expect(described(body)).toEqual(['a 2', 't 12', 'n 1']);
    expect(described((await merge([booked('of-another-tab')])).body)).toEqual(['a 2', 't 12', 'n 1']);
    expect((await show()).version).toBe(answers[0]?.body.version);
  });

  it('has booked seats though it be full, and nothing that opens them', async () => {
    await merge(Array.from({ length: 50 }, (_, nth) => ride(`t${nth}`, { dateTime: 'Schedule later' })));
    const secret = { ...booked('n').booked, manageToken: 'secret' };
    const { body } = await merge([{ ...booked('n'), booked: secret, more: 'secret' }]);
    expect(body.lines).toHaveLength(50);
    expect(body.lines.at(-1)).toEqual(booked('n'));
    const { rows } = await house.pool.query('select lines::text as text from merchandise.carts');
    expect(rows[0].text).not.toContain('secret');
  });
});

describe('a cart that two devices change', () => {
  it('is changed by the first, and the other is told to look again', async () => {
    const first = await keep({ version: 0, lines: [print('a')] });
    expect([first.status, first.body]).toEqual([200, { version: 1, lines: [print('a')] }]);
    const answers = await Promise.all(
      [2, 3].map((quantity) => keep({ version: 1, lines: [print('a', { quantity })] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CART_MOVED' });
    expect(await show()).toEqual(answers.find(({ status }) => status === 200)?.body);
    expect((await keep({ version: 0, lines: [] })).status).toBe(409);
  });
});

describe('the cart of an account', () => {
  it('is empty where none was kept, and nobody else sees or changes it', async () => {
    expect(await show()).toEqual({ version: 0, lines: [] });
    await merge([print('a')]);
    await keep({ version: 0, lines: [ride('r')] }, bob);
    expect([described(await show()), described(await show(bob))]).toEqual([['a 1'], ['r 12']]);
    expect((await house.get('/api/cart')).status).toBe(401);
  });

  it('goes along with its owner, and is gone with the account', async () => {
    await merge([print('a')]);
    await merge([print('b')], bob);
    const holders = house.app.get(PersonHolders, { strict: false });
    expect(await holders.tell({ userId: 7, addresses: [] })).toMatchObject({ cart: [print('a')] });
    await holders.erase({ userId: 7, addresses: [] }, { at: house.clock.now() });
    expect([described(await show()), described(await show(bob))]).toEqual([[], ['b 1']]);
  });
});

describe('what is no cart', () => {
  it.each([
    ['no lines', { lines: 'all' }],
    ['a line without a name', { lines: [{ ...print('a'), name: undefined }] }],
    ['a long name', { lines: [print('a', { name: 'x'.repeat(201) })] }],
    ['no quantity', { lines: [print('a', { quantity: 0 })] }],
    ['a price that is text', { lines: [{ ...print('a'), price: '28' }] }],
    ['half a booking', { lines: [{ ...print('a'), booked: {} }] }],
    ['a visit on no day', { lines: [ride('a', { visit: { date: 'soon' } })] }],
    ['a line named twice', { lines: [print('a'), print('a')] }],
    ['too many lines', { lines: Array.from({ length: 51 }, (_, nth) => print(`l${nth}`)) }],
    ['what no table can hold', { lines: [print('a', { name: '\u0000' })] }],
    ['no version', { version: 'last', lines: [] }],
  ])('is refused: %s', async (_, body) => {
    const { status } = 'version' in body ? await keep(body) : await merge((body.lines ?? []) as unknown[]);
    expect(status).toBe(400);
    expect((await keep({ version: 0, ...body })).status).toBe(400);
    expect(await show()).toEqual({ version: 0, lines: [] });
  });
});
