import type { UploadsAcceptedView } from '@northlight/contracts';
import { HttpError } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { sendForm } from '@northlight/site-kit/upload';
import { texts } from '../../texts/upload-media.ts';

interface Sending {
  readonly path: string;
  /** The field of the form that holds the files (§7). */
  readonly field: string;
  readonly files: readonly File[];
  readonly onProgress?: (percent: number) => void;
}

/** One for each set of files as it was chosen. */
const keys = new WeakMap<readonly File[], ReturnType<typeof idempotencyKeys>>();

function keyOf({ path, files }: Sending): string {
  const known = keys.get(files) ?? idempotencyKeys();
  keys.set(files, known);
  return known.keyFor({ path });
}

/**
 * Sends files and says how far it is. The same set sent again after a lost answer is one: the server answers what it
 * answered first. @throws HttpError like every other call
 */
export const sendFiles = (sending: Sending): Promise<UploadsAcceptedView> =>
  sendForm({ ...sending, headers: { 'idempotency-key': keyOf(sending) } });

/** '413 wall.png is larger than 10 MB.': the status and the server's words (§8). */
export const toldOf = (reason: unknown): string =>
  reason instanceof HttpError ? [reason.status || '', reason.userMessage ?? ''].join(' ').trim() : texts.pleaseTryAgain;
