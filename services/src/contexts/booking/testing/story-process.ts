import { CommandBus } from '@nestjs/cqrs';
import { readSettings } from '../../../platform/config/settings.js';
import { errorAnswer } from '../../../platform/http/error-filter.js';
import { roomApp } from '../../../platform/http/testing/room-app.js';
import { FixedClock } from '../../../platform/kernel/clock.js';
import { BookingModule } from '../booking.module.js';
import { now } from './booking-house.js';
import { arrived, type CrossingAnswer, type CrossingRequest } from './crossing.js';

/** A process of the service that does what its parent sends it, until it is killed (killable-process.ts). */
const clock = new FixedClock(now);
const app = await roomApp(BookingModule, { settings: readSettings(process.env), clock });
await app.init();
const commands = app.get(CommandBus, { strict: false });

async function answerTo({ nth, at, ...sent }: CrossingRequest): Promise<CrossingAnswer> {
  clock.set(at);
  try {
    return { nth, answer: await commands.execute(arrived(sent)) };
  } catch (error) {
    return { nth, code: errorAnswer(error).code, stack: (error as Error).stack };
  }
}

process.on('message', (request: CrossingRequest) => void answerTo(request).then((reply) => process.send?.(reply)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
