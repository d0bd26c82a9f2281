import {
  type Operation,
  pathOf,
  uploadExperienceGallery,
  uploadExperiencePicture,
  uploadMembershipPicture,
  uploadProductPicture,
  uploadVenueGallery,
  uploadVenuePicture,
} from '@northlight/client';
import { type UploadsAcceptedView, type UploadTarget, uploadRules } from '@northlight/contracts';
import { HttpError } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { sendForm } from '@northlight/site-kit/upload';
import { texts } from '../../texts/upload-media.ts';

interface Sending {
  readonly target: UploadTarget;
  readonly targetId: number;
  readonly files: readonly File[];
  readonly onProgress?: (percent: number) => void;
}

/** Where the files of each kind go. */
const operations = {
  experience: uploadExperiencePicture,
  'experience-gallery': uploadExperienceGallery,
  membership: uploadMembershipPicture,
  product: uploadProductPicture,
  venue: uploadVenuePicture,
  'venue-gallery': uploadVenueGallery,
} as const satisfies Readonly<Record<UploadTarget, Pick<Operation, 'path'>>>;

/** One for each set of files as it was chosen. */
const keys = new WeakMap<readonly File[], ReturnType<typeof idempotencyKeys>>();

function keyFor(files: readonly File[], path: string): string {
  const known = keys.get(files) ?? idempotencyKeys();
  keys.set(files, known);
  return known.keyFor({ path });
}

/**
 * Sends files and says how far it is. The same set sent again after a lost answer is one: the server answers what it
 * answered first. @throws HttpError like every other call
 */
export function sendFiles({ target, targetId, ...sending }: Sending): Promise<UploadsAcceptedView> {
  const path = pathOf(operations[target], { id: targetId });
  const { field } = uploadRules[target];
  return sendForm({ ...sending, path, field, headers: { 'idempotency-key': keyFor(sending.files, path) } });
}

/** '413 wall.png is larger than 10 MB.': the status and the server's words (§8). */
export const uploadErrorText = (reason: unknown): string =>
  reason instanceof HttpError ? [reason.status || '', reason.userMessage ?? ''].join(' ').trim() : texts.pleaseTryAgain;
