import { useQueryClient, useSession } from '@northlight/site-kit';
import { useState } from 'react';

/**
 * What somebody has typed and not saved yet, kept while they look at other pages of the admin; it goes with the sign-in.
 * @param of names it among the drafts of all pages
 * @param isWorth whether one that was kept is still of use to whoever comes back
 */
export function useKeptDraft<Draft extends object>(
  of: string,
  isWorth: (draft: Draft) => boolean = () => true,
): [draft: Draft | undefined, keep: (draft: Draft | undefined) => void] {
  const client = useQueryClient();
  const { user } = useSession();
  const key = ['admin', 'drafts', user?.id, of];
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const kept = client.getQueryData<Draft | null>(key);
    return kept && isWorth(kept) ? kept : undefined;
  });
  const keep = (next: Draft | undefined) => {
    setDraft(() => next);
    client.setQueryData<Draft | null>(key, next ?? null);
  };
  return [draft, keep];
}
