import { describe, expect, it } from '@jest/globals';
import { piecesOf, type ShelfProduct, shortage, soldLines } from './order-lines.js';

const product = (overrides: Partial<ShelfProduct> & { readonly id: number }): [number, ShelfProduct] => [
  overrides.id,
  {
    name: 'Thing',
    category: 'Accessories',
    price: 600,
    imageUrl: '/thing.jpg',
    inventory: 10,
    variantStock: null,
    ...overrides,
  },
];

const shelf = new Map([
  product({ id: 1, name: 'Flagship Tee', category: 'Apparel', price: 2800, inventory: 120 }),
  product({
    id: 6,
    name: 'Prehistoric Dawn Print',
    category: 'Art',
    price: 2800,
    inventory: 9,
    variantStock: { '8×10″': 3, '12×16″': 6 },
  }),
  product({ id: 7, name: 'Red-Cyan Glasses', price: 600, inventory: 0 }),
]);

describe('what is put into an order', () => {
  it('is sold under the name and at the price of the day', () => {
    expect(soldLines([{ productId: 1, quantity: 2, variant: 'Small' }], shelf)).toEqual([
      { productId: 1, name: 'Flagship Tee', variant: 'Small', quantity: 2, price: 2800, imageUrl: '/thing.jpg' },
    ]);
  });

  it('is one line where the same is asked for twice, and two where the sizes differ', () => {
    const lines = soldLines(
      [
        { productId: 1, quantity: 2, variant: 'Small' },
        { productId: 1, quantity: 1, variant: 'Large' },
        { productId: 1, quantity: 3, variant: 'Small' },
      ],
      shelf,
    );
    expect(lines.map(({ variant, quantity }) => [variant, quantity])).toEqual([
      ['Small', 5],
      ['Large', 1],
    ]);
  });

  it.each([
    ['a product that is not there', { productId: 99, quantity: 1 }, 'PRODUCT_NOT_FOR_SALE'],
    ['a shirt without a size', { productId: 1, quantity: 1 }, 'VARIANT_MISSING'],
    ['a shirt with an empty size', { productId: 1, quantity: 1, variant: '' }, 'VARIANT_MISSING'],
    ['a print in the size of a shirt', { productId: 6, quantity: 1, variant: 'Small' }, 'VARIANT_UNKNOWN'],
    ['glasses with a size', { productId: 7, quantity: 1, variant: 'Small' }, 'VARIANT_UNKNOWN'],
  ])('is refused, with its line: %s', (_, line, code) => {
    const ask = () => soldLines([{ productId: 7, quantity: 1 }, line], shelf);
    expect(ask).toThrow(expect.objectContaining({ code, errors: [expect.objectContaining({ field: 'products.1' })] }));
  });
});

describe('the pieces of each size', () => {
  const both = [
    { productId: 6, quantity: 2, variant: '8×10″' },
    { productId: 6, quantity: 1, variant: '12×16″' },
    { productId: 6, quantity: 2, variant: '8×10″' },
    { productId: 1, quantity: 1, variant: 'Small' },
  ];

  it('are counted together, by ascending product', () => {
    expect(piecesOf(both)).toEqual([
      { productId: 1, variant: 'Small', quantity: 1 },
      { productId: 6, variant: '12×16″', quantity: 1 },
      { productId: 6, variant: '8×10″', quantity: 4 },
    ]);
  });

  it('are short when two lines want more than there is of one size, whatever there is of others', () => {
    const refusal = shortage([...both, { productId: 7, quantity: 1 }], shelf);
    expect(refusal?.message).toBe(
      'Not enough in stock: Prehistoric Dawn Print, 8×10″ (3 left), Red-Cyan Glasses (0 left).',
    );
    expect(refusal?.errors).toEqual([
      { field: 'products.0', message: '3 left' },
      { field: 'products.2', message: '3 left' },
      { field: 'products.4', message: '0 left' },
    ]);
  });

  it('are enough to the last piece', () => {
    expect(shortage([{ productId: 6, quantity: 3, variant: '8×10″' }], shelf)).toBeUndefined();
  });
});
