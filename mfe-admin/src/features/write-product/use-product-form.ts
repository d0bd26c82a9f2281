import { CreateProductDto, type ManagedProductView } from '@northlight/contracts';
import { HttpError, toast, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { followIn, useWrittenOver } from '../../forms/use-written-over.ts';
import { texts } from '../../texts/write-product.ts';

const order = ['name', 'slug', 'description', 'price', 'category', 'inventory'] as const;

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
  const { form, field, summary, submit } = useRuledForm<CreateProductDto>(CreateProductDto, initial(product), order);
  const follow = (now: ManagedProductView | undefined, before: ManagedProductView | undefined) =>
    followIn(form, initial(now), initial(before));
  const { over, seen, begin, lateSince } = useWrittenOver({ thing: product, read, follow });
  const call = useMutation({
    mutationFn: (values: CreateProductDto) => over((before) => save(values, before)),
    onError: (reason) => toast({ title: texts.error, description: failureOf(reason, failed), tone: 'bad' }),
  });
  return {
    field,
    summary,
    isSaving: call.isPending || call.isSuccess,
    lateSince,
    failure: call.error && !hasFields(call.error) ? failureOf(call.error, failed) : undefined,
    save: submit((values) => call.mutateAsync(values)),
    /** The same hand has archived it, or put it back; where others had come between, they are told of when it is saved. */
    archived: (now: ManagedProductView, before: ManagedProductView) => {
      if (seen?.version !== before.version) return;
      follow(now, seen);
      begin(now);
    },
  };
}

const nothing = () => Promise.resolve(undefined);

const empty = { name: '', slug: '', description: '', price: '', category: '', inventory: '0' };

/** Numbers are text while somebody types them; the rules read them. */
function initial(product: ManagedProductView | undefined) {
  if (!product) return empty as never;
  const { name, slug, description, category } = product;
  const figures = { price: product.price.toFixed(2), inventory: String(product.inventory) };
  return { name, slug, description, category, ...figures } as never;
}

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;

/** 'Failed to create product: …' with the server's words. */
export const failureOf = (reason: unknown, failed: string): string =>
  `${failed}: ${(reason instanceof HttpError && reason.userMessage) || texts.pleaseTryAgain}`;
