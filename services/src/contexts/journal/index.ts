export { JournalModule, journalMigrations } from './journal.module.js';
export { journalDifferences } from './persistence/journal-differences.js';
export { journalPersonalData } from './persistence/personal-data.js';
export { booksQueue } from './queues/books.queue.js';
export { whenMoneyMovesWriteItDown } from './reactions/when-money-moves-write-it-down.js';
