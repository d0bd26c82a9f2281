import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CorrectCustomerDto, type CustomerCorrectedView } from '@northlight/contracts';
import { Asked, CommandAtDesk, ForDesk } from '../../asked-order.js';
import type { AskedOrder } from '../../persistence/opened-orders.js';
import { CorrectOrderCustomer } from './correct-order-customer.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/orders/:order/customer')
export class CorrectOrderCustomerController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @CommandAtDesk('INVALID_INPUT', 'CUSTOMER_ERASED', 'ORDER_WITHOUT_EMAIL', 'PERSON_UNREADABLE')
  @ApiOkResponse({ description: 'Who the order is for, put right; which fields were changed is on record.' })
  correct(@Asked() { orderId, key }: AskedOrder, @Body() body: CorrectCustomerDto): Promise<CustomerCorrectedView> {
    return this.commands.execute(new CorrectOrderCustomer(orderId, body, key));
  }
}
