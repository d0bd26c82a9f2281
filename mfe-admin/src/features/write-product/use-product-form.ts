import { CreateProductDto, type ManagedProductView, variantsOf } from '@northlight/contracts';
import { HttpError, toast, useMutation } from '@northlight/site-kit';
import { ruledFields, useRuledForm } from '@northlight/site-kit/forms';
import { typedValues } from '../../forms/typed-values.ts';
import { followIn, useWrittenOver } from '../../forms/use-written-over.ts';
import { texts } from '../../texts/write-product.ts';

const stated = ['name', 'slug', 'description', 'price', 'category', 'inventory'] as const;
const order = ruledFields(CreateProductDto, stated, ['imageUrl', 'variantStock']);

interface ProductFormOptions {
  /** What is there already; undefined for a new one. */
  readonly product?: ManagedProductView;
  /** @param over what is there already */
  readonly save: (values: CreateProductDto, over?: ManagedProductView) => Promise<ManagedProductView>;
  /** What is there now; only where something is. */
  readonly read?: () => Promise<ManagedProductView | undefined>;
  /** What a failure begins with (§8). */
  readonly failed: string;
}

/** The product form (§5), from the first letter until it is saved. It keeps what is typed. */
export function useProductForm({ product, save, read = nothing, failed }: ProductFormOptions) {
  const { form, field, summary, submit } = useRuledForm<CreateProductDto>(CreateProductDto, initial(product), [
    ...order,
    'variantStock',
  ]);
  const sizes = variantsOf(form.watch('category'));
  const follow = (now: ManagedProductView | undefined, before: ManagedProductView | undefined) =>
    followIn(form, flat(initial(now)), flat(initial(before)));
  const { over, seen, begin, lateSince } = useWrittenOver({ thing: product, read, follow });
  const call = useMutation({
    mutationFn: (values: CreateProductDto) => over((before) => save(values, before)),
    onError: (reason) => toast({ title: texts.error, description: failureOf(reason, failed), tone: 'bad' }),
  });
  return {
    field,
    /** Each has pieces of its own; none where it comes in one kind. */
    sizes,
    /** What is wrong with the pieces of sizes, and the first size that it is about. */
    sizesError: summary.problems.find(({ fieldId }) => fieldId === 'variantStock')?.message,
    wrongSize: sizes.find((size) => !isWhole(form.getValues(`variantStock.${size}`))) ?? sizes[0],
    summary,
    isSaving: call.isPending || call.isSuccess,
    lateSince,
    failure: call.error && !hasFields(call.error) ? failureOf(call.error, failed) : undefined,
    save: submit((values) => call.mutateAsync(ofSizes(values, sizes))),
    /** The same hand has archived it, or put it back; where others had come between, they are told of when it is saved. */
    archived: (now: ManagedProductView, before: ManagedProductView) => {
      if (seen?.version !== before.version) return;
      follow(now, seen);
      begin(now);
    },
  };
}

const isWhole = (typed: unknown): boolean => /^\d*$/.test(String(typed ?? ''));

const nothing = () => Promise.resolve(undefined);

function initial(product: ManagedProductView | undefined) {
  if (!product) return typedValues(order, CreateProductDto) as never;
  const { price, variantStock } = product;
  return { ...typedValues(order, CreateProductDto, product), price: price.toFixed(2), variantStock } as never;
}

/** The pieces of the sizes that are shown, or of all where there are none. */
function ofSizes({ variantStock, inventory, ...values }: CreateProductDto, sizes: readonly string[]): CreateProductDto {
  if (sizes.length === 0) return { ...values, inventory };
  const shown = Object.entries(variantStock ?? {}).filter(([size]) => sizes.includes(size));
  return { ...values, variantStock: Object.fromEntries(shown) } as never;
}

/** Under the names of the controls. */
const flat = ({ variantStock = {}, ...values }: { readonly variantStock?: object }) => ({
  ...values,
  ...Object.fromEntries(Object.entries(variantStock).map(([size, pieces]) => [`variantStock.${size}`, pieces])),
});

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;

/** 'Failed to create product: …' with the server's words. */
export const failureOf = (reason: unknown, failed: string): string =>
  `${failed}: ${(reason instanceof HttpError && reason.userMessage) || texts.pleaseTryAgain}`;
