import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { StoredIdDto, type WaitingRoomView } from '@northlight/contracts';
import { waitingRoomsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { CloseWaitingRoom } from './close-waiting-room.handler.js';

@Controller()
export class CloseWaitingRoomController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(waitingRoomsRoutes.closeWaitingRoom)
  close(@Param() { id }: StoredIdDto): Promise<WaitingRoomView> {
    return this.commands.execute(new CloseWaitingRoom(id));
  }
}
