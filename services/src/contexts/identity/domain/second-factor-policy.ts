interface Policy {
  readonly SECOND_FACTOR_FOR_STAFF?: 'off' | 'required';
  readonly NODE_ENV: string;
}

interface Member {
  readonly isAdmin: boolean;
  readonly roles: readonly string[];
  readonly secondFactorAt: Date | null;
}

/** Whether an account may do its work only with a second factor. Nobody who sits at a browser can turn this off. */
export const isSecondFactorRequired = (
  { isAdmin, roles }: Pick<Member, 'isAdmin' | 'roles'>,
  { SECOND_FACTOR_FOR_STAFF, NODE_ENV }: Policy,
): boolean =>
  (isAdmin || roles.length > 0) &&
  (SECOND_FACTOR_FOR_STAFF ?? (NODE_ENV === 'production' ? 'required' : 'off')) === 'required';

/** Whether it has none yet, and works here: until then it has no powers. */
export const mustSetUpSecondFactor = (user: Member, policy: Policy): boolean =>
  user.secondFactorAt === null && isSecondFactorRequired(user, policy);
