export { type OrderDetails, Orders } from './domain/orders.js';
export { OrderDemo } from './jobs/order-demo.js';
export { ordersQueue } from './jobs/orders.queue.js';
export { overdueQueue } from './jobs/overdue.queue.js';
export { MerchandiseModule, merchandiseMigrations } from './merchandise.module.js';
export { type ImportedProduct, importProducts } from './persistence/import-products.js';
export { merchandisePersonalData } from './persistence/personal-data.js';
export { ProductPictures } from './persistence/product-pictures.js';
export { unreadableOrderPersons } from './persistence/unreadable-order-persons.js';
