import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EditedExperiences } from '../persistence/edited-experiences.js';
import { CatalogSharedModule } from '../shared/catalog-shared.module.js';
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
import { ShowExperienceController } from './features/show-experience/show-experience.controller.js';
import { ShowExperienceHandler } from './features/show-experience/show-experience.handler.js';

/** What there is to experience: shown to visitors, kept by admins. */
@Module({
  imports: [CqrsModule, CatalogSharedModule],
  controllers: [
    ArrangeGalleryController,
    ChangeExperienceController,
    CreateExperienceController,
    DeleteExperienceController,
    ListExperiencesController,
    ShowExperienceController,
  ],
  providers: [
    ArrangeGalleryHandler,
    ChangeExperienceHandler,
    CreateExperienceHandler,
    DeleteExperienceHandler,
    ListExperiencesHandler,
    ShowExperienceHandler,
    EditedExperiences,
  ],
})
export class ExperiencesModule {}
