export { mailQueue } from './jobs/mail.queue.js';
export { notificationsPersonalData } from './personal-data.js';
