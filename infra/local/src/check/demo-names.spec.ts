import { describe, expect, it } from '@jest/globals';
import { demoNames } from './demo-names.js';

describe('a file of a room or of the platform', () => {
  const says = (text: string, path = 'services/src/contexts/booking/a.ts') => demoNames({ path, text });

  it.each([
    'interface Caller { readonly demo?: { readonly id: string } }',
    'const settle = (isDemo = false) => isDemo;',
    'class CatalogDemo {}',
    'const DEMO_SEATS = 20;',
    'function demoCustomer() {}',
  ])('knows of no demo: %s', (text) => {
    expect(says(text)).toHaveLength(1);
    expect(says(text, 'services/src/demo/booking/a.ts')).toEqual([]);
  });

  it('is read where it has elements, too', () => {
    expect(says('const DemoPage = () => <p />;', 'services/src/contexts/notifications/mails/a.tsx')).toHaveLength(1);
  });

  it('has no demo in its place either', () => {
    expect(says('', 'services/src/contexts/catalog/features/load-demo/rows.ts')).toHaveLength(1);
    expect(says('', 'services/src/platform/queues/demo-jobs.ts')).toHaveLength(1);
  });

  it('may demote somebody, and be told of streets and the setting of the start', () => {
    expect(says("import { load } from '../../demo/booking/a.js'; const SEED_DEMO = load('100 Demo Plaza');")).toEqual(
      [],
    );
    expect(says('function demoteAdmin() {}')).toEqual([]);
  });
});
