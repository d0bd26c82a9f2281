import { useSearchParams } from '@northlight/site-kit';

/** What a list is searched for; it stands in the address, so that a reload and a link find the same. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const look = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text) next.set('search', text);
        else next.delete('search');
        return next;
      },
      { replace: true },
    );
  return { search: (params.get('search') ?? '').slice(0, 254), look };
}
