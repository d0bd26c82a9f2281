import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { type ErasureLine, ErasureLog, personOfLine } from '../../../../../platform/privacy/erasure-log.js';
import { Erasures } from '../../../../../platform/privacy/erasures.js';
import { PersonDirectory } from '../../../persistence/person-directory.js';

/** What came of erasings that were done again. */
interface DoneAgain {
  /** How many erasings the tables did not know. */
  readonly erasings: number;
  readonly erased: number;
  /** Ids of those that could not be done, with why. */
  readonly refused: readonly string[];
}

/** Forgets again whoever was forgotten since the copy was made that was brought back. */
export class EraseAgain extends Command<DoneAgain> {
  constructor(readonly lines: readonly ErasureLine[]) {
    super();
  }
}

/**
 * What the tables know of is passed over: it was forgotten before the copy was made, and who has come back since then is
 * a new customer. Safe to repeat.
 */
@CommandHandler(EraseAgain)
export class EraseAgainHandler implements ICommandHandler<EraseAgain> {
  constructor(
    private readonly directory: PersonDirectory,
    private readonly log: ErasureLog,
    private readonly erasures: Erasures,
  ) {}

  async execute({ lines }: EraseAgain): Promise<DoneAgain> {
    const done = { erasings: 0, erased: 0, refused: [] as string[] };
    for (const line of lines) {
      if (await this.log.isKnown(line.id)) continue;
      done.erasings++;
      try {
        done.erased += await this.again(line);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        done.refused.push(`${line.id} ${error.code}`);
      }
    }
    return done;
  }

  /** The account is known by what it was, since its number may be another's by now. */
  private async again(line: ErasureLine): Promise<number> {
    const { addresses, accountHashes } = personOfLine(line);
    const owner = await this.directory.ownerWith(accountHashes);
    const all = [...addresses, ...(owner?.addresses ?? [])];
    const person = { accountHashes, userId: owner?.userId, addresses: all };
    return this.erasures.erase(person, { by: 'restore' }, line.id);
  }
}
