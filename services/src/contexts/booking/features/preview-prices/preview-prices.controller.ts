import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type PricePreviewView, PriceRulesDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { PreviewPrices } from './preview-prices.handler.js';

@ApiTags('settings')
@Controller('api/admin/price-preview')
export class PreviewPricesController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Post()
  @HttpCode(200)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT')
  @ApiOkResponse({ description: 'What some choices of tickets cost now, and would cost under these rules.' })
  preview(@Body() rules: PriceRulesDto): Promise<PricePreviewView> {
    return this.queries.execute(new PreviewPrices(rules));
  }
}
