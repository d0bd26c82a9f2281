import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OneDeskOrderView } from '@northlight/contracts';
import { ForDesk } from '../../asked-order.js';
import { ShowOrderAtDesk } from './show-order-at-desk.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/orders/:order')
export class ShowOrderAtDeskController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'The order with its lines, its bookings as they are now, and what was done with it.' })
  show(@Param('order') order: string): Promise<OneDeskOrderView> {
    return this.queries.execute(new ShowOrderAtDesk(order));
  }
}
