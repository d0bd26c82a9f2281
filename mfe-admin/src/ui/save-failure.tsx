import { searchAudit } from '@northlight/client';
import { apiQuery, Notice, useQuery } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import { fieldsOf, whoText } from '../format/audit-words.ts';
import { momentText } from '../format/moments.ts';
import { texts } from '../texts/common.ts';
import { FieldChanges } from './field-changes.tsx';

interface SaveFailureProps {
  /** Why it could not be saved, in words. */
  readonly failure: string | undefined;
  /** What is written, as the audit has it: `venue/3`. */
  readonly subject: string;
  /** Since when others have changed it; undefined while nobody has. */
  readonly lateSince: number | undefined;
}

/** Says why something was not saved; where others were faster, who they were and what they changed. */
export function SaveFailure({ failure, subject, lateSince }: SaveFailureProps) {
  if (lateSince !== undefined) return <Meanwhile subject={subject} since={lateSince} />;
  return failure ? <Notice tone="bad" title={failure} /> : null;
}

function Meanwhile({ subject, since }: { readonly subject: string; readonly since: number }) {
  const { data } = useQuery({
    ...apiQuery(searchAudit, { query: { subject, from: new Date(since).toISOString(), limit: 5 } }),
    staleTime: 0,
  });
  return (
    <MeanwhileNotice of="this">
      {data?.items.map((entry) => (
        <div key={entry.id}>
          <p>
            <b>{whoText(entry)}</b>, <time dateTime={entry.at}>{momentText(entry.at)}</time>
          </p>
          <FieldChanges of={`Changed ${momentText(entry.at)}`} fields={fieldsOf(entry)} />
        </div>
      ))}
    </MeanwhileNotice>
  );
}

interface MeanwhileNoticeProps {
  /** "the settings" */
  readonly of: string;
  /** What they changed. */
  readonly children: ReactNode;
}

/** Others were faster: nothing is saved, and nothing that was typed is lost. */
export const MeanwhileNotice = ({ of, children }: MeanwhileNoticeProps) => (
  <Notice tone="bad" title={texts.someoneElseChangedAndYour({ what: of })}>
    {children}
    <p>{texts.yourChangesAreStillHere}</p>
  </Notice>
);
