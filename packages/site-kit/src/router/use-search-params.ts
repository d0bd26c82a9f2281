import { type SetURLSearchParams, useSearchParams as useRenderedParams } from 'react-router';

/**
 * As the router's own, but a change that is given as a function is made to the address as it is. The router renders a
 * new address when there is time for it; a second change before that would be made to the one before, and take the
 * first one back.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRenderedParams();
  const change: SetURLSearchParams = (next, options) =>
    setParams(typeof next === 'function' ? next(new URLSearchParams(location.search)) : next, options);
  return [params, change];
}
