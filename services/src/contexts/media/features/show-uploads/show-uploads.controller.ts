import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FindUploadsDto, UploadIdDto, type UploadView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { FindUploads, ShowUpload } from './show-uploads.handler.js';

@ApiTags('admin')
@Roles('admin')
@Controller('api/uploads')
export class ShowUploadsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT')
  @ApiOkResponse({ description: 'The latest fifty files that were sent for something, the newest first.' })
  list(@Query() { target, targetId }: FindUploadsDto): Promise<UploadView[]> {
    return this.queries.execute(new FindUploads({ target, id: targetId }));
  }

  @Get(':id')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'UPLOAD_NOT_FOUND')
  @ApiOkResponse({ description: 'How far a file is, or why it cannot be shown.' })
  show(@Param() { id }: UploadIdDto): Promise<UploadView> {
    return this.queries.execute(new ShowUpload(id));
  }
}
