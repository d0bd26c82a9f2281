import { afterEach, describe, expect, it } from '@jest/globals';
import { cartStore, clearCart } from '@northlight/site-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoProducts } from '../../testing/demo-products.ts';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const found = (name: string) => screen.findByRole('heading', { level: 2, name });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const inCart = () => cartStore.getState().lines.map(({ name, variant, quantity }) => [name, variant, quantity]);

afterEach(() => void clearCart());

describe('the shop', () => {
  it('finds as one types, and writes words, category, order and view into the address', async () => {
    openFront('/merch');
    expect(await found('13 products found')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Art' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'print');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-high');
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(await found('3 products found')).toBeTruthy();
    expect(names()).toEqual(['City of Light Print', 'Prehistoric Dawn Print', 'Aurora Dome Print']);
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      search: 'print',
      category: 'art',
      sort: 'price-high',
      view: 'list',
    });
  });

  it('opens as the address says', async () => {
    openFront('/merch?category=collectibles&sort=price-low&view=list');
    expect(await found('3 products found')).toBeTruthy();
    expect(names()).toEqual(['Opening Year Coin 2025', 'Miniature Dinosaur', 'Venue Diorama Kit']);
    expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('leads out of an empty list: everything again, the focus in the search', async () => {
    openFront('/merch?search=volcano&category=art&view=list');
    expect(await screen.findByText('No products found')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await found('13 products found')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
    expect(location.search).toBe('?view=list');
  });

  it('says when it could not be loaded, and tries again when asked', async () => {
    const answers = world().set('/api/products', () => answer({ message: 'busy' }, 503));
    openFront('/merch', answers);
    expect(await screen.findByText("Couldn't load products. Please try again.")).toBeTruthy();
    answers.set('/api/products', world().get('/api/products') ?? (() => answer([])));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(names()).toHaveLength(13));
  });
});

describe('a thing for the cart', () => {
  it('goes in at once when it comes in one kind', async () => {
    openFront('/merch');
    await userEvent.click((await card('Red-Cyan Glasses')).getByRole('button', { name: /^Add to Cart/ }));
    expect(inCart()).toEqual([['Red-Cyan Glasses', undefined, 1]]);
  });

  it('asks for its size first, and makes a line of each size', async () => {
    openFront('/merch');
    const hoodie = await card('Night Glow Hoodie');
    const size = hoodie.getByRole('combobox', { name: 'Size' });
    const add = hoodie.getByRole('button', { name: /^Add to Cart/ });
    await userEvent.click(add);
    expect(hoodie.getByText('Please select a size')).toBeTruthy();
    expect(document.activeElement).toBe(size);
    expect(inCart()).toEqual([]);
    await userEvent.selectOptions(size, 'Large');
    expect(hoodie.queryByText('Please select a size')).toBeNull();
    await userEvent.click(add);
    await userEvent.click(add);
    await userEvent.selectOptions(size, 'X-Large');
    await userEvent.click(add);
    expect(inCart()).toEqual([
      ['Night Glow Hoodie', 'Large', 2],
      ['Night Glow Hoodie', 'X-Large', 1],
    ]);
  });

  it('stays on the shelf when it is sold out, and says how many are left when they are few', async () => {
    openFront('/merch');
    const gone = await card('Explorer Long Sleeve');
    expect(gone.getByText('Sold out')).toBeTruthy();
    expect(gone.getByRole<HTMLButtonElement>('button', { name: /^Add to Cart/ }).disabled).toBe(true);
    expect((await card('Prehistoric Dawn Print')).getByText('3 left')).toBeTruthy();
  });
});

describe('a size that is sold out', () => {
  it('stays in sight and cannot be chosen, while others can', async () => {
    const variantStock = { '8×10″': 3, '12×16″': 0, '18×24″': 0 };
    const products = demoProducts.map((one) => (one.id === 6 ? { ...one, variantStock } : one));
    openFront(
      '/merch',
      world().set('/api/products', () => answer(products)),
    );
    const size = (await card('Prehistoric Dawn Print')).getByRole('combobox', { name: 'Size' });
    const options = within(size).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Select a size', false],
      ['8×10″', false],
      ['12×16″ (sold out)', true],
      ['18×24″ (sold out)', true],
    ]);
  });
});

describe('a member in the shop', () => {
  it('sees what each thing costs them, and what it costs others', async () => {
    const gold = { id: 7, username: 'ann', membershipTier: 'gold', subscriptionStatus: 'active' };
    openFront(
      '/merch',
      world().set('/api/auth/me', () => answer(gold)),
    );
    const tee = await card('Flagship Tee');
    expect(await tee.findByText('Member price, regularly $28.00')).toBeTruthy();
    expect(tee.getByText('$23.80')).toBeTruthy();
    await userEvent.click((await card('Red-Cyan Glasses')).getByRole('button', { name: /Add to Cart/ }));
    // the price of everybody: who is signed in when it is ordered may be somebody else
    expect(cartStore.getState().lines[0]?.price).toBe(6);
  });
});
