import { Controller, Headers, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OrderCollectedView } from '@northlight/contracts';
import { CommandAtDesk, ForDesk } from '../../asked-order.js';
import { CollectOrder } from './collect-order.handler.js';

/** The desk: orders by id or reference. */
@ApiTags('admin')
@ForDesk()
@Controller('api/admin/orders/:order/collect')
export class CollectOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @CommandAtDesk('ORDER_CANCELLED', 'NOTHING_TO_COLLECT')
  @ApiOkResponse({ description: 'The merchandise is handed over; asked again, when it was.' })
  collect(
    @Param('order') order: string,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<OrderCollectedView> {
    return this.commands.execute(new CollectOrder(order, key));
  }
}
