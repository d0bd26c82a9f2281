export { mediaQueue, orphanCleanupQueue } from './jobs/media.queue.js';
export { MediaModule, mediaMigrations } from './media.module.js';
export { type ImportedUpload, importUploads } from './persistence/import-uploads.js';
export { mediaPersonalData } from './persistence/personal-data.js';
