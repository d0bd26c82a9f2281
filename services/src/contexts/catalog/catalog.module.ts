import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Catalog } from './domain/catalog.js';
import { ExperienceUses } from './experience-uses.js';
import { ArrangeGalleryController } from './features/arrange-gallery/arrange-gallery.controller.js';
import { ArrangeGalleryHandler } from './features/arrange-gallery/arrange-gallery.handler.js';
import { ChangeExperienceController } from './features/change-experience/change-experience.controller.js';
import { ChangeExperienceHandler } from './features/change-experience/change-experience.handler.js';
import { CreateExperienceController } from './features/create-experience/create-experience.controller.js';
import { CreateExperienceHandler } from './features/create-experience/create-experience.handler.js';
import { DeleteExperienceController } from './features/delete-experience/delete-experience.controller.js';
import { DeleteExperienceHandler } from './features/delete-experience/delete-experience.handler.js';
import { ListExperiencesController } from './features/list-experiences/list-experiences.controller.js';
import { ListExperiencesHandler } from './features/list-experiences/list-experiences.handler.js';
import { ListVenueExperiencesController } from './features/list-venue-experiences/list-venue-experiences.controller.js';
import { ListVenueExperiencesHandler } from './features/list-venue-experiences/list-venue-experiences.handler.js';
import { ListVenuesController } from './features/list-venues/list-venues.controller.js';
import { ListVenuesHandler } from './features/list-venues/list-venues.handler.js';
import { ShowExperienceController } from './features/show-experience/show-experience.controller.js';
import { ShowExperienceHandler } from './features/show-experience/show-experience.handler.js';
import { ShowVenueController } from './features/show-venue/show-venue.controller.js';
import { ShowVenueHandler } from './features/show-venue/show-venue.handler.js';
import { ClosureRow } from './persistence/closure.row.js';
import { EditedExperiences } from './persistence/edited-experiences.js';
import { ExperienceRow } from './persistence/experience.row.js';
import { ExperiencePictures } from './persistence/experience-pictures.js';
import { Experiences } from './persistence/experiences.repository.js';
import { KnownProgrammes } from './persistence/known-programmes.js';
import { Catalog1798000000007 } from './persistence/migrations/1798000000007-catalog.js';
import { OpenVenues } from './persistence/open-venues.js';
import { Programmes } from './persistence/programmes.repository.js';
import { StoredCatalog } from './persistence/stored-catalog.js';
import { VenueRow } from './persistence/venue.row.js';
import { VenueExperienceRow } from './persistence/venue-experience.row.js';
import { VenuePictures } from './persistence/venue-pictures.js';
import { Venues } from './persistence/venues.repository.js';
import { venueAdminProviders } from './venue-admin-providers.js';
import { VenueUses } from './venue-uses.js';

export const catalogMigrations = [Catalog1798000000007];

/** Venues and experiences: what is shown, what runs where, and what others may ask about it. */
@Module({
  imports: [CqrsModule, TypeOrmModule.forFeature([ExperienceRow, VenueRow, VenueExperienceRow, ClosureRow])],
  controllers: [
    CreateExperienceController,
    ChangeExperienceController,
    ArrangeGalleryController,
    DeleteExperienceController,
    ListExperiencesController,
    ShowExperienceController,
    ListVenuesController,
    ShowVenueController,
    ListVenueExperiencesController,
    ...venueAdminProviders.controllers,
  ],
  providers: [
    CreateExperienceHandler,
    ChangeExperienceHandler,
    ArrangeGalleryHandler,
    DeleteExperienceHandler,
    EditedExperiences,
    ExperienceUses,
    Experiences,
    Venues,
    Programmes,
    KnownProgrammes,
    ListExperiencesHandler,
    ShowExperienceHandler,
    ListVenuesHandler,
    ShowVenueHandler,
    ListVenueExperiencesHandler,
    ExperiencePictures,
    OpenVenues,
    VenuePictures,
    VenueUses,
    ...venueAdminProviders.providers,
    { provide: Catalog, useClass: StoredCatalog },
  ],
  exports: [Catalog, ExperiencePictures, ExperienceUses, OpenVenues, VenuePictures, VenueUses],
})
export class CatalogModule {}
