import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { addToCart, cartKey, cartStore, clearCart, closeCart } from './cart.store.ts';
import { CartProvider, useCart } from './cart-provider.tsx';

const mug = { id: 3, type: 'product', name: 'Mug', price: 14, quantity: 1, imageUrl: '/mug.jpg' } as const;
const openCartHook = () => renderHook(useCart, { wrapper: CartProvider }).result;
const saved = () => JSON.parse(localStorage.getItem(cartKey) ?? 'null')?.state;

beforeEach(() => {
  clearCart();
  closeCart();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the cart of a visitor', () => {
  it('opens its panel when something is added', () => {
    const cart = openCartHook();
    act(() => addToCart(mug));
    expect(cart.current).toMatchObject({ isOpen: true, totalItems: 1, totalPrice: 14 });
  });

  it('is saved on every change, under a key with the name of the product', () => {
    addToCart(mug);
    expect(cartKey).toBe('northlight-immersive-cart');
    expect(saved()).toMatchObject({ lines: [{ name: 'Mug', quantity: 1 }] });
  });

  it('is restored, with its panel closed', async () => {
    addToCart(mug);
    const before = localStorage.getItem(cartKey) ?? '';
    clearCart();
    closeCart();
    localStorage.setItem(cartKey, before);
    await cartStore.persist.rehydrate();
    expect(cartStore.getState()).toMatchObject({ isOpen: false, lines: [{ name: 'Mug' }] });
  });

  it('throws outside its provider', () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => renderHook(useCart)).toThrow('useCart must be used within a CartProvider');
  });
});

describe('saved data that cannot be read', () => {
  it.each(['{not json', '"text"', '{"state":{}}'])('is logged and leaves an empty cart: %s', async (text) => {
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    localStorage.setItem(cartKey, text);
    await cartStore.persist.rehydrate();
    expect(log).toHaveBeenCalledWith('Failed to parse saved cart', expect.any(Error));
    expect(cartStore.getState().lines).toEqual([]);
  });

  it('loses only the lines that are broken', async () => {
    const whole = { ...mug, lineId: 'a' };
    localStorage.setItem(cartKey, JSON.stringify({ state: { lines: [whole, { lineId: 'b' }] }, version: 0 }));
    await cartStore.persist.rehydrate();
    expect(cartStore.getState().lines).toEqual([whole]);
  });
});

describe('a browser that blocks its storage', () => {
  it('has a cart all the same', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    addToCart(mug);
    expect(cartStore.getState().lines).toHaveLength(1);
  });
});

describe('two tabs of one browser', () => {
  it('show the same cart', () => {
    const cart = openCartHook();
    const text = JSON.stringify({ state: { lines: [{ ...mug, lineId: 'other' }] }, version: 0 });
    localStorage.setItem(cartKey, text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: cartKey, newValue: text })));
    expect(cart.current).toMatchObject({ totalItems: 1, isOpen: false });
  });

  it('are both empty after one has cleared its storage', () => {
    const cart = openCartHook();
    act(() => addToCart(mug));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null })));
    expect(cart.current.lines).toEqual([]);
  });
});
