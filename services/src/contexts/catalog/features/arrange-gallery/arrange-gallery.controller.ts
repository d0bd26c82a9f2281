import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ArrangeGalleryDto, type ExperienceView, StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ArrangeGallery } from './arrange-gallery.handler.js';

@ApiTags('admin')
@Controller('api/experiences')
export class ArrangeGalleryController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Put(':id/gallery')
  @ApiOkResponse({ description: 'The experience with its pictures as they hang now.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'EXPERIENCE_NOT_FOUND', 'CONFLICT')
  arrange(@Param() { id }: StoredIdDto, @Body() arrangement: ArrangeGalleryDto): Promise<ExperienceView> {
    return this.commands.execute(new ArrangeGallery(id, arrangement));
  }
}
