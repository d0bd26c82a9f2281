export { MailSenderModule, settingsMigrations } from './mail-sender.module.js';
export { MailSenders } from './persistence/mail-senders.js';
export { HouseSettingsModule } from './settings.module.js';
