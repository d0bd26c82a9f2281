import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OutboxView } from '@northlight/contracts';
import { operationsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ShowOutbox } from './show-outbox.handler.js';

@Controller()
export class ShowOutboxController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(operationsRoutes.showOutbox)
  show(): Promise<OutboxView> {
    return this.queries.execute(new ShowOutbox());
  }
}
