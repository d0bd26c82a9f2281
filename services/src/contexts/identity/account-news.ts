import { Injectable } from '@nestjs/common';

/** The owner of an account has proven that they read this e-mail. */
export class EmailVerified {
  constructor(
    readonly userId: number,
    readonly email: string,
  ) {}
}

type Hear = (news: EmailVerified) => Promise<unknown>;

/** Whoever wants to know what became of accounts says so here; the worker tells them, each at least once. */
@Injectable()
export class AccountNews {
  private readonly hearers: Hear[] = [];

  /** @param hear must bear being told the same again; a failure is tried again later, for all hearers */
  onEmailVerified(hear: Hear): void {
    this.hearers.push(hear);
  }

  async tell(news: EmailVerified): Promise<void> {
    for (const hear of this.hearers) await hear(news);
  }
}
