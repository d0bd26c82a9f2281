import { cutText } from '@northlight/contracts';
import { useSearchParams } from '@northlight/site-kit';
import { withSearchParams } from './with-search-params.ts';

const MAX_SEARCH_LENGTH = 254;

/** What a list is searched for; it stands in the address, so that a reload and a link find the same. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const look = (search: string) => setParams(withSearchParams({ search }), { replace: true });
  return { search: cutText(params.get('search') ?? '', MAX_SEARCH_LENGTH), look };
}
