import type { INestApplicationContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ConfirmSubscription,
  Correspondence,
  NoteAnswer,
  SendMessage,
  ShowContent,
  Subscribe,
  WriteContent,
} from '../../contexts/correspondence/index.js';
import type { FixedClock } from '../../platform/kernel/clock.js';
import { Stage } from '../stage.js';
import { type DemoLetter, type DemoSubscriber, demoLetters, demoSocial, demoSubscribers } from './letters.js';

/** How much was added, for the person who watches the seed. */
export interface LoadedLetters {
  readonly messages: number;
  readonly subscribers: number;
}

const idOf = (kind: string, nth: number): string => `d3a0${kind}-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`;

/**
 * Plays the demo's letters through the commands, each at its time; nobody is mailed. What is there stays as it is.
 * @param clock the clock of this process; it is set back, and stands at the present again afterwards
 */
export async function loadLetters(app: INestApplicationContext, clock: FixedClock): Promise<LoadedLetters> {
  const stage = new Stage(app, clock);
  const letters = app.get(Correspondence, { strict: false });
  const report = { messages: 0, subscribers: 0 };
  for (const [nth, letter] of demoLetters.entries()) {
    const id = idOf('1e77', nth);
    if (await letters.isKnown(id)) continue;
    await write(letter, id, stage);
    report.messages++;
  }
  for (const [nth, reader] of demoSubscribers.entries())
    if (await subscribe(reader, { ref: idOf('4ead', nth), letters, stage })) report.subscribers++;
  stage.end();
  const { version } = await app.get(QueryBus, { strict: false }).execute(new ShowContent('social'));
  if (version === 1) await stage.playAt(stage.now, new WriteContent('social', { version, blocks: demoSocial }, 'seed'));
  return report;
}

async function write({ message, daysAgo, answeredDaysAgo }: DemoLetter, id: string, stage: Stage): Promise<void> {
  await stage.playAt(stage.daysAgo(daysAgo), new SendMessage(message, { id, notify: false }));
  if (answeredDaysAgo !== undefined) await stage.playAt(stage.daysAgo(answeredDaysAgo), new NoteAnswer(id, null));
}

interface Subscription {
  readonly ref: string;
  readonly letters: Correspondence;
  readonly stage: Stage;
}

/** @returns whether it was added now; an address that asked before has another entry */
async function subscribe(
  { email, daysAgo, isConfirmed }: DemoSubscriber,
  { ref, letters, stage }: Subscription,
): Promise<boolean> {
  if (await letters.isKnown(ref)) return false;
  const at = stage.daysAgo(daysAgo);
  await stage.playAt(at, new Subscribe({ email, ref, notify: false }));
  const entry = await letters.subscriber(ref);
  if (entry && isConfirmed) await stage.playAt(at, new ConfirmSubscription(entry.confirmLink));
  return entry !== undefined;
}
