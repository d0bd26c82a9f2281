/** The pages about orders of the shop. */
export { OrderPage } from './order/order-page.tsx';
export { OrdersPage } from './orders/orders-page.tsx';
