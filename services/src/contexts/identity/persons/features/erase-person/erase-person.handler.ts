import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PersonAnswer, PersonErasedView } from '@northlight/contracts';
import { Erasures } from '../../../../../platform/privacy/erasures.js';
import { parseAccountLookup } from '../../../domain/account-lookup.js';
import { PersonDirectory } from '../../../persistence/person-directory.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** Forgets somebody for good, with the account that is theirs, whether or not they can still sign in to it. */
export class ErasePerson extends Command<PersonErasedView> {
  constructor(
    readonly whom: string,
    readonly answer: Partial<PersonAnswer> = {},
  ) {
    super();
  }
}

/** Bookings and orders, their seats and their money stay, and nobody is behind them. */
@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly directory: PersonDirectory,
    private readonly users: UsersRepository,
    private readonly erasures: Erasures,
  ) {}

  /** @throws {Refusal} USER_NOT_FOUND, ONLY_ADMIN, ERASURE_UNFINISHED when others may be left */
  async execute({ whom, answer: { reason, shownBy } }: ErasePerson): Promise<PersonErasedView> {
    const lookup = parseAccountLookup(whom);
    const { person, user } = await this.directory.mustKnow(lookup);
    const by = 'email' in lookup ? 'email' : 'account';
    if (user?.isAdmin) await this.users.mustHaveOtherAdmin(user.id);
    return { erased: await this.erasures.erase(person, { by, reason, shownBy }), hadAccount: user !== null };
  }
}
