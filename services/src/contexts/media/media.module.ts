import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CatalogModule } from '../catalog/index.js';
import { MembershipModule } from '../membership/index.js';
import { MerchandiseModule } from '../merchandise/index.js';
import { ShowUploadsController } from './features/show-uploads/show-uploads.controller.js';
import { FindUploadsHandler, ShowUploadHandler } from './features/show-uploads/show-uploads.handler.js';
import { TakeUploadController } from './features/take-upload/take-upload.controller.js';
import { TakeUploadHandler } from './features/take-upload/take-upload.handler.js';
import { MediaVault } from './persistence/media-vault.js';
import { Media1798000000012 } from './persistence/migrations/1798000000012-media.js';
import { PlacesOfRooms } from './persistence/places-of-rooms.js';
import { Uploads } from './persistence/uploads.repository.js';
import { Places } from './places.js';

export const mediaMigrations = [Media1798000000012];

/** Files that admins send, and what pages show of them. */
@Module({
  imports: [CqrsModule, CatalogModule, MembershipModule, MerchandiseModule],
  controllers: [TakeUploadController, ShowUploadsController],
  providers: [
    TakeUploadHandler,
    ShowUploadHandler,
    FindUploadsHandler,
    MediaVault,
    Uploads,
    { provide: Places, useClass: PlacesOfRooms },
  ],
  exports: [MediaVault, Uploads, Places],
})
export class MediaModule {}
