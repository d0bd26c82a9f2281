import { registerDecorator, type ValidationOptions } from 'class-validator';
import { readWaitlistOffer } from './waitlist-offer.js';

const isWaitlistOffer = (value: unknown): boolean => {
  const { entryId, token } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof entryId === 'string' && typeof token === 'string' && readWaitlistOffer(`${entryId}.${token}`) !== null;
};

/** Property rule for an offer of the waitlist. Apart from what reads the link, which every visit of the form needs. */
export const IsWaitlistOffer =
  (options: ValidationOptions): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: 'isWaitlistOffer',
      target: target.constructor,
      propertyName: propertyName as string,
      options,
      validator: { validate: isWaitlistOffer },
    });
