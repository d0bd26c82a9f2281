import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ArrangeGalleryDto, type ManagedVenueDetailView, StoredIdDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ArrangeVenueGallery } from './arrange-venue-gallery.handler.js';

@Controller()
export class ArrangeVenueGalleryController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(venuesRoutes.arrangeVenueGallery)
  arrange(@Param() { id }: StoredIdDto, @Body() arrangement: ArrangeGalleryDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new ArrangeVenueGallery(id, arrangement));
  }
}
