import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EditedClosures } from '../persistence/edited-closures.js';
import { EditedProgrammes } from '../persistence/edited-programmes.js';
import { EditedVenues } from '../persistence/edited-venues.js';
import { ManagedVenues } from '../persistence/managed-venues.js';
import { CatalogSharedModule } from '../shared/catalog-shared.module.js';
import { ArrangeVenueGalleryController } from './features/arrange-venue-gallery/arrange-venue-gallery.controller.js';
import { ArrangeVenueGalleryHandler } from './features/arrange-venue-gallery/arrange-venue-gallery.handler.js';
import { ChangeVenueController } from './features/change-venue/change-venue.controller.js';
import { ChangeVenueHandler } from './features/change-venue/change-venue.handler.js';
import { CloseDaysController } from './features/close-days/close-days.controller.js';
import { CloseDaysHandler } from './features/close-days/close-days.handler.js';
import { CreateVenueController } from './features/create-venue/create-venue.controller.js';
import { CreateVenueHandler } from './features/create-venue/create-venue.handler.js';
import { DeleteVenueController } from './features/delete-venue/delete-venue.controller.js';
import { DeleteVenueHandler } from './features/delete-venue/delete-venue.handler.js';
import { ListManagedVenuesController } from './features/list-managed-venues/list-managed-venues.controller.js';
import {
  ListManagedVenuesHandler,
  ShowManagedVenueHandler,
} from './features/list-managed-venues/list-managed-venues.handler.js';
import { ListVenueExperiencesController } from './features/list-venue-experiences/list-venue-experiences.controller.js';
import { ListVenueExperiencesHandler } from './features/list-venue-experiences/list-venue-experiences.handler.js';
import { ListVenuesController } from './features/list-venues/list-venues.controller.js';
import { ListVenuesHandler } from './features/list-venues/list-venues.handler.js';
import { OfferExperienceController } from './features/offer-experience/offer-experience.controller.js';
import { OfferExperienceHandler } from './features/offer-experience/offer-experience.handler.js';
import { OpenDaysController } from './features/open-days/open-days.controller.js';
import { OpenDaysHandler } from './features/open-days/open-days.handler.js';
import { SetOpeningHoursController } from './features/set-opening-hours/set-opening-hours.controller.js';
import { SetOpeningHoursHandler } from './features/set-opening-hours/set-opening-hours.handler.js';
import { ShowVenueController } from './features/show-venue/show-venue.controller.js';
import { ShowVenueHandler } from './features/show-venue/show-venue.handler.js';
import { WithdrawExperienceController } from './features/withdraw-experience/withdraw-experience.controller.js';
import { WithdrawExperienceHandler } from './features/withdraw-experience/withdraw-experience.handler.js';

/** Venues, their hours, programme and closures: shown to visitors, kept by admins. */
@Module({
  imports: [CqrsModule, CatalogSharedModule],
  controllers: [
    ArrangeVenueGalleryController,
    ChangeVenueController,
    CloseDaysController,
    CreateVenueController,
    DeleteVenueController,
    ListManagedVenuesController,
    ListVenueExperiencesController,
    ListVenuesController,
    OfferExperienceController,
    OpenDaysController,
    SetOpeningHoursController,
    ShowVenueController,
    WithdrawExperienceController,
  ],
  providers: [
    ArrangeVenueGalleryHandler,
    ChangeVenueHandler,
    CloseDaysHandler,
    CreateVenueHandler,
    DeleteVenueHandler,
    ListManagedVenuesHandler,
    ShowManagedVenueHandler,
    ListVenueExperiencesHandler,
    ListVenuesHandler,
    OfferExperienceHandler,
    OpenDaysHandler,
    SetOpeningHoursHandler,
    ShowVenueHandler,
    WithdrawExperienceHandler,
    EditedClosures,
    EditedProgrammes,
    EditedVenues,
    ManagedVenues,
  ],
})
export class VenuesModule {}
