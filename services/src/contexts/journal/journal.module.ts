import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Migration } from '../../platform/database/database.js';
import { CatalogModule } from '../catalog/index.js';
import { MerchandiseModule } from '../merchandise/index.js';
import { GatewayModule, PaymentsModule } from '../payments/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { CompareGatewayHandler } from './features/compare-gateway/compare-gateway.handler.js';
import { DayComparison } from './features/compare-gateway/day-comparison.js';
import { ProveJournalHandler } from './features/prove-books/prove-journal.handler.js';
import { SettleDifferenceController } from './features/settle-difference/settle-difference.controller.js';
import { SettleDifferenceHandler } from './features/settle-difference/settle-difference.handler.js';
import { SaveJournalHandler } from './features/show-journal/save-journal.handler.js';
import { ShowJournalController } from './features/show-journal/show-journal.controller.js';
import { ShowJournalHandler } from './features/show-journal/show-journal.handler.js';
import { ShowProofsController } from './features/show-proofs/show-proofs.controller.js';
import { ShowProofsHandler } from './features/show-proofs/show-proofs.handler.js';
import { Journal1798000000038 } from './persistence/migrations/1798000000038-journal.js';
import { Proofs1798000000045 } from './persistence/migrations/1798000000045-proofs.js';
import { Postings } from './persistence/postings.js';
import { Proofs } from './persistence/proofs.repository.js';

export const journalMigrations: readonly Migration[] = [Journal1798000000038, Proofs1798000000045];

/** The journal of the house: every cent that moved, double entry, and whether it adds up. */
@Module({
  imports: [CqrsModule, CatalogModule, GatewayModule, MerchandiseModule, PaymentsModule, SubscriptionsModule],
  controllers: [SettleDifferenceController, ShowJournalController, ShowProofsController],
  providers: [
    CompareGatewayHandler,
    DayComparison,
    Postings,
    Proofs,
    ProveJournalHandler,
    SaveJournalHandler,
    SettleDifferenceHandler,
    ShowJournalHandler,
    ShowProofsHandler,
  ],
  exports: [Proofs],
})
export class JournalModule {}
