import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CommandAtDesk, ForDesk } from '../../asked-order.js';
import { ResendOrder } from './resend-order.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/orders/:order/resend')
export class ResendOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @CommandAtDesk('ORDER_COLLECTED', 'ORDER_CANCELLED', 'ORDER_WITHOUT_EMAIL')
  @ApiOkResponse({ description: 'The mail with the link to the order is on its way to its customer again.' })
  resend(@Param('order') order: string, @Body() _nothing: object): Promise<{ readonly id: string }> {
    return this.commands.execute(new ResendOrder(order));
  }
}
