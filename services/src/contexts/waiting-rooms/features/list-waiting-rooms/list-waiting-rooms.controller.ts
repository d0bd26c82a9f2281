import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { WaitingRoomView } from '@northlight/contracts';
import { waitingRoomsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ListWaitingRooms } from './list-waiting-rooms.handler.js';

@Controller()
export class ListWaitingRoomsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(waitingRoomsRoutes.listWaitingRooms)
  list(): Promise<WaitingRoomView[]> {
    return this.queries.execute(new ListWaitingRooms());
  }
}
