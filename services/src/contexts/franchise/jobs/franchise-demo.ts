import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sentInquiryOf } from '@northlight/contracts';
import pg from 'pg';
import type { FixedClock } from '../../../platform/kernel/clock.js';
import { ChangeStatus } from '../features/change-status/change-status.handler.js';
import { GenerateAccess } from '../features/generate-access/generate-access.handler.js';
import { SendInquiry } from '../features/send-inquiry/send-inquiry.handler.js';
import { SubmitDetails } from '../features/submit-details/submit-details.handler.js';
import { ValidateAccess } from '../features/validate-access/validate-access.handler.js';
import { Inquiries } from '../persistence/inquiries.repository.js';
import { type DemoInquiry, demoDetails, demoInquiries } from './demo-inquiries.js';

/** How much was added, for the person who watches the seed. */
export interface FranchiseDemoReport {
  readonly inquiries: number;
  /** The code that is live, told this once. */
  readonly invitation?: Invitation;
  /** The code whose time is over, for whoever wants to see it refused. */
  readonly expired?: Invitation;
}

interface Invitation {
  readonly inquiryId: number;
  readonly accessCode: string;
}

interface Stage {
  readonly clock: FixedClock;
  readonly now: Date;
  /** The demo accounts, by their names. */
  readonly userIds: ReadonlyMap<string, number>;
}

interface Played {
  readonly inquiryId: number;
  accessCode: string | undefined;
}

interface Act {
  readonly daysAgo: number;
  readonly run: () => Promise<unknown>;
}

const refOf = (nth: number): string => `d3a0f7a0-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** Plays the demo's inquiries through the commands, each at its time; nobody is mailed. What is there stays as it is. */
@Injectable()
export class FranchiseDemo {
  constructor(
    private readonly pool: pg.Pool,
    private readonly commands: CommandBus,
    private readonly inquiries: Inquiries,
  ) {}

  /** @param clock the clock of this process; it is set back, and stands at the present again afterwards */
  async load(clock: FixedClock, userIds: ReadonlyMap<string, number>): Promise<FranchiseDemoReport> {
    const stage = { clock, now: clock.now(), userIds };
    let report: FranchiseDemoReport = { inquiries: 0 };
    for (const [nth, inquiry] of demoInquiries.entries()) {
      if (await this.inquiries.isKnown(refOf(nth))) continue;
      const { inquiryId, accessCode } = await this.play(inquiry, refOf(nth), stage);
      const isLive = inquiry.detailsDaysAgo === undefined;
      const reported = accessCode && { [isLive ? 'invitation' : 'expired']: { inquiryId, accessCode } };
      report = { ...report, inquiries: report.inquiries + 1, ...reported };
    }
    clock.set(stage.now);
    return report;
  }

  private async play(inquiry: DemoInquiry, ref: string, { clock, now, userIds }: Stage): Promise<Played> {
    const userId = userIds.get(inquiry.username ?? '') ?? null;
    clock.set(before(now, inquiry.daysAgo));
    const { id } = await this.commands.execute(new SendInquiry(sentInquiryOf(inquiry.form), { userId, demo: { ref } }));
    const played: Played = { inquiryId: id, accessCode: undefined };
    for (const { daysAgo, run } of this.actsOf(inquiry, played, userId)) {
      clock.set(before(now, daysAgo));
      await run();
    }
    if (inquiry.hasNoStatus) await this.inquiries.setStatus(id, null, this.pool);
    return played;
  }

  /** What happened to an inquiry, the oldest first. */
  private actsOf({ steps, codeDaysAgo, detailsDaysAgo }: DemoInquiry, played: Played, userId: number | null): Act[] {
    const { inquiryId: id } = played;
    const acts: Act[] = steps.map(({ status, daysAgo, note }) => ({
      daysAgo,
      run: () => this.commands.execute(new ChangeStatus({ id, status, note })),
    }));
    if (codeDaysAgo !== undefined) acts.push({ daysAgo: codeDaysAgo, run: () => this.invite(played) });
    if (detailsDaysAgo !== undefined && userId !== null)
      acts.push({ daysAgo: detailsDaysAgo, run: () => this.submit(played, userId) });
    return acts.sort((one, other) => other.daysAgo - one.daysAgo);
  }

  private async invite(played: Played): Promise<void> {
    played.accessCode = (await this.commands.execute(new GenerateAccess(played.inquiryId))).accessCode;
  }

  private async submit({ inquiryId, accessCode = '' }: Played, userId: number): Promise<void> {
    const visitor = { userId, address: '127.0.0.1' };
    const pass = await this.commands.execute(new ValidateAccess({ inquiryId, accessCode }, visitor));
    const details = { ...demoDetails, franchiseInquiryId: inquiryId };
    const candidate = { inquiryId, userId, pass: pass ?? undefined };
    await this.commands.execute(new SubmitDetails(details, { candidate }));
  }
}
