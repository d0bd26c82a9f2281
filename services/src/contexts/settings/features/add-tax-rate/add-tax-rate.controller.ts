import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AddTaxRateDto, type TaxRateView } from '@northlight/contracts';
import { taxRatesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { AddTaxRate } from './add-tax-rate.handler.js';

@Controller()
export class AddTaxRateController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(taxRatesRoutes.addTaxRate)
  add(@Body() input: AddTaxRateDto): Promise<TaxRateView> {
    return this.commands.execute(new AddTaxRate(input));
  }
}
