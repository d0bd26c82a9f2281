import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { addToCart, cartKey, cartStore, changeCartLine, clearCart, closeCart, setCartQuantity } from './cart.store.ts';
import { CartProvider, useCart } from './cart-provider.tsx';
import { loadLines } from './cart-storage.ts';

const mug = { id: 3, type: 'product', name: 'Mug', price: 14, quantity: 1, imageUrl: '/mug.jpg' } as const;
const openCartHook = () => renderHook(useCart, { wrapper: CartProvider }).result;
const saved = () => JSON.parse(localStorage.getItem(cartKey) ?? 'null')?.state;

beforeEach(() => {
  localStorage.clear();
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

  it('is restored', () => {
    addToCart({ ...mug, variant: 'Large' });
    expect(loadLines(cartKey)).toEqual(cartStore.getState().lines);
  });

  it('keeps what checkout has to know of a visit', () => {
    addToCart({ ...mug, type: 'experience', dateTime: 'Schedule later', visit: { venueId: 1, date: '2026-11-28' } });
    const [line] = cartStore.getState().lines;
    changeCartLine(line?.lineId ?? '', { visit: { venueId: 1, date: '2026-11-28', time: '14:30' } });
    expect(saved()).toMatchObject({ lines: [{ visit: { venueId: 1, date: '2026-11-28', time: '14:30' } }] });
  });

  it('throws outside its provider', () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => renderHook(useCart)).toThrow('useCart must be used within a CartProvider');
  });
});

describe('saved data', () => {
  it.each(['{not json', '"text"', '{"state":{}}', 'null'])('that cannot be read is logged: %s', (text) => {
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    localStorage.setItem(cartKey, text);
    expect(loadLines(cartKey)).toBeUndefined();
    expect(log).toHaveBeenCalledWith('Failed to parse saved cart', expect.any(Error));
  });

  it('loses only the lines that are broken', () => {
    const whole = { ...mug, lineId: 'a' };
    localStorage.setItem(cartKey, JSON.stringify({ state: { lines: [whole, { lineId: 'b' }] }, version: 0 }));
    expect(loadLines(cartKey)).toEqual([whole]);
  });

  it('may be the plain list of an older version', () => {
    localStorage.setItem(cartKey, JSON.stringify([mug]));
    expect(loadLines(cartKey)).toEqual([{ ...mug, lineId: expect.any(String) }]);
  });
});

describe('a browser that blocks its storage, or has it full', () => {
  it('has a cart all the same, and knows that it is not kept', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    addToCart(mug);
    addToCart(mug);
    expect(cartStore.getState()).toMatchObject({ lines: [{ quantity: 2 }], isKept: false });
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

  it('never undo one another: each changes what was saved last', () => {
    addToCart(mug);
    const [line] = cartStore.getState().lines;
    const other = [
      { ...line, quantity: 2 },
      { ...mug, id: 4, name: 'Bowl', lineId: 'bowl' },
    ];
    localStorage.setItem(cartKey, JSON.stringify({ state: { lines: other }, version: 0 })); // not heard of yet
    setCartQuantity('bowl', 3);
    expect(cartStore.getState().lines).toMatchObject([
      { name: 'Mug', quantity: 2 },
      { name: 'Bowl', quantity: 3 },
    ]);
  });

  it('agree again when the browser brings back a page that it had put aside', () => {
    const cart = openCartHook();
    localStorage.setItem(cartKey, JSON.stringify({ state: { lines: [{ ...mug, lineId: 'other' }] }, version: 0 }));
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(back));
    expect(cart.current.totalItems).toBe(1);
  });

  it('are both empty after one has cleared its storage', () => {
    const cart = openCartHook();
    act(() => addToCart(mug));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null })));
    expect(cart.current.lines).toEqual([]);
  });
});
