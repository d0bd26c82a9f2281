import type { ContentEntryView, EditableContentView, WrittenContentView } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { Dialog, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { problemText } from '../../field-problems.ts';
import { minuteText } from '../../moments.ts';
import { writerText } from '../../text-words.ts';
import { blockChanges } from './block-changes.ts';
import { ChangeList } from './change-list.tsx';
import { TextPreview } from './text-preview.tsx';
import { useSaveText, useVersion } from './use-text.ts';

interface VersionDialogProps {
  readonly entry: ContentEntryView;
  /** The version that is shown now. */
  readonly content: EditableContentView;
  readonly hasTyped: boolean;
  readonly onBroughtBack: () => void;
  readonly onClose: () => void;
}

/** A version as visitors read it then; what it said comes back as a new version. */
export function VersionDialog({ entry, content, hasTyped, onBroughtBack, onClose }: VersionDialogProps) {
  const { data: version, isPending, isFetching, refetch } = useVersion(content.key, entry.version);
  const isNow = entry.version === content.version;
  return (
    <Dialog title={`Version ${entry.version}`} isOpen isWide onClose={onClose}>
      <Stack $gap="l">
        <Quiet>
          {minuteText(entry.updatedAt)}, {writerText(entry)}
        </Quiet>
        {isPending && <Spinner text="Loading the version" />}
        {!isPending && !version && (
          <LoadFailure text="The version could not be loaded." isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {version && !isNow && (
          <BringBack {...{ version, content, hasTyped }} onDone={() => [onBroughtBack(), onClose()]} />
        )}
        {version && <TextPreview title="As visitors would read it" blocks={version.blocks} names={content.names} />}
      </Stack>
    </Dialog>
  );
}

interface BringBackProps extends Pick<VersionDialogProps, 'content' | 'hasTyped'> {
  readonly version: WrittenContentView;
  readonly onDone: () => void;
}

function BringBack({ version, content, hasTyped, onDone }: BringBackProps) {
  const [isLate, setIsLate] = useState(false);
  const { mutate, isPending, error } = useSaveText(content.key, {
    done: `Version ${version.version} is back`,
    onDone: (saved) => (saved.isLate ? setIsLate(true) : onDone()),
  });
  const changes = blockChanges(content.blocks, version.blocks);
  return (
    <Stack $gap="m">
      {changes.length === 0 ? (
        <Quiet>It says the same as the text that is shown now.</Quiet>
      ) : (
        <section aria-label="What would change">
          <h3>What would change</h3>
          <ChangeList changes={changes} />
        </section>
      )}
      {hasTyped && <Quiet>What you typed and did not save goes when you bring it back.</Quiet>}
      {isLate && (
        <Notice tone="bad" title="Somebody else changed this text meanwhile. Look it over, and press again." />
      )}
      {error && <Notice tone="bad" title={problemText(error)} />}
      {changes.length > 0 && (
        <Row>
          <Button
            tone="secondary"
            isBusy={isPending}
            busyText="Bringing it back…"
            onClick={() => mutate({ blocks: version.blocks, seen: content })}
          >
            Bring back this version
          </Button>
        </Row>
      )}
    </Stack>
  );
}
