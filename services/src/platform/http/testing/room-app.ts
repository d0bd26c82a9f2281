import { Global, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Settings } from '../../config/settings.js';
import { ShutdownSignal } from '../../config/shutdown-signal.js';
import { DatabaseModule } from '../../database/database.module.js';
import { TableChanges } from '../../database/table-changes.js';
import { EventStoreModule } from '../../event-store/event-store.module.js';
import { Clock } from '../../kernel/clock.js';
import { servedIs } from '../../observability/request-context.js';
import { AccessGuard, type Principal } from '../access.js';
import { createHttpApp, type HttpApp } from '../http-app.js';
import { answersFromMemory } from '../response-cache.js';
import { SharedReadsModule } from '../shared-reads.module.js';

const principalHeader = 'x-principal';

/** Headers of somebody who is signed in, account 7 unless said otherwise: a room under test takes their word for it. */
export const signedIn = (principal: Partial<Principal> = {}): Record<string, string> => ({
  [principalHeader]: JSON.stringify({ id: 7, isAdmin: false, roles: [], ...principal }),
});

/** After a change that no request made: waits until no answer from memory is older. */
export const untilSettled = (app: INestApplicationContext): Promise<void> =>
  app.get(TableChanges, { strict: false }).settled();

interface RoomAppOptions extends Omit<HttpApp, 'module' | 'clock' | 'signIn'> {
  readonly settings: Settings;
  readonly clock: Clock;
}

/** One room behind the HTTP of the real service, with a clock of the test's and nothing else of the other rooms. */
export const roomApp = (room: Type, { clock, ...options }: RoomAppOptions): Promise<NestExpressApplication> =>
  createHttpApp({
    ...options,
    clock: () => clock,
    module: houseOf(room, options.settings, clock),
    early: answersFromMemory,
    signIn: believeHeaders,
  });

/** In place of sessions: puts behind a request whom its header names. */
export function believeHeaders(app: NestExpressApplication): void {
  app.use((request: Request, _response: Response, next: NextFunction) => {
    const header = request.get(principalHeader);
    if (header) {
      const principal = JSON.parse(header) as Principal;
      (request as { user?: Principal }).user = principal;
      servedIs({ ...principal, name: `account ${principal.id}` });
    }
    next();
  });
}

function houseOf(room: Type, settings: Settings, clock: Clock): Type {
  @Global()
  @Module({
    providers: [{ provide: Settings, useValue: settings }, { provide: Clock, useValue: clock }, ShutdownSignal],
    exports: [Settings, Clock, ShutdownSignal],
  })
  class PlatformModule {}

  @Module({
    imports: [PlatformModule, DatabaseModule, EventStoreModule, SharedReadsModule, CqrsModule.forRoot(), room],
    providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
  })
  class House {}
  return House;
}
