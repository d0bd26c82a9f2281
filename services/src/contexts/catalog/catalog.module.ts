import { Module } from '@nestjs/common';
import { ExperiencesModule } from './experiences/experiences.module.js';
import { Catalog1798000000007 } from './persistence/migrations/1798000000007-catalog.js';
import { VenuePayment1798000000043 } from './persistence/migrations/1798000000043-venue-payment.js';
import { CatalogSharedModule } from './shared/catalog-shared.module.js';
import { VenuesModule } from './venues/venues.module.js';

export const catalogMigrations = [Catalog1798000000007, VenuePayment1798000000043];

/** Venues and experiences: what is shown, what runs where, and what others may ask about it. */
@Module({
  imports: [CatalogSharedModule, ExperiencesModule, VenuesModule],
  exports: [CatalogSharedModule],
})
export class CatalogModule {}
