import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Migration } from '../../platform/database/database.js';
import { CatalogModule } from '../catalog/index.js';
import { MerchandiseModule } from '../merchandise/index.js';
import { SaveJournalHandler } from './features/show-journal/save-journal.handler.js';
import { ShowJournalController } from './features/show-journal/show-journal.controller.js';
import { ShowJournalHandler } from './features/show-journal/show-journal.handler.js';
import { Journal1798000000038 } from './persistence/migrations/1798000000038-journal.js';
import { Postings } from './persistence/postings.js';

export const journalMigrations: readonly Migration[] = [Journal1798000000038];

/** The journal of the house: every cent that moved, double entry. */
@Module({
  imports: [CqrsModule, CatalogModule, MerchandiseModule],
  controllers: [ShowJournalController],
  providers: [Postings, SaveJournalHandler, ShowJournalHandler],
})
export class JournalModule {}
