import { useSearchParams } from '@northlight/site-kit';
import { worded } from './worded.ts';

/** What a list is searched for; it stands in the address, so that a reload and a link find the same. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const look = (search: string) => setParams(worded({ search }), { replace: true });
  return { search: (params.get('search') ?? '').slice(0, 254), look };
}
