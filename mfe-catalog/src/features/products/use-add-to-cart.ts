import { type ProductView, variantsOf } from '@northlight/contracts';
import { addToCart } from '@northlight/site-kit';
import { useRef, useState } from 'react';
import { texts } from '../../texts/products.ts';
import { cartItemOf } from './product-facts.ts';

/** One product on its way into the cart: where a size is needed, it is asked for first. */
export const useAddToCart = (product: ProductView) => {
  const [variant, setVariant] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const sizes = variantsOf(product.category);
  const isMissing = sizes.length > 0 && variant === '';
  const add = () => {
    setAsked(isMissing);
    if (isMissing) field.current?.focus();
    else addToCart(cartItemOf(product, variant || undefined));
  };
  return { sizes, variant, setVariant, field, add, error: isAsked && isMissing ? texts.pleaseSelectASize : undefined };
};
