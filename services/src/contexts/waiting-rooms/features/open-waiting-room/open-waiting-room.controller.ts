import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OpenWaitingRoomDto, type WaitingRoomView } from '@northlight/contracts';
import { waitingRoomsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { OpenWaitingRoom } from './open-waiting-room.handler.js';

@Controller()
export class OpenWaitingRoomController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(waitingRoomsRoutes.openWaitingRoom)
  open(@Body() input: OpenWaitingRoomDto): Promise<WaitingRoomView> {
    return this.commands.execute(new OpenWaitingRoom(input));
  }
}
