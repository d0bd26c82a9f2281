import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CorrectCustomerDto, type CustomerCorrectedView } from '@northlight/contracts';
import { changingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { CorrectCustomer } from './correct-customer.handler.js';

@Controller()
export class CorrectCustomerController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(changingRoutes.correctCustomer)
  async correct(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Body() body: CorrectCustomerDto,
  ): Promise<CustomerCorrectedView> {
    const found = await this.bookings.findFor({ command: 'correct-customer', body }, requested);
    return this.commands.execute(new CorrectCustomer(found, body));
  }
}
