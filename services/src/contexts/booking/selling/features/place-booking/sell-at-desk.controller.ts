import { Body, Controller, Headers } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BookingPlacedView, SellAtDeskDto } from '@northlight/contracts';
import { sellingRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PlaceBooking } from './place-booking.js';

/** Walk-ins: the same sale as everywhere, for a party that stands at the desk. */
@Controller()
export class SellAtDeskController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(sellingRoutes.sellAtDesk)
  sell(
    @Body() { checkIn = false, customerEmail = '', paidWith, ...sale }: SellAtDeskDto,
    @CurrentUser() { id }: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<BookingPlacedView> {
    const caller = { userId: null, key, desk: { userId: id, letIn: checkIn, paidWith } };
    return this.commands.execute(new PlaceBooking({ ...sale, customerEmail }, caller));
  }
}
