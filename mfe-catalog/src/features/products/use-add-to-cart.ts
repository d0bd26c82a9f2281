import { type ProductView, piecesLeft, variantsOf } from '@northlight/contracts';
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
  const choices = sizes.map((size) => choiceOf(size, piecesLeft(product, size) <= 0));
  return {
    choices,
    variant,
    setVariant,
    field,
    add,
    error: isAsked && isMissing ? texts.pleaseSelectASize : undefined,
  };
};

/** A size that is sold out stays in sight. */
const choiceOf = (size: string, isDisabled: boolean) => ({
  ...{ value: size, isDisabled, label: isDisabled ? texts.sizeSoldOut({ size }) : size },
});
