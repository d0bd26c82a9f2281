import { useQueryClient, useSession } from '@northlight/site-kit';
import { useState } from 'react';

const drafts = ['drafts'] as const;

/** A draft, none, or what becomes of the one that is there by now. */
type Next<Draft> = Draft | undefined | ((now: Draft | undefined) => Draft | undefined);

/**
 * What somebody has typed and not saved yet, kept while they look at other pages of the admin; it goes with the sign-in.
 * @param of names it among the drafts of all pages
 * @param isWorth whether one that was kept is still of use to whoever comes back
 */
export function useSavedDraft<Draft extends object>(
  of: string,
  isWorth: (draft: Draft) => boolean = () => true,
): [draft: Draft | undefined, keep: (next: Next<Draft>) => void] {
  const client = useQueryClient();
  const { user } = useSession();
  const key = [...drafts, user?.id, of];
  client.setQueryDefaults(drafts, { gcTime: Number.POSITIVE_INFINITY }); // nobody looks at it meanwhile
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const saved = client.getQueryData<Draft | null>(key);
    return saved && isWorth(saved) ? saved : undefined;
  });
  const keep = (next: Next<Draft>) => {
    const now = client.getQueryData<Draft | null>(key) ?? undefined;
    const saved = typeof next === 'function' ? next(now) : next;
    setDraft(() => saved);
    client.setQueryData<Draft | null>(key, saved ?? null);
  };
  return [draft, keep];
}
