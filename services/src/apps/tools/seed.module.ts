import { Module } from '@nestjs/common';
import { CatalogModule } from '../../contexts/catalog/index.js';
import { IdentityModule } from '../../contexts/identity/index.js';
import { SettingsModule } from '../../platform/config/settings.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { EventStoreModule } from '../../platform/event-store/event-store.module.js';

/** What the demo data needs: the rooms that load some, and no HTTP. */
@Module({ imports: [SettingsModule, DatabaseModule, EventStoreModule, CatalogModule, IdentityModule] })
export class SeedModule {}
