import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Asked, CommandAtDesk, ForDesk } from '../../asked-order.js';
import type { AskedOrder } from '../../persistence/opened-orders.js';
import { ResendOrder } from './resend-order.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/orders/:order/resend')
export class ResendOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @CommandAtDesk('ORDER_COLLECTED', 'ORDER_CANCELLED', 'ORDER_WITHOUT_EMAIL')
  @ApiOkResponse({ description: 'The mail with the link to the order is on its way to its customer again.' })
  resend(@Asked() { orderId, key }: AskedOrder, @Body() _nothing: object): Promise<{ readonly id: string }> {
    return this.commands.execute(new ResendOrder(orderId, key));
  }
}
