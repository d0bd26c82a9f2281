import { Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { OrderCollectedView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { Keyed } from '../../asked-order.js';
import { CollectOrder } from './collect-order.handler.js';

/** The desk: orders by id or reference. */
@ApiTags('admin')
@Roles('desk')
@Controller('api/admin/orders/:order/collect')
export class CollectOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @ApiParam({ name: 'order', description: "The order's id, or its reference" })
  @Refuses('ORDER_NOT_FOUND', 'ORDER_CANCELLED', 'NOTHING_TO_COLLECT')
  @Keyed(false)
  @ApiOkResponse({ description: 'The merchandise is handed over; asked again, when it was.' })
  collect(
    @Param('order') order: string,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<OrderCollectedView> {
    return this.commands.execute(new CollectOrder(order, key));
  }
}
