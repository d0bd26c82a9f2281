import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { SecondFactorView } from '@northlight/contracts';
import { secondFactorRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowSecondFactor } from './show-second-factor.handler.js';

@Controller()
export class ShowSecondFactorController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(secondFactorRoutes.showSecondFactor)
  show(@CurrentUser() { id }: Principal): Promise<SecondFactorView> {
    return this.queries.execute(new ShowSecondFactor(id));
  }
}
