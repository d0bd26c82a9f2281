import { describe, expect, it } from '@jest/globals';
import { rulesFor } from './cut-zone.js';

describe('a zone whose network is cut', () => {
  const ports = { 'postgres-a': 1, 'api-a': 2, 'postgres-b': 3, pgbouncer: 4 };
  const text = rulesFor(ports, { zone: 'a', path: 'group' }).map((rule) => rule.join(' '));

  it('sends nothing to the others and hears nothing of them, and they of it neither', () => {
    expect(text).toEqual([
      'OUTPUT -p tcp -m cgroup --path group -m multiport --dports 3,4 -j DROP',
      'OUTPUT -p tcp -m cgroup ! --path group -m multiport --dports 1,2 -j DROP',
      'INPUT -p tcp -m cgroup --path group -m multiport --sports 3,4 -j DROP',
      'INPUT -p tcp -m cgroup ! --path group -m multiport --sports 1,2 -j DROP',
    ]);
  });

  it('takes as many rules as its ports need', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, nth) => [`p${nth}-b`, nth]));
    expect(rulesFor(many, { zone: 'a', path: 'group' })).toHaveLength(6);
  });
});
