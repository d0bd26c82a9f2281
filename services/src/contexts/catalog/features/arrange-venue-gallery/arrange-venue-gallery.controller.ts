import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ArrangeGalleryDto, type ManagedVenueDetailView, StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ArrangeVenueGallery } from './arrange-venue-gallery.handler.js';

@ApiTags('admin')
@Controller('api/admin/venues')
export class ArrangeVenueGalleryController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Put(':id/gallery')
  @ApiOkResponse({ description: 'The venue with its pictures as they hang now.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'VENUE_NOT_FOUND', 'CONFLICT')
  arrange(@Param() { id }: StoredIdDto, @Body() arrangement: ArrangeGalleryDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new ArrangeVenueGallery(id, arrangement));
  }
}
