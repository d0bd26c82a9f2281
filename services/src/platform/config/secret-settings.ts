import { MinLength, ValidateIf } from 'class-validator';
import { isGiven } from './optional-setting.js';
import { StorageSettings } from './storage-settings.js';

const atLeast = (length: number) => MinLength(length, { message: `must have at least ${length} characters` });

/** What signs and seals, and what tokens prove. */
export class SecretSettings extends StorageSettings {
  /** Signs cookies and manage tokens. */
  @atLeast(32)
  readonly SECRET: string;

  /** Another secret whose signatures are accepted: the SECRET before, or the next one (docs/adr/0110). */
  @ValidateIf(isGiven)
  @atLeast(32)
  readonly SECRET_BEFORE?: string;

  /** Wraps the keys of persons (docs/adr/0017); unset: SECRET does, but not in production. */
  @ValidateIf(isGiven)
  @atLeast(32)
  readonly PERSON_KEY?: string;

  /** The PERSON_KEY before, while persons move to the new one. */
  @ValidateIf(isGiven)
  @atLeast(32)
  readonly PERSON_KEY_BEFORE?: string;

  @ValidateIf(isGiven)
  @atLeast(20)
  readonly FRONT_DEPLOY_TOKEN?: string;
}
