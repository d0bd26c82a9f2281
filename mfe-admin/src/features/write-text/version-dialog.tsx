import type { ContentEntryView, EditableContentView, WrittenContentView } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { Dialog, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { minuteText } from '../../format/moments.ts';
import { writerText } from '../../format/text-words.ts';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/write-text.ts';
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
    <Dialog title={texts.version({ version: entry.version })} isOpen isWide onClose={onClose}>
      <Stack $gap="l">
        <Quiet>
          {minuteText(entry.updatedAt)}, {writerText(entry)}
        </Quiet>
        {isPending && <Spinner text={texts.loadingTheVersion} />}
        {!isPending && !version && (
          <LoadFailure text={texts.couldntLoadTheVersion} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {version && !isNow && (
          <BringBack {...{ version, content, hasTyped }} onDone={() => [onBroughtBack(), onClose()]} />
        )}
        {version && <TextPreview title={texts.asVisitorsWouldSee} blocks={version.blocks} names={content.names} />}
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
    done: texts.versionRestored({ version: version.version }),
    onDone: (saved) => (saved.isLate ? setIsLate(true) : onDone()),
  });
  const changes = blockChanges(content.blocks, version.blocks);
  return (
    <Stack $gap="m">
      {changes.length === 0 ? (
        <Quiet>{texts.thisVersionIsTheSame}</Quiet>
      ) : (
        <section aria-label={texts.whatWouldChange}>
          <h3>{texts.whatWouldChange}</h3>
          <ChangeList changes={changes} />
        </section>
      )}
      {hasTyped && <Quiet>{texts.restoringItDiscardsYourUnsaved}</Quiet>}
      {isLate && <Notice tone="bad" title={texts.someoneElseChangedThisText} />}
      {error && <Notice tone="bad" title={problemText(error)} />}
      {changes.length > 0 && (
        <Row>
          <Button
            tone="secondary"
            isBusy={isPending}
            busyText={texts.restoring}
            onClick={() => mutate({ blocks: version.blocks, seen: content })}
          >
            {texts.restoreThisVersion}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
