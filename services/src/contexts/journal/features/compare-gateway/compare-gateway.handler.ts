import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/kernel/clock.js';
import { addDaysTo, localTimeOf, officeZone } from '../../../../platform/kernel/venue-time.js';
import { logger } from '../../../../platform/observability/logger.js';
import { PaymentGateway } from '../../../payments/index.js';
import { Proofs } from '../../persistence/proofs.repository.js';
import { DayComparison } from './day-comparison.js';

/** Who was away for longer begins with the last two months. */
const MOST_DAYS_BACK = 62;

/** Holds all of yesterday at the gateway against the books, and each day before it that was missed or still differs. */
export class CompareGateway extends Command<void> {}

@CommandHandler(CompareGateway)
export class CompareGatewayHandler implements ICommandHandler<CompareGateway> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly days: DayComparison,
    private readonly proofs: Proofs,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat. @throws {GatewayUnavailable}: what was not compared is, the next time */
  async execute(): Promise<void> {
    if (!this.gateway.isOn) return;
    for (const day of await this.dueDays()) {
      const { compared, differences } = await this.days.of(day);
      await this.proofs.keep({ proof: 'gateway', day, at: this.clock.now(), compared, differences });
      if (differences.length > 0)
        logger.error({ day, differences: differences.length }, 'The gateway and the books differ');
    }
  }

  /** The oldest first. Where no day was compared yet, it begins with yesterday. */
  private async dueDays(): Promise<string[]> {
    const yesterday = addDaysTo(localTimeOf(this.clock.now(), officeZone).date, -1);
    const last = (await this.proofs.last()).find(({ kind }) => kind === 'gateway')?.day ?? addDaysTo(yesterday, -1);
    const days = new Set(await this.proofs.daysWithDifferences());
    for (let back = 0; back < MOST_DAYS_BACK; back++) {
      const day = addDaysTo(yesterday, -back);
      if (day <= last && back > 0) break;
      days.add(day);
    }
    return [...days].filter((day) => day <= yesterday).toSorted();
  }
}
