export { MediaModule, mediaMigrations } from './media.module.js';
export { type ImportedUpload, importUploads } from './persistence/import-uploads.js';
export { missingUploadFiles } from './persistence/missing-files.js';
export { mediaPersonalData } from './persistence/personal-data.js';
export { mediaQueue, orphanCleanupQueue } from './queues/media.queue.js';
