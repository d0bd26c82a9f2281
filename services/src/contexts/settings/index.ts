export { type TaxableLine, type TaxedLine, TaxRates } from './domain/tax-rates.js';
export { MailSenderModule, settingsMigrations } from './mail-sender.module.js';
export { KnownMailSender } from './persistence/known-mail-sender.js';
export { settingsPersonalData } from './persistence/personal-data.js';
export { HouseSettingsModule } from './settings.module.js';
export { TaxRatesModule } from './tax-rates.module.js';
