import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ProofsView } from '@northlight/contracts';
import { journalRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ShowProofs } from './show-proofs.handler.js';

@Controller()
export class ShowProofsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(journalRoutes.showProofs)
  show(): Promise<ProofsView> {
    return this.queries.execute(new ShowProofs());
  }
}
