import type { INestApplicationContext } from '@nestjs/common';
import { sentInquiryOf } from '@northlight/contracts';
import {
  ChangeStatus,
  FranchiseInquiries,
  GenerateAccess,
  SendInquiry,
  SubmitDetails,
  ValidateAccess,
} from '../../contexts/franchise/index.js';
import type { FixedClock } from '../../platform/kernel/clock.js';
import { Stage } from '../stage.js';
import { type DemoInquiry, demoDetails, demoInquiries } from './inquiries.js';

/** How much was added, for the person who watches the seed. */
export interface LoadedInquiries {
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

interface Played {
  readonly inquiryId: number;
  accessCode: string | undefined;
}

interface Act {
  readonly daysAgo: number;
  readonly run: (at: Date) => Promise<unknown>;
}

const refOf = (nth: number): string => `d3a0f7a0-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`;

/**
 * Plays the demo's inquiries through the commands, each at its time; nobody is mailed. What is there stays as it is.
 * @param clock the clock of this process; it is set back, and stands at the present again afterwards
 * @param userIds the demo accounts, by their names
 */
export async function loadInquiries(
  app: INestApplicationContext,
  clock: FixedClock,
  userIds: ReadonlyMap<string, number>,
): Promise<LoadedInquiries> {
  const stage = new Stage(app, clock);
  let report: LoadedInquiries = { inquiries: 0 };
  for (const [nth, inquiry] of demoInquiries.entries()) {
    if (await app.get(FranchiseInquiries, { strict: false }).isKnown(refOf(nth))) continue;
    const userId = userIds.get(inquiry.username ?? '') ?? null;
    const { inquiryId, accessCode } = await new InquiryPlayer(stage, userId).play(inquiry, refOf(nth));
    const isLive = inquiry.detailsDaysAgo === undefined;
    const reported = accessCode && { [isLive ? 'invitation' : 'expired']: { inquiryId, accessCode } };
    report = { ...report, inquiries: report.inquiries + 1, ...reported };
  }
  stage.end();
  return report;
}

class InquiryPlayer {
  constructor(
    private readonly stage: Stage,
    private readonly userId: number | null,
  ) {}

  async play(inquiry: DemoInquiry, ref: string): Promise<Played> {
    const sender = { userId: this.userId, ref, notify: false, ...(inquiry.hasNoStatus && { status: null }) };
    const sent = new SendInquiry(sentInquiryOf(inquiry.form), sender);
    const { id } = await this.stage.playAt(this.stage.daysAgo(inquiry.daysAgo), sent);
    const played: Played = { inquiryId: id, accessCode: undefined };
    for (const { daysAgo, run } of this.actsOf(inquiry, played)) await run(this.stage.daysAgo(daysAgo));
    return played;
  }

  /** What happened to an inquiry, the oldest first. */
  private actsOf({ steps, codeDaysAgo, detailsDaysAgo }: DemoInquiry, played: Played): Act[] {
    const { inquiryId: id } = played;
    const acts: Act[] = steps.map(({ status, daysAgo, note }) => ({
      daysAgo,
      run: (at) => this.stage.playAt(at, new ChangeStatus({ id, status, note })),
    }));
    if (codeDaysAgo !== undefined) acts.push({ daysAgo: codeDaysAgo, run: (at) => this.invite(played, at) });
    const { userId } = this;
    if (detailsDaysAgo !== undefined && userId !== null)
      acts.push({ daysAgo: detailsDaysAgo, run: (at) => this.submit(played, userId, at) });
    return acts.sort((one, other) => other.daysAgo - one.daysAgo);
  }

  private async invite(played: Played, at: Date): Promise<void> {
    played.accessCode = (await this.stage.playAt(at, new GenerateAccess(played.inquiryId))).accessCode;
  }

  private async submit({ inquiryId, accessCode = '' }: Played, userId: number, at: Date): Promise<void> {
    const visitor = { userId, address: '127.0.0.1' };
    const pass = await this.stage.playAt(at, new ValidateAccess({ inquiryId, accessCode }, visitor));
    const details = { ...demoDetails, franchiseInquiryId: inquiryId };
    const candidate = { inquiryId, userId, pass: pass ?? undefined };
    await this.stage.playAt(at, new SubmitDetails(details, { candidate }));
  }
}
