import type { ProductView } from '@northlight/contracts';
import { Button, memberPrice, money, Picture, useHasPlan, VisuallyHidden } from '@northlight/site-kit';
import { SelectField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/products.ts';
import { Amount, Buy, Card, Corner, Frame, Name, Words } from './product-card-style.ts';
import { isSoldOut, stockText } from './product-facts.ts';
import { useAddToCart } from './use-add-to-cart.ts';

export type View = 'grid' | 'list';

/** A card in the grid, the first one there, or a line of the list. */
export type CardShape = 'poster' | 'lead' | 'line';

interface ProductCardProps {
  readonly product: ProductView;
  readonly shape: CardShape;
  readonly isEager: boolean;
}

const poster = '(min-width: 1080px) 300px, (min-width: 600px) 46vw, 92vw';
const sizes = { poster, lead: '(min-width: 1080px) 620px, (min-width: 600px) 46vw, 92vw', line: '168px' };

/** One thing for sale: picture, words, price, and the way into the cart. */
export function ProductCard({ product, shape, isEager }: ProductCardProps) {
  const { id, name, description, imageUrl, price } = product;
  const stock = stockText(product);
  return (
    <Card $shape={shape} aria-labelledby={`product-${id}`}>
      <Frame $isDim={isSoldOut(product)}>
        <Picture
          src={imageUrl}
          alt=""
          hint={product.pictures?.[imageUrl]}
          shape={shape === 'lead' ? 'wide' : 'square'}
          sizes={sizes[shape]}
          isEager={isEager}
        />
        {stock && <Corner $tone={isSoldOut(product) ? 'soldOut' : 'few'}>{stock}</Corner>}
      </Frame>
      <Words>
        <Name id={`product-${id}`}>{name}</Name>
        <p>{description}</p>
      </Words>
      <Price price={price} />
      <AddToCart product={product} />
    </Card>
  );
}

/** What it costs whoever looks at it; a member sees what it costs others, too. */
function Price({ price }: { readonly price: number }) {
  if (!useHasPlan()) return <Amount>{money(price)}</Amount>;
  return (
    <Amount>
      {money(memberPrice(price))}
      <small>{texts.memberPriceInsteadOf({ price: money(price) })}</small>
    </Amount>
  );
}

function AddToCart({ product }: { readonly product: ProductView }) {
  const { choices, variant, setVariant, field, add, error } = useAddToCart(product);
  const isGone = isSoldOut(product);
  return (
    <Buy>
      {choices.length > 0 && !isGone && (
        <SelectField
          ref={field}
          label={texts.size}
          isRequired
          placeholder={texts.selectASize}
          options={choices}
          value={variant}
          error={error}
          onChange={({ target }) => setVariant(target.value)}
        />
      )}
      <Button tone="secondary" isWide disabled={isGone} onClick={add}>
        {texts.addToCart} <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
    </Buy>
  );
}
