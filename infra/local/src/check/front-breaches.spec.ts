import { describe, expect, it } from '@jest/globals';
import { breachesOf } from './breaches.js';

describe('a page of a front', () => {
  const says = (front: string, text: string) => breachesOf({ path: `${front}/src/ui/a.ts`, text });

  it.each(['refetchInterval: 5_000,', 'refetchOnWindowFocus: true,'])('asks by itself for staff only: %s', (option) => {
    expect(says('mfe-booking', option)).toHaveLength(1);
    expect(says('packages/site-kit', option.replace(/: .*/, ': false,'))).toEqual([]);
    expect(says('mfe-admin', option)).toEqual([]);
  });

  it('names operations of the API, and spells an address only to have all below it asked again', () => {
    expect(says('mfe-booking', "const plans = ask('/api/memberships');")).toHaveLength(1);
    expect(says('packages/site-kit', 'const path = `/api/bookings/`;')).toHaveLength(1);
    expect(says('mfe-admin', "await refresh(client, '/api/admin', api.listVenues);")).toEqual([]);
  });

  it('keeps an answer under the address that it was read from', () => {
    const read = (key: string) => `queryOptions({ queryKey: [${key}], queryFn: () => callApi(listPlans, {}) })`;
    expect(says('mfe-booking', read("'memberships'"))).toHaveLength(1);
    expect(says('mfe-booking', read("...apiQuery(listPlans, {}).queryKey, 'with pictures'"))).toEqual([]);
    expect(
      says('mfe-catalog', "queryOptions({ queryKey: ['words', folder], queryFn: () => getJson(folder) })"),
    ).toEqual([]);
  });
});

describe('a file of the admin', () => {
  it('tells moments by its one clock', () => {
    const says = (text: string, file = 'features/a.ts') => breachesOf({ path: `mfe-admin/src/${file}`, text });
    expect(says("const text = new Intl.DateTimeFormat('en-US').format(at);")).toHaveLength(1);
    expect(says('const hour = new Date(at).getHours();')).toHaveLength(1);
    expect(says("const text = new Intl.DateTimeFormat('en-US').format(at);", 'format/moments.ts')).toEqual([]);
    expect(says('const weekday = new Date(day).getUTCDay();')).toEqual([]);
  });

  it('lies in a folder that says what it is', () => {
    const says = (file: string) => breachesOf({ path: `mfe-admin/src/${file}`, text: '' });
    expect([says('index.ts'), says('routes.tsx'), says('ui/pager.tsx')]).toEqual([[], [], []]);
    expect(says('pager.tsx')).toHaveLength(1);
  });
});

describe('a primitive of the site', () => {
  const says = (names: string) =>
    breachesOf({ path: 'packages/site-kit/src/ui/a.tsx', text: `import { ${names} } from '@northlight/site-kit';` });

  it('takes other primitives from the main module, so that no front has a copy, and no state', () => {
    expect(says('Button, color, type BadgeTone')).toEqual([]);
    expect(says('useCart, Button')).toEqual([
      'packages/site-kit/src/ui/a.tsx: takes useCart from the main module, which does not have it from ui/',
    ]);
  });
});
