export { MailFolderRetentionModule } from './mail-folder-retention.module.js';
export { MailHolderModule } from './mail-holder.module.js';
export { notificationsPersonalData } from './personal-data.js';
export { mailQueue } from './queues/mail.queue.js';
