import type { UploadTarget } from '@northlight/contracts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** What became of the files that were sent for something; nothing once all of it is shown. */
export function SentUploads({ target, targetId }: { readonly target: UploadTarget; readonly targetId: number }) {
  const { shown, dismiss } = useUploads(target, targetId);
  return <UploadList uploads={shown} onDismiss={dismiss} />;
}
