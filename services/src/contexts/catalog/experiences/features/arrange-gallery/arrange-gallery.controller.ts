import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ArrangeGalleryDto, type ExperienceView, StoredIdDto } from '@northlight/contracts';
import { experiencesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ArrangeGallery } from './arrange-gallery.handler.js';

@Controller()
export class ArrangeGalleryController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(experiencesRoutes.arrangeGallery)
  arrange(@Param() { id }: StoredIdDto, @Body() arrangement: ArrangeGalleryDto): Promise<ExperienceView> {
    return this.commands.execute(new ArrangeGallery(id, arrangement));
  }
}
