import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingPolicyModule } from '../../../platform/booking-policy/booking-policy.module.js';
import { Catalog } from '../domain/catalog.js';
import { ExperienceUses } from '../experience-uses.js';
import { ClosureRow } from '../persistence/closure.row.js';
import { ExperienceRow } from '../persistence/experience.row.js';
import { ExperiencePictures } from '../persistence/experience-pictures.js';
import { Experiences } from '../persistence/experiences.repository.js';
import { KnownProgrammes } from '../persistence/known-programmes.js';
import { OpenVenues } from '../persistence/open-venues.js';
import { Programmes } from '../persistence/programmes.repository.js';
import { StoredCatalog } from '../persistence/stored-catalog.js';
import { VenueRow } from '../persistence/venue.row.js';
import { VenueExperienceRow } from '../persistence/venue-experience.row.js';
import { VenuePictures } from '../persistence/venue-pictures.js';
import { Venues } from '../persistence/venues.repository.js';
import { VenuePayment } from '../venue-payment.js';
import { VenueUses } from '../venue-uses.js';

/** What the modules of this room share, and what other rooms may ask: experiences, venues and what runs where. */
@Module({
  imports: [BookingPolicyModule, TypeOrmModule.forFeature([ExperienceRow, VenueRow, VenueExperienceRow, ClosureRow])],
  providers: [
    ExperiencePictures,
    Experiences,
    ExperienceUses,
    KnownProgrammes,
    OpenVenues,
    Programmes,
    VenuePayment,
    VenuePictures,
    Venues,
    VenueUses,
    { provide: Catalog, useClass: StoredCatalog },
  ],
  exports: [
    ExperiencePictures,
    Experiences,
    ExperienceUses,
    KnownProgrammes,
    OpenVenues,
    Programmes,
    VenuePayment,
    VenuePictures,
    Venues,
    VenueUses,
    Catalog,
  ],
})
export class CatalogSharedModule {}
