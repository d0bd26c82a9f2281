import type { OrderPlacedView } from '@northlight/contracts';
import { type Booked, type ShopHouse } from '../../../../test/shop-house.js';
import { signedIn } from '../../../platform/http/testing/room-app.js';

type Headed = Readonly<Record<string, string>>;

/** Somebody who works at the desk. */
export const desk = signedIn({ id: 2, roles: ['desk'] });
/** Somebody with an account. */
export const ann = signedIn({ id: 7 });

/** What people do with orders, in the words of the stories. */
export class OrderStories {
  constructor(private readonly house: ShopHouse) {}

  places = async (...overrides: Parameters<ShopHouse['order']>): Promise<OrderPlacedView> => {
    const { status, body } = await this.house.order(...overrides);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };

  /** As the holder of its token sees it. */
  show = async ({ id, token }: OrderPlacedView) =>
    (await this.house.get(`/api/orders/${id}`, { 'Order-Token': token })).body;

  cancel = ({ id, token }: OrderPlacedView, body: object = {}, key?: string) =>
    this.house.post(`/api/orders/${id}/cancel`, body, {
      'Order-Token': token,
      ...(key ? { 'Idempotency-Key': key } : {}),
    });

  /** At the desk, by id or reference. */
  collect = (name: string, headers: Headed = {}) =>
    this.house.post(`/api/admin/orders/${name}/collect`, {}, { ...desk, ...headers });

  /** As the desk sees it, by id or reference. */
  look = (name: string, headers: Headed = desk) => this.house.get(`/api/admin/orders/${name}`, headers);

  /** A command at the desk: 'NO-…/cancel'. */
  asks = (command: string, body: object = {}, headers: Headed = desk) =>
    this.house.post(`/api/admin/orders/${command}`, body, headers);

  /** The same of one order: a step, and what it is sent. */
  asksFor =
    ({ id }: OrderPlacedView) =>
    (step: string, body: object = {}) =>
      this.asks(`${id}/${step}`, body);

  /** Its customer announces that something comes back. */
  returns = ({ id, token }: OrderPlacedView, lines: readonly object[]) =>
    this.house.post(`/api/orders/${id}/returns`, { lines, reason: 'other' }, { 'Order-Token': token });

  search = async (query: string) => (await this.house.get(`/api/admin/orders?${query}`, desk)).body;

  statusOf = async ({ id, manageToken }: Booked): Promise<string> =>
    (await this.house.get(`/api/bookings/${id}`, { 'Booking-Token': manageToken })).body.status;

  /** What was done with an order, by whom. */
  mailsTo = async ({ id }: OrderPlacedView): Promise<string[]> => {
    const { rows } = await this.house.pool.query(
      'select what, who from merchandise.order_changes where order_id = $1 order by id',
      [id],
    );
    return rows.map(({ what, who }) => `${what} by ${who}`);
  };
}
