export { mailQueue } from './jobs/mail.queue.js';
export { KeptMailsModule } from './kept-mails.module.js';
export { MailHolderModule } from './mail-holder.module.js';
export { notificationsPersonalData } from './personal-data.js';
