export { JournalModule, journalMigrations } from './journal.module.js';
export { journalPersonalData } from './persistence/personal-data.js';
export { whenMoneyMovesWriteItDown } from './reactions/when-money-moves-write-it-down.js';
