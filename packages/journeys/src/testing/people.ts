import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody whom no other story knows. */
export function somebody(): Person {
  const username = `story-${randomBytes(5).toString('hex')}`;
  return { username, email: `${username}@example.com`, password: 'Lantern-tower-77' };
}

/** The credentials with which the site under test makes its first admin. */
export function setupCredentials(): Pick<Person, 'email' | 'password'> {
  const { ADMIN_SETUP_EMAIL: email, ADMIN_SETUP_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  const file = join(process.env.DATA_DIR ?? join(import.meta.dirname, '../../../../.data'), 'secrets.json');
  if (!existsSync(file))
    throw new Error('Set ADMIN_SETUP_EMAIL and ADMIN_SETUP_PASSWORD: a story makes the first admin.');
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as { ADMIN_SETUP_EMAIL: string; ADMIN_SETUP_PASSWORD: string };
  return { email: secrets.ADMIN_SETUP_EMAIL, password: secrets.ADMIN_SETUP_PASSWORD };
}

/** What the seed has said of the demo, a line each: it says it once, and the start keeps it. */
const demoLines = (): string =>
  readFileSync(
    join(process.env.DATA_DIR ?? join(import.meta.dirname, '../../../../.data'), 'demo-accounts.txt'),
    'utf8',
  );

/** One of the people of the demo. */
export function demoPerson(username: string): Pick<Person, 'username' | 'password'> {
  const [, password] = new RegExp(`account ${username} has the password (\\S+)`).exec(demoLines()) ?? [];
  if (!password) throw new Error(`The demo has nobody who is called ${username}.`);
  return { username, password };
}

/** The access code of the demo whose time is over. */
export function expiredCode(): { readonly inquiryId: string; readonly accessCode: string } {
  const [, inquiryId, accessCode] = /inquiry (\d+), expired: (\S+)/.exec(demoLines()) ?? [];
  if (!inquiryId || !accessCode) throw new Error('The demo has no access code that has expired.');
  return { inquiryId, accessCode };
}

/** Fills in the sign-in page that is open and sends it. */
export async function signIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign In' }).click();
}

/** Makes an account without the page. */
export async function register(page: Page, person: Person): Promise<void> {
  const answer = await page.request.post('/api/auth/register', { data: person });
  expect(answer.status()).toBe(201);
}
