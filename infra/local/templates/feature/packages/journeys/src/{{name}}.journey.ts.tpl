import { expect, test } from '@playwright/test';

test('a stranger cannot {{words}}', async ({ request }) => {
  const answer = await request.post('/api/{{room}}/{{name}}', { data: {} });

  expect(answer.status()).toBe(401);
});
