import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { RetentionView } from '@northlight/contracts';
import { operationsRoutes } from '@northlight/contracts/routes';
import { Compressed } from '../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ShowRetention } from './show-retention.handler.js';

@Controller()
export class ShowRetentionController {
  constructor(private readonly queries: QueryBus) {}

  @Compressed()
  @Endpoint(operationsRoutes.showRetention)
  show(): Promise<RetentionView> {
    return this.queries.execute(new ShowRetention());
  }
}
