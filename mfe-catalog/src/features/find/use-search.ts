import { useSearchParams } from '@northlight/site-kit';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { type Finder, keysOf, type Search } from './finder.ts';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

const searchIn = <Category extends string, Sort extends string>(
  params: URLSearchParams,
  { categories, sorts, everything }: Finder<Category, Sort>,
): Search<Category, Sort> => ({
  text: params.get('search') ?? '',
  category: oneOf(keysOf(categories), params.get('category'), everything.category),
  sort: oneOf(keysOf(sorts), params.get('sort'), everything.sort),
});

/**
 * What the visitor asks for, kept in the address: it survives reload and Back, and can be sent to a friend. What is
 * `shown` follows when the letters are on screen, and gives way to the next one.
 */
export const useSearch = <Category extends string, Sort extends string>(finder: Finder<Category, Sort>) => {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(() => searchIn(params, finder));
  const address = params.toString();
  const sent = useSent(address, () => setSearch(searchIn(params, finder)));
  const change = (part: Partial<Search<Category, Sort>>) => {
    const next = { ...search, ...part };
    const requested = paramsOf(params, next, finder.everything);
    setSearch(next);
    sent(requested.toString());
    setParams(requested, { replace: true, preventScrollReset: true });
  };
  const shown = useDeferredValue(search);
  return { search, shown, change, clear: () => change({ text: '', category: finder.everything.category }) };
};

/**
 * The address follows what is typed and chosen a moment later. Only an address that was not sent from here, such as
 * that of Back or of a link, is `onForeign`: it takes the place of what stands in the fields.
 */
const useSent = (address: string, onForeign: () => void) => {
  const underWay = useRef([address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is news
  useEffect(() => {
    const at = underWay.current.lastIndexOf(address);
    underWay.current = at < 0 ? [] : underWay.current.slice(at + 1);
    if (at < 0) onForeign();
  }, [address]);
  return (next: string) => {
    if (next !== (underWay.current.at(-1) ?? address)) underWay.current.push(next);
  };
};

/** Only what differs from the default stands in the address; what is there for others stays. */
const paramsOf = (now: URLSearchParams, { text, category, sort }: Search, usual: Search) => {
  const next = new URLSearchParams(now);
  const say = (name: string, value: string, otherwise: string) =>
    value === otherwise ? next.delete(name) : next.set(name, value);
  say('search', text, usual.text);
  say('category', category, usual.category);
  say('sort', sort, usual.sort);
  return next;
};
