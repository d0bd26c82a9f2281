import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingModule } from '../../booking/index.js';
import { OpenedTickets } from '../persistence/opened-tickets.js';
import { MerchandiseSharedModule } from '../shared/merchandise-shared.module.js';
import { CancelTicketController } from './features/cancel-ticket/cancel-ticket.controller.js';
import { CancelTicketHandler } from './features/cancel-ticket/cancel-ticket.handler.js';
import { ListOpenTicketsController } from './features/list-open-tickets/list-open-tickets.controller.js';
import { ListOpenTicketsHandler } from './features/list-open-tickets/list-open-tickets.handler.js';
import { ScheduleTicketController } from './features/schedule-ticket/schedule-ticket.controller.js';
import { ScheduleTicketHandler } from './features/schedule-ticket/schedule-ticket.handler.js';

/** Open tickets: their time is chosen later. */
@Module({
  imports: [CqrsModule, MerchandiseSharedModule, BookingModule],
  controllers: [CancelTicketController, ListOpenTicketsController, ScheduleTicketController],
  providers: [CancelTicketHandler, ListOpenTicketsHandler, ScheduleTicketHandler, OpenedTickets],
})
export class TicketsModule {}
