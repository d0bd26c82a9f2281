import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { StoredIdDto } from '@northlight/contracts';
import { taxRatesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { RemoveTaxRate } from './remove-tax-rate.handler.js';

@Controller()
export class RemoveTaxRateController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(taxRatesRoutes.removeTaxRate)
  remove(@Param() { id }: StoredIdDto): Promise<void> {
    return this.commands.execute(new RemoveTaxRate(id));
  }
}
