import type { ContentEntryView, EditableContentView } from '@northlight/contracts';
import { color, Quiet, Spinner, Stack, space } from '@northlight/site-kit';
import { DialogBoundary, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { minuteText } from '../../format/moments.ts';
import { writerText } from '../../format/text-words.ts';
import { texts } from '../../texts/write-text.ts';
import { OpenButton } from '../../ui/data-table/open-button.ts';
import { Pager } from '../../ui/pager.tsx';
import { useVersions } from './use-text.ts';
import { VersionDialog } from './version-dialog.tsx';

interface TextVersionsProps {
  readonly content: EditableContentView;
  /** Something was typed and not saved. */
  readonly hasTyped: boolean;
  readonly onBroughtBack: () => void;
}

/** Every version of a text, the last first; each can be looked at, and brought back. */
export function TextVersions({ content, ...rest }: TextVersionsProps) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<ContentEntryView>();
  const { data: page, isPending, isFetching, refetch } = useVersions(content.key, trail.at(-1));
  return (
    <Stack as="section" $gap="m" aria-label={texts.versions}>
      <h2>{texts.versions}</h2>
      {isPending && <Spinner text={texts.loadingVersions} />}
      {!isPending && !page && (
        <LoadFailure text={texts.couldntLoadVersions} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {page && (
        <List>
          {page.items.map((entry) => (
            <li key={entry.version}>
              <OpenButton type="button" onClick={() => setOpen(entry)}>
                {texts.version({ version: entry.version })}
              </OpenButton>
              {entry.version === content.version && <b> {texts.live}</b>}
              <Quiet>
                <time dateTime={entry.updatedAt}>{minuteText(entry.updatedAt)}</time>, {writerText(entry)}
              </Quiet>
            </li>
          ))}
        </List>
      )}
      {page && <Pager trail={trail} next={page.nextCursor} onGo={setTrail} />}
      <DialogBoundary>
        {open && (
          <VersionDialog key={open.version} {...{ entry: open, content, ...rest }} onClose={() => setOpen(undefined)} />
        )}
      </DialogBoundary>
    </Stack>
  );
}

const List = styled.ol`
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }
`;
