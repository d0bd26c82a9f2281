import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CorrectCustomerDto, type CustomerCorrectedView } from '@northlight/contracts';
import { AskedAtDesk, CommandAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { CorrectCustomer } from './correct-customer.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking/customer')
export class CorrectCustomerController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Post()
  @CommandAtDesk('INVALID_INPUT', 'CUSTOMER_ERASED', 'CUSTOMER_WITHOUT_EMAIL', 'PERSON_UNREADABLE')
  @ApiOkResponse({ description: 'Who the booking is for, put right; which fields were changed is on record.' })
  async correct(@AskedAtDesk() asked: AskedThere, @Body() body: CorrectCustomerDto): Promise<CustomerCorrectedView> {
    const found = await this.bookings.findFor({ command: 'correct-customer', body }, asked);
    return this.commands.execute(new CorrectCustomer(found, body));
  }
}
