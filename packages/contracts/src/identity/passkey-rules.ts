import { registerDecorator } from 'class-validator';
import { fieldsOf } from '../list-rules.js';

/** Longest texts of a passkey: bytes as base64url, with room beyond what authenticators send. */
export const passkeyLimits = { name: 50, id: 1_400, clientData: 4_000, attestation: 12_000, part: 3_000 } as const;

/** How many passkeys one account may have. */
export const MOST_PASSKEYS = 20;

/** What a browser answers to a challenge that a passkey has signed, its bytes as base64url (WebAuthn, 5.2.2). */
export interface PasskeyAssertion {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string;
}

const limits: Readonly<Record<keyof PasskeyAssertion, number>> = {
  id: passkeyLimits.id,
  clientDataJSON: passkeyLimits.clientData,
  authenticatorData: passkeyLimits.part,
  signature: passkeyLimits.part,
  userHandle: passkeyLimits.part,
};

const isBytesText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length <= most && /^[\w-]+$/.test(value);

/** Whether something that came over the wire has the parts of an assertion. */
const isAssertion = (value: unknown): boolean => {
  const assertion = fieldsOf(value);
  return Object.entries(limits).every(
    ([part, most]) => (part === 'userHandle' && assertion[part] === undefined) || isBytesText(assertion[part], most),
  );
};

const bytesText = { type: 'string' as const, pattern: '^[\\w-]+$' };

/** An assertion as the API's description has it, by the name of its rule. */
export const passkeySchemas = {
  passkeyAssertion: {
    type: 'object' as const,
    required: ['id', 'clientDataJSON', 'authenticatorData', 'signature'],
    properties: Object.fromEntries(
      Object.entries(limits).map(([part, maxLength]) => [part, { ...bytesText, maxLength }]),
    ),
  },
};

/** Property rule: what a browser answers when a passkey has signed. `@Type` would ask for metadata that browsers do not have. */
export const IsPasskeyAssertion = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'passkeyAssertion',
    target: target.constructor,
    propertyName: propertyName as string,
    options: { message: 'Your browser sent a passkey that we cannot read' },
    validator: { validate: isAssertion },
  });
