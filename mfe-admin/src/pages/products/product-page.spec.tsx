import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ManagedProductView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const mug: ManagedProductView = {
  ...{ id: 5, name: 'Night mug', slug: 'night-mug', description: 'Dark outside.', price: 18, imageUrl: '/m.jpg' },
  ...{ category: 'Accessories', inventory: 40, createdAt: '2026-11-20T15:00:00.000Z', isArchived: false, version: 3 },
};
const put = 'PUT /api/products/5';

/** A shop with one product, which keeps versions. */
function openShop(first = mug) {
  let there = first;
  const change = (overrides: Partial<ManagedProductView>) => {
    there = { ...there, ...overrides, version: (there.version ?? 0) + 1 };
  };
  const requests = openAdmin('/admin/products/5', {
    'GET /api/admin/products': () => answer([there]),
    'GET /api/uploads': () => answer([]),
    'GET /api/admin/audit': () => answer({ items: [], nextCursor: null }),
    [put]: (_, input) => {
      const { version, ...rest } = input as ManagedProductView;
      if (version !== there.version) return answer({ code: 'CONFLICT', message: 'Late.' }, 409);
      change(rest);
      return answer(there);
    },
  });
  const sold = (inventory: number) => {
    there = { ...there, inventory };
  };
  const sent = () => requests.filter((line) => line.startsWith(put)).map((line) => JSON.parse(line.slice(put.length)));
  return { sent, sold, change };
}

const nameField = async () =>
  within(await screen.findByRole('form', { name: 'Edit product' })).getByLabelText<HTMLInputElement>('Name');

async function archive() {
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Archive this product?' }));
  await userEvent.click(question.getByRole('button', { name: 'Archive' }));
  return screen.findByRole('button', { name: 'Restore to shop' });
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(cleanup);

describe('whoever archives a product while they write about it', () => {
  it('saves over that, and what was sold meanwhile stays sold', async () => {
    const { sent, sold } = openShop();
    await userEvent.type(await nameField(), ', black');
    sold(39);
    const button = await archive();
    expect(document.activeElement).toBe(button);
    expect((await nameField()).value).toBe('Night mug, black');
    await save();
    await screen.findByRole('heading', { level: 1, name: 'Products' });
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toMatchObject({ name: 'Night mug, black', version: 4 });
    expect(sent()[1]).not.toHaveProperty('inventory');
  });

  it('hears all the same of somebody else who had changed it before', async () => {
    const { sent, change } = openShop();
    const field = await nameField();
    await userEvent.type(field, ', black');
    change({ price: 20 });
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Archive' }));
    await question.findByText(/Failed to update product/);
    await userEvent.click(question.getByRole('button', { name: 'Archive' }));
    await screen.findByRole('button', { name: 'Restore to shop' });
    await save();
    await screen.findByText(/Someone else changed this/);
    expect(field.value).toBe('Night mug, black');
    await save();
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ name: 'Night mug, black', price: 20, version: 5 }));
  });
});

describe('whoever counts a product that comes in sizes', () => {
  const shirt: ManagedProductView = {
    ...{ ...mug, name: 'Night shirt', category: 'Apparel', inventory: 10 },
    variantStock: { Small: 4, Medium: 3, Large: 3, 'X-Large': 0 },
  };

  it('says how many there are of a size, and leaves the others as they are', async () => {
    const { sent } = openShop(shirt);
    await nameField();
    const large = screen.getByLabelText<HTMLInputElement>('Inventory, Large');
    expect([large.value, screen.queryByLabelText('Inventory')]).toEqual(['3', null]);
    await userEvent.clear(large);
    await userEvent.type(large, '-1');
    await save();
    expect(await screen.findAllByText('Please enter a whole number of items for each size')).toHaveLength(2);
    expect([large.id, large.getAttribute('aria-invalid')]).toEqual(['variantStock', 'true']);
    await userEvent.clear(large);
    await userEvent.type(large, '12');
    await save();
    await screen.findByRole('heading', { level: 1, name: 'Products' });
    expect(sent()[0]).toMatchObject({ name: 'Night shirt', variantStock: { Large: 12 } });
    expect(sent()[0].variantStock).toEqual({ Large: 12 });
    expect(sent()[0]).not.toHaveProperty('inventory');
  });
});
