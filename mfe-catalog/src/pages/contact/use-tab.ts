import { useSearchParams } from '@northlight/site-kit';

/** The tab that the address names, so that a link leads to it and Back finds it; the first one where it names none. */
export const useTab = (ids: readonly [string, ...string[]]) => {
  const [params, setParams] = useSearchParams();
  const [first] = ids;
  const selected = ids.find((id) => id === params.get('tab')) ?? first;
  const select = (id: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === first) next.delete('tab');
        else next.set('tab', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [selected, select] as const;
};
