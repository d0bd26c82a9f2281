export { mailQueue } from './jobs/mail.queue.js';
export { MailHolderModule } from './mail-holder.module.js';
export { notificationsPersonalData } from './personal-data.js';
