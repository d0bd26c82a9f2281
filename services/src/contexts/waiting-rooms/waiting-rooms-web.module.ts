import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Settings } from '../../platform/config/settings.js';
import { supportEmailOf } from '../../platform/config/support-email.js';
import { isHttps } from '../../platform/http/public-scheme.js';
import { visitorAddresses } from '../../platform/http/visitor-address.js';
import { Clock } from '../../platform/kernel/clock.js';
import { WaitingRoomGate } from './features/let-in/waiting-room-gate.js';
import { RoomFollower } from './persistence/room-follower.js';
import { PlaceCounts } from './places/place-counts.js';

/** Waiting rooms, for the web process: it follows them, and lets people in. */
@Module({
  providers: [
    {
      provide: PlaceCounts,
      inject: [Settings, Clock],
      useFactory: (settings: Settings, clock: Clock) =>
        new PlaceCounts(new RoomFollower(settings, clock), settings.REDIS_URL),
    },
  ],
})
export class WaitingRoomsWebModule {}

/** What stands before everything else that the web process answers. @param app with that module */
export function waitingRoomGate(app: NestExpressApplication, settings: Settings): WaitingRoomGate {
  const { rooms, counter } = app.get(PlaceCounts);
  return new WaitingRoomGate({
    ...{ rooms, counter, clock: app.get(Clock), secrets: settings },
    isSecure: isHttps(settings.PUBLIC_URL),
    product: settings.PRODUCT_NAME,
    supportEmail: supportEmailOf(settings),
    placesPerNetwork: settings.WAITING_PLACES_PER_NETWORK,
    addressOf: visitorAddresses(app),
  });
}
