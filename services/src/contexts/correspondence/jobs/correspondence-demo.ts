import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Settings } from '../../../platform/config/settings.js';
import type { FixedClock } from '../../../platform/kernel/clock.js';
import { AnswerMessage } from '../features/answer-message/answer-message.handler.js';
import { ConfirmSubscription } from '../features/confirm-subscription/confirm-subscription.handler.js';
import { SendMessage } from '../features/send-message/send-message.handler.js';
import { Subscribe } from '../features/subscribe/subscribe.handler.js';
import { WriteContent } from '../features/write-content/write-content.handler.js';
import { Contents } from '../persistence/contents.repository.js';
import { Messages } from '../persistence/messages.repository.js';
import { linkOf } from '../persistence/newsletter-tokens.js';
import { Subscribers } from '../persistence/subscribers.repository.js';
import { type DemoLetter, demoLetters, demoSocial, demoSubscribers } from './demo-letters.js';

/** How much was added, for the person who watches the seed. */
export interface CorrespondenceDemoReport {
  readonly messages: number;
  readonly subscribers: number;
}

interface Stage {
  readonly clock: FixedClock;
  readonly now: Date;
}

const demoId = (kind: string, nth: number): string => `d3a0${kind}-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** Plays the demo's letters through the commands, each at its time; nobody is mailed. What is there stays as it is. */
@Injectable()
export class CorrespondenceDemo {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly commands: CommandBus,
    private readonly messages: Messages,
    private readonly subscribers: Subscribers,
    private readonly contents: Contents,
    private readonly settings: Settings,
  ) {}

  /** @param clock the clock of this process; it is set back, and stands at the present again afterwards */
  async load(clock: FixedClock): Promise<CorrespondenceDemoReport> {
    const stage = { clock, now: clock.now() };
    const report = { messages: 0, subscribers: 0 };
    for (const [nth, letter] of demoLetters.entries())
      if (await this.play(letter, demoId('1e77', nth), stage)) report.messages++;
    for (const [nth, reader] of demoSubscribers.entries())
      if (await this.subscribe(reader, demoId('4ead', nth), stage)) report.subscribers++;
    clock.set(stage.now);
    const social = await this.contents.latest('social');
    if (social?.version === 1)
      await this.commands.execute(new WriteContent('social', { version: 1, blocks: demoSocial }, 'seed'));
    return report;
  }

  private async play(letter: DemoLetter, id: string, { clock, now }: Stage): Promise<boolean> {
    const { message, daysAgo, answeredDaysAgo } = letter;
    if (await this.messages.find(id)) return false;
    clock.set(before(now, daysAgo));
    await this.commands.execute(new SendMessage(message, { demo: { id } }));
    if (answeredDaysAgo === undefined) return true;
    clock.set(before(now, answeredDaysAgo));
    await this.commands.execute(new AnswerMessage(id, null));
    return true;
  }

  private async subscribe(
    { email, daysAgo, isConfirmed }: (typeof demoSubscribers)[number],
    ref: string,
    { clock, now }: Stage,
  ): Promise<boolean> {
    if (await this.subscribers.find(ref)) return false;
    clock.set(before(now, daysAgo));
    await this.commands.execute(new Subscribe({ email, demo: { ref } }));
    const isNew = (await this.subscribers.find(ref)) !== undefined;
    const link = linkOf('newsletter-confirm', { ref, secret: this.settings.SECRET });
    if (isNew && isConfirmed) await this.commands.execute(new ConfirmSubscription(link));
    return isNew;
  }
}
