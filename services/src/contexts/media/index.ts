export { mediaQueue, orphanCleanupQueue } from './jobs/media.queue.js';
export { MediaDemo } from './jobs/media-demo.js';
export { MediaModule, mediaMigrations } from './media.module.js';
export { mediaPersonalData } from './persistence/personal-data.js';
