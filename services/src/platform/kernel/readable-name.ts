import { cutText } from '@northlight/contracts';

const MAX_NAME_LENGTH = 80;

/** A name for people, from whatever a browser sent: its last part, without what cannot be read. */
export const readableName = (name: string | undefined): string =>
  cutText(
    (name ?? '')
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
      .trim() ?? '',
    MAX_NAME_LENGTH,
  ) || 'This file';
