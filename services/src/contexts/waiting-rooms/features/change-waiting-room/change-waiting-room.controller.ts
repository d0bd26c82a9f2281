import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeWaitingRoomDto, StoredIdDto, type WaitingRoomView } from '@northlight/contracts';
import { waitingRoomsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ChangeWaitingRoom } from './change-waiting-room.handler.js';

@Controller()
export class ChangeWaitingRoomController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(waitingRoomsRoutes.changeWaitingRoom)
  change(@Param() { id }: StoredIdDto, @Body() input: ChangeWaitingRoomDto): Promise<WaitingRoomView> {
    return this.commands.execute(new ChangeWaitingRoom(id, input));
  }
}
