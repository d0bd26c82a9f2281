import { Body, Controller, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BookingPlacedView, SellAtDeskDto } from '@northlight/contracts';
import { sellingRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PlaceBooking } from './place-booking.js';

interface Sent {
  /** Where it comes from: guesses at codes are counted. */
  readonly address: string;
  readonly key: string | undefined;
}

const Sender = createParamDecorator((_: unknown, context: ExecutionContext): Sent => {
  const request = context.switchToHttp().getRequest<Request>();
  return { address: request.ip ?? '', key: request.get('idempotency-key') };
});

/** Walk-ins: the same sale as everywhere, for a party that stands at the desk. */
@Controller()
export class SellAtDeskController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(sellingRoutes.sellAtDesk)
  sell(
    @Body() { checkIn = false, customerEmail = '', paidWith, ...sale }: SellAtDeskDto,
    @CurrentUser() { id }: Principal,
    @Sender() { address, key }: Sent,
  ): Promise<BookingPlacedView> {
    const caller = { userId: null, key, address, desk: { userId: id, letIn: checkIn, paidWith } };
    return this.commands.execute(new PlaceBooking({ ...sale, customerEmail }, caller));
  }
}
