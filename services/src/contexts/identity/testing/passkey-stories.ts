import type { AddPasskeyDto, PasskeyAssertion } from '@northlight/contracts';
import { cookiesOf, type IdentityApp, maya, sidOf } from './identity-app.js';
import { SoftwareAuthenticator } from './software-authenticator.js';

export const own = { currentPassword: maya.password } as const;
export const passkeys = '/api/auth/second-factor/passkeys';

const challengeOf = (answer: { headers: Record<string, unknown> }): string =>
  cookiesOf(answer).find((cookie) => cookie.startsWith('passkey=')) ?? '';

/** What people do with passkeys. */
export class PasskeyStories {
  constructor(private readonly app: IdentityApp) {}

  /** @returns the session of somebody who has just registered */
  async signedIn(username: string): Promise<string> {
    const person = { username, email: `${username}@example.com`, password: maya.password };
    await this.app.register(person);
    return sidOf(await this.app.signIn(person)) ?? '';
  }

  /** @returns what a browser is told for a new passkey, and the cookies that it sends next */
  async askForNew(session: string, input: object = own) {
    const answer = await this.app.send(`POST ${passkeys}/options`, session, input);
    return { answer, options: answer.body, cookies: `${session}; ${challengeOf(answer)}` };
  }

  add(cookies: string, made: AddPasskeyDto) {
    return this.app.send(`POST ${passkeys}`, cookies, made);
  }

  /** Adds the first passkey to an account. */
  async withPasskey(session: string) {
    const device = new SoftwareAuthenticator();
    const { options, cookies } = await this.askForNew(session);
    const added = await this.add(cookies, device.make(options));
    return { device, recoveryCodes: (added.body.recoveryCodes ?? []) as string[] };
  }

  async askForSignIn() {
    const answer = await this.app.post('/api/auth/login/passkey/options');
    return { options: answer.body, cookie: challengeOf(answer) };
  }

  signIn(cookie: string, passkey: PasskeyAssertion) {
    return this.app.post('/api/auth/login/passkey', { passkey }).set('Cookie', cookie);
  }

  /** Signs a challenge for this session, as the browser is asked before something that wants its owner. */
  async proof(session: string, device: SoftwareAuthenticator) {
    const options = await this.app.send(`POST ${passkeys}/challenge`, session);
    return { cookies: `${session}; ${challengeOf(options)}`, evidence: { passkey: device.sign(options.body) } };
  }
}
