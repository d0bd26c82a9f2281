import { CreateMembershipDto, type MembershipView } from '@northlight/contracts';
import { HttpError, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';

const order = [
  ...(['name', 'shortDescription', 'description', 'monthlyPrice', 'discountPercentage'] as const),
  ...(['priorityBookingHours', 'guestPasses', 'displayOrder', 'featuredTier'] as const),
];

interface MembershipFormOptions {
  /** What is there already; undefined for a new one. */
  readonly plan: MembershipView | undefined;
  readonly save: (values: CreateMembershipDto) => Promise<unknown>;
  /** What is said when the server says nothing (§8). */
  readonly failed: string;
}

/** The membership form (§5), from the first letter until it is saved. It keeps what is typed. */
export function useMembershipForm({ plan, save, failed }: MembershipFormOptions) {
  const { field, summary, submit } = useRuledForm<CreateMembershipDto>(CreateMembershipDto, initial(plan), order);
  const call = useMutation({ mutationFn: save });
  return {
    field,
    summary,
    isSaving: call.isPending || call.isSuccess,
    failure: call.error && !hasFields(call.error) ? failureOf(call.error, failed) : undefined,
    save: submit((values) => call.mutateAsync(values)),
  };
}

const empty = {
  ...{ name: '', shortDescription: '', description: '', monthlyPrice: '', discountPercentage: '' },
  ...{ priorityBookingHours: '', guestPasses: '0', displayOrder: '999', featuredTier: false },
};

/** Numbers are text while somebody types them; the rules read them. */
function initial(plan: MembershipView | undefined) {
  if (!plan) return empty as never;
  const { name, shortDescription, description, featuredTier } = plan;
  return {
    ...{ name, shortDescription, description, featuredTier },
    monthlyPrice: plan.monthlyPrice.toFixed(2),
    discountPercentage: String(plan.discountPercentage),
    priorityBookingHours: String(plan.priorityBookingHours),
    guestPasses: String(plan.guestPasses),
    displayOrder: String(plan.displayOrder),
  } as never;
}

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;

const failureOf = (reason: Error, failed: string): string =>
  (reason instanceof HttpError && reason.userMessage) || failed;
