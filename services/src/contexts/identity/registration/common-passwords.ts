import { Injectable, type OnModuleInit } from '@nestjs/common';
import { passwordLength, passwordNumber, refuseAsCommon } from '@northlight/contracts';

/**
 * What guessers try first: pages know a hundred of it, and the server all that the other rules let through, which are some
 * 5,000 (ASVS 5.0, 6.2.4). The list is read at the start of processes that take passwords, and of no other.
 */
@Injectable()
export class CommonPasswords implements OnModuleInit {
  async onModuleInit(): Promise<void> {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const passwords = dictionary['passwords-common'].map((password) => String(password).toLowerCase());
    refuseAsCommon(passwords.filter((password) => passwordLength.holds(password) && passwordNumber.holds(password)));
  }
}
