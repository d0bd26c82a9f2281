import type { UploadsAcceptedView } from '@northlight/contracts';
import { HttpError } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';

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
 * Sends files and says how far it is, which `fetch` cannot. The same set sent again after a lost answer is one: the
 * server answers what it answered first. @throws HttpError like every other call
 */
export function sendFiles(sending: Sending): Promise<UploadsAcceptedView> {
  const { path, field, files, onProgress } = sending;
  const form = new FormData();
  for (const file of files) form.append(field, file, file.name);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('idempotency-key', keyOf(sending));
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? Math.round((100 * loaded) / total) : 0);
    call.onload = () => (call.status === 202 ? resolve(JSON.parse(call.responseText)) : reject(errorOf(call)));
    call.onerror = () => reject(HttpError.noAnswer());
    call.send(form);
  });
}

function errorOf({ status, statusText, responseText }: XMLHttpRequest): HttpError {
  try {
    return new HttpError(status, responseText || statusText, JSON.parse(responseText));
  } catch {
    return new HttpError(status, responseText || statusText);
  }
}

/** '413 wall.png is larger than 10 MB.': the status and the server's words (§8). */
export const toldOf = (reason: unknown): string =>
  reason instanceof HttpError ? [reason.status || '', reason.userMessage ?? ''].join(' ').trim() : 'Please try again.';
