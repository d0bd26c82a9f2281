import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindUploadsDto, UploadIdDto, type UploadView } from '@northlight/contracts';
import { uploadsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { FindUploads, ShowUpload } from './show-uploads.handler.js';

@Controller()
export class ShowUploadsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(uploadsRoutes.listUploads)
  list(@Query() { target, targetId }: FindUploadsDto): Promise<UploadView[]> {
    return this.queries.execute(new FindUploads({ target, id: targetId }));
  }

  @Endpoint(uploadsRoutes.showUpload)
  show(@Param() { id }: UploadIdDto): Promise<UploadView> {
    return this.queries.execute(new ShowUpload(id));
  }
}
