export { mailQueue } from './jobs/mail.queue.js';
