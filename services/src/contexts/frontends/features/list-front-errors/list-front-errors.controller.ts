import { Controller, Param } from '@nestjs/common';
import type { FrontErrorView } from '@northlight/contracts';
import { FrontNameDto } from '@northlight/contracts';
import { consoleRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ReleaseErrors } from '../../persistence/release-errors.js';

@Controller()
export class ListFrontErrorsController {
  constructor(private readonly errors: ReleaseErrors) {}

  @Endpoint(consoleRoutes.listFrontErrors)
  list(@Param() { app }: FrontNameDto): Promise<FrontErrorView[]> {
    return this.errors.ofFront(app);
  }
}
