import { describe, expect, it } from '@jest/globals';
import { breachesOf } from './breaches.js';

describe('a page of a front', () => {
  const says = (front: string, text: string) => breachesOf({ path: `${front}/src/ui/a.ts`, text });

  it.each(['refetchInterval: 5_000,', 'refetchOnWindowFocus: true,'])('asks by itself for staff only: %s', (option) => {
    expect(says('mfe-booking', option)).toHaveLength(1);
    expect(says('packages/site-kit', option.replace(/: .*/, ': false,'))).toEqual([]);
    expect(says('mfe-admin', option)).toEqual([]);
  });

  it('keeps what all fronts show under its address', () => {
    const query = (key: string) => `const plans = queryOptions({
  queryKey: ['${key}'],
  queryFn: ({ signal }) => http.get<MembershipView[]>('/api/memberships', { signal }),
});`;
    expect(says('mfe-booking', query('memberships'))).toHaveLength(1);
    expect(says('mfe-booking', query('/api/memberships'))).toEqual([]);
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
