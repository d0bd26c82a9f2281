import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingPolicyModule } from '../../../platform/booking-policy/booking-policy.module.js';
import { ContentNameValues } from '../persistence/content-name-values.js';
import { CorrespondenceSharedModule } from '../shared/correspondence-shared.module.js';
import { EditContentController } from './features/edit-content/edit-content.controller.js';
import { EditContentHandler } from './features/edit-content/edit-content.handler.js';
import { ListContentsHandler } from './features/edit-content/list-contents.handler.js';
import { ListVersionsHandler } from './features/edit-content/list-versions.handler.js';
import { ShowVersionHandler } from './features/edit-content/show-version.handler.js';
import { ShowContentController } from './features/show-content/show-content.controller.js';
import { ShowContentHandler } from './features/show-content/show-content.handler.js';
import { WriteContentController } from './features/write-content/write-content.controller.js';
import { WriteContentHandler } from './features/write-content/write-content.handler.js';

/** The texts that the venue may edit. */
@Module({
  imports: [CqrsModule, CorrespondenceSharedModule, BookingPolicyModule],
  controllers: [EditContentController, ShowContentController, WriteContentController],
  providers: [
    EditContentHandler,
    ListContentsHandler,
    ListVersionsHandler,
    ShowVersionHandler,
    ShowContentHandler,
    WriteContentHandler,
    ContentNameValues,
  ],
})
export class ContentsModule {}
