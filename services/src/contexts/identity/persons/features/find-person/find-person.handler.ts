import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PersonFoundView } from '@northlight/contracts';
import { PersonHolders } from '../../../../../platform/privacy/person-holders.js';
import { parseAccountLookup } from '../../../domain/account-lookup.js';
import { PersonDirectory } from '../../../persistence/person-directory.js';

/** What is kept of somebody? By an e-mail, a username, or "#" and the number of an account. */
export class FindPerson extends Query<PersonFoundView> {
  constructor(readonly whom: string) {
    super();
  }
}

@QueryHandler(FindPerson)
export class FindPersonHandler implements IQueryHandler<FindPerson> {
  constructor(
    private readonly directory: PersonDirectory,
    private readonly holders: PersonHolders,
  ) {}

  async execute({ whom }: FindPerson): Promise<PersonFoundView> {
    const { person } = await this.directory.who(parseAccountLookup(whom));
    return { entries: await this.holders.find(person), ...(await this.holders.gap()) };
  }
}
