import { describe, expect, it } from '@jest/globals';
import { routes } from '../../routes.tsx';
import { {{Name}}Page } from './{{name}}-page.tsx';

describe('the address /{{name}}', () => {
  it('opens the page {{words}}', async () => {
    const lazy = routes.find(({ path }) => path === '/{{name}}')?.lazy;
    expect(typeof lazy === 'function' && (await lazy())).toEqual({ Component: {{Name}}Page });
  });
});
