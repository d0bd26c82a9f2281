import { type UploadTarget, uploadRules } from '@northlight/contracts';
import { Button, Notice, Stack, toast, useMutation } from '@northlight/site-kit';
import { useRef, useState } from 'react';
import { texts } from '../../texts/upload-media.ts';
import { objectionsTo } from './chosen-files.ts';
import { FileField } from './file-field.tsx';
import { sendFiles, uploadErrorText } from './send-files.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface UploadBoxProps {
  readonly target: UploadTarget;
  readonly targetId: number;
  readonly label: string;
  readonly uploadText: string;
  /** Said when the files have arrived, and what a failure begins with (§8). */
  readonly done: string;
  readonly failed: string;
  /** The title of a toast that tells of a failure too. */
  readonly failedToast?: string;
}

/** Sends files for something that is there, and shows what becomes of them. */
export function UploadBox({ target, targetId, label, uploadText, done, ...failures }: UploadBoxProps) {
  const { failed, failedToast } = failures;
  const rules = uploadRules[target];
  const [files, choose] = useState<readonly File[]>([]);
  const [sent, setSent] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const { shown, dismiss, lookAgain } = useUploads(target, targetId);
  const objections = objectionsTo(files, rules);
  const call = useMutation({
    mutationFn: () => sendFiles({ target, targetId, files, onProgress: setSent }),
    onSuccess: async () => {
      toast({ title: done, description: texts.itAppearsAsSoonAs, tone: 'good' });
      choose([]);
      if (input.current) input.current.value = '';
      await lookAgain();
    },
    onError: (reason) =>
      failedToast && toast({ title: failedToast, description: `${failed}: ${uploadErrorText(reason)}`, tone: 'bad' }),
  });
  return (
    <Stack $gap="m">
      <FileField
        label={label}
        rules={rules}
        files={files}
        objections={objections}
        input={input}
        onChoose={(chosen) => {
          call.reset();
          choose(chosen);
        }}
      />
      <div>
        <Button
          tone="secondary"
          isSmall
          disabled={files.length === 0 || objections.length > 0}
          isBusy={call.isPending}
          busyText={texts.uploading({ sent })}
          onClick={() => call.mutate()}
        >
          {uploadText}
        </Button>
      </div>
      {call.error && <Notice tone="bad" title={`${failed}: ${uploadErrorText(call.error)}`} />}
      <UploadList uploads={shown} onDismiss={dismiss} />
    </Stack>
  );
}
