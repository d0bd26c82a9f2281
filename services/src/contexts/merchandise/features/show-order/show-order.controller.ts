import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OrderView } from '@northlight/contracts';
import { Asked, ForOrderHolders } from '../../asked-order.js';
import type { AskedOrder } from '../../persistence/opened-orders.js';
import { ShowOrder } from './show-order.handler.js';

@ApiTags('orders')
@Controller('api/orders')
export class ShowOrderController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @ForOrderHolders()
  @ApiOkResponse({ description: 'The order with its lines; its bookings as they are now.' })
  show(@Asked() asked: AskedOrder): Promise<OrderView> {
    return this.queries.execute(new ShowOrder(asked));
  }
}
