export { MediaModule, mediaMigrations } from './media.module.js';
