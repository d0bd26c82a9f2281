import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OpenTicketScheduledView, PlaceBookingDto, ScheduleOpenTicketDto } from '@northlight/contracts';
import { isStaff } from '../../../../../platform/http/access.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { PlaceBooking } from '../../../../booking/index.js';
import { mustBeUsable, type OpenTicket } from '../../../domain/open-ticket.js';
import { PaidTickets } from '../../../paid-tickets.js';
import { OpenedTickets, type OpenTicketRequest } from '../../../persistence/opened-tickets.js';
import { type CustomerDetails, OrderPersons } from '../../../persistence/order-persons.js';

/** Books the visit of an open-dated ticket: now it takes seats, once, at the price that was promised. */
export class ScheduleTicket extends Command<OpenTicketScheduledView> {
  constructor(
    readonly request: OpenTicketRequest,
    readonly when: ScheduleOpenTicketDto,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(ScheduleTicket)
export class ScheduleTicketHandler implements ICommandHandler<ScheduleTicket> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly tickets: OpenedTickets,
    private readonly persons: OrderPersons,
    private readonly commands: CommandBus,
    private readonly paid: PaidTickets,
  ) {}

  /**
   * The booking has the id of the ticket, so that the log refuses a second one, whoever asks at the same time.
   * @throws {Refusal} ORDER_NOT_FOUND, ORDER_AWAITS_PAYMENT, OPEN_TICKET_NOT_FOUND, OPEN_TICKET_CANCELLED, OPEN_TICKET_EXPIRED, OPEN_TICKET_USED,
   *   and whatever a booking may be refused for
   */
  async execute({ request, when, address }: ScheduleTicket): Promise<OpenTicketScheduledView> {
    const { order, ticket, state } = await this.tickets.find(request);
    mustBeUsable(state, ticket);
    // guard: a ticket is good once it is paid
    if (order.status === 'awaiting_payment') throw new Refusal('ORDER_AWAITS_PAYMENT');
    const customer = await this.persons.read(order.personRef);
    if (!customer) throw new Refusal('OPEN_TICKET_CANCELLED'); // erased at this moment
    const { id, terms } = ticket;
    const visitor = isStaff(request.user) ? undefined : { address, email: customer.email };
    const seeker = { plan: request.user?.plan, byStaff: isStaff(request.user) };
    const funds = order.payOnline ? await this.paid.fundsOf(order.id, id) : undefined;
    const caller = {
      ...seeker,
      userId: order.userId,
      key: request.key,
      address,
      visitor,
      openTicket: { id, terms, funds },
    };
    const { reference, date, time } = await this.commands.execute(
      new PlaceBooking(requestOf(ticket, when, customer), caller),
    );
    return { id, reference, date, time };
  }
}

const requestOf = (
  { venueId, experienceId, numberOfTickets, ticketType }: OpenTicket,
  { date, time }: ScheduleOpenTicketDto,
  { name: customerName, email: customerEmail, phone }: CustomerDetails,
): PlaceBookingDto => ({
  ...{ venueId, experienceId, numberOfTickets, ticketType, date, time, customerName, customerEmail },
  ...(phone && { customerPhone: phone }),
});
