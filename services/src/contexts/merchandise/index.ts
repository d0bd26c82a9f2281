export { MerchandiseDemo } from './features/load-demo/load-demo.handler.js';
export { MerchandiseModule, merchandiseMigrations } from './merchandise.module.js';
