import { Body, Controller, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GiftCardBalanceDto, type GiftCardBalanceView } from '@northlight/contracts';
import { vouchersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ShowBalance } from './show-balance.handler.js';

@Controller()
export class ShowBalanceController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(vouchersRoutes.showGiftCardBalance)
  show(@Body() { code }: GiftCardBalanceDto, @Ip() address: string): Promise<GiftCardBalanceView> {
    return this.queries.execute(new ShowBalance(code, address));
  }
}
