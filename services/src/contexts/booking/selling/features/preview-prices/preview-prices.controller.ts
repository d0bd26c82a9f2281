import { Body, Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type PricePreviewView, PriceRulesDto } from '@northlight/contracts';
import { sellingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PreviewPrices } from './preview-prices.handler.js';

@Controller()
export class PreviewPricesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(sellingRoutes.previewPrices)
  preview(@Body() rules: PriceRulesDto): Promise<PricePreviewView> {
    return this.queries.execute(new PreviewPrices(rules));
  }
}
