import { showProofs } from '@northlight/client';
import type { DifferenceView, ProofsView } from '@northlight/contracts';
import { apiQuery, Notice, Quiet, Spinner, Stack, serverNow, useQuery } from '@northlight/site-kit';
import { DialogBoundary, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { minuteText } from '../../format/moments.ts';
import { texts } from '../../texts/books-proof.ts';
import { Differences } from './differences.tsx';
import { proofText } from './proof-words.ts';
import { SettleDialog } from './settle-dialog.tsx';

/** A night that was missed, with some time for the proof itself. */
const LATE_MS = 26 * 3_600_000;

/** Do the books add up? What the proofs of the night have compared, and what they have found. */
export function BooksProof() {
  const { data, isPending, isFetching, refetch } = useQuery({ ...apiQuery(showProofs, {}), staleTime: 0 });
  if (isPending) return <Spinner text={texts.loadingTheProof} />;
  if (!data)
    return <LoadFailure text={texts.couldntLoadTheProof} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Stack as="section" aria-labelledby="books-proof">
      <h2 id="books-proof">{texts.proofOfTheBooks}</h2>
      <Proven view={data} />
    </Stack>
  );
}

function Proven({ view: { proofs, differences } }: { readonly view: ProofsView }) {
  const [settled, setSettled] = useState<DifferenceView>();
  const journal = proofs.find(({ kind }) => kind === 'journal');
  if (!journal) return <Quiet>{texts.notProvenYet}</Quiet>;
  const isLate = serverNow() - Date.parse(journal.at) > LATE_MS;
  const count = differences.length;
  return (
    <>
      {isLate && <Notice tone="bad" title={texts.proofIsLate({ at: minuteText(journal.at) })} />}
      {count > 0 && <Notice tone="bad" title={texts.somethingDoesNotAddUp({ count })} />}
      {count === 0 && <Notice tone="good" title={texts.everythingAddsUp} />}
      {proofs.map((proof) => (
        <Quiet key={proof.kind}>{proofText(proof, count === 0)}</Quiet>
      ))}
      {count > 0 && <Differences differences={differences} onSettle={setSettled} />}
      <DialogBoundary>
        {settled && <SettleDialog difference={settled} onClose={() => setSettled(undefined)} />}
      </DialogBoundary>
    </>
  );
}
