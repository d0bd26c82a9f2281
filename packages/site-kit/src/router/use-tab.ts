import { useSearchParams } from './use-search-params.ts';

/**
 * Which tab of a page is open, kept in its address, so that a reload and going back find it again. The first tab needs
 * no word in the address, and a tab that is not there counts as the first.
 */
export const useTab = (ids: readonly string[]) => {
  const [params, setParams] = useSearchParams();
  const selected = ids.find((id) => id === params.get('tab')) ?? ids[0] ?? '';
  const onSelect = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === ids[0]) next.delete('tab');
        else next.set('tab', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { selected, onSelect };
};
