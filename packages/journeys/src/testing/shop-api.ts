import type { OrderPlacedView, ProductView } from '@northlight/contracts';
import type { APIRequestContext } from '@playwright/test';

/** The product of this slug, as the shop has it now. */
export const productNamed = async (api: APIRequestContext, slug: string): Promise<ProductView> => {
  const products: ProductView[] = await (await api.get('/api/products')).json();
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(`There is no product ${slug}.`);
  return product;
};

/** Somebody else reserves so many pieces. */
export const someoneElseReserves = async (
  api: APIRequestContext,
  product: { readonly productId: number; readonly quantity: number; readonly variant?: string },
): Promise<OrderPlacedView> => {
  const answer = await api.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { customerName: 'Bob Ray', customerEmail: 'bob@example.com', bookings: [], products: [product] },
  });
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  return answer.json();
};

/** Gives back what an order reserved. */
export const giveBack = async (api: APIRequestContext, { id, token }: OrderPlacedView): Promise<void> => {
  const headers = { 'Order-Token': token, 'Idempotency-Key': crypto.randomUUID() };
  const answer = await api.post(`/api/orders/${id}/cancel`, { headers, data: {} });
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
};
