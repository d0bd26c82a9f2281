import { beforeEach, describe, expect, it } from '@jest/globals';
import { accountCartKey, cartKey, cartStore, changeCart } from '../cart/cart.store.ts';
import { productSlug } from '../site/site.ts';
import { accountKey, forgetAccount, forgetOldAccount } from './account-storage.ts';

const mug = { lineId: 'm', id: 3, type: 'product', name: 'Mug', price: 12, quantity: 1, imageUrl: '/a.avif' } as const;
const now = Date.parse('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => JSON.stringify({ savedAt: now - days * 86_400_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  changeCart(() => [mug]);
});

const storedOnes = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

describe('what a browser keeps for an account', () => {
  it('ends with the sign-out, in both storages, with what an older release kept; the look of the site stays', () => {
    localStorage.setItem(`${productSlug}-theme`, 'dark');
    localStorage.setItem(accountKey('application-7'), daysAgo(0));
    localStorage.setItem(`${productSlug}-franchise-application-7`, '{}');
    localStorage.setItem(accountCartKey, daysAgo(0));
    sessionStorage.setItem(accountKey('application-7'), '{}');
    forgetAccount();
    expect(storedOnes()).toEqual([cartKey, `${productSlug}-theme`].sort());
    expect(cartStore.getState().lines).toEqual([]);
  });

  it('ends after 30 days, and so does the cart of that account', () => {
    localStorage.setItem(accountKey('old'), daysAgo(31));
    localStorage.setItem(accountKey('young'), daysAgo(29));
    localStorage.setItem(`${productSlug}-franchise-application-7`, '{"city":"Queens"}');
    localStorage.setItem(accountCartKey, daysAgo(31));
    forgetOldAccount(now);
    expect(storedOnes()).toEqual([accountKey('young'), cartKey].sort());
    expect(cartStore.getState().lines).toEqual([]);
  });

  it('leaves the cart of a visitor, and of an account that was here lately', () => {
    forgetOldAccount(now);
    for (const copy of [daysAgo(29), '{"userId":1}']) {
      localStorage.setItem(accountCartKey, copy);
      forgetOldAccount(now);
    }
    expect(cartStore.getState().lines).toEqual([mug]);
  });
});
